#pragma once

#include <string_view>

#include "engine/brave_rats/observation.h"
#include "engine/core/fixed_text.h"
#include "engine/core/notation_error.h"
#include "engine/core/result.h"

namespace cheesemoon::brave_rats {

/// What a player who has to choose may know, as text: his seat and a position in which nothing is
/// said of what he does not know.
///
/// While rounds are played `seat-2-p1-01234567-p2-01234567-w-00-g-00-s-00-h-00`, followed by
/// `-c-5x` or `-c-x5` only if the opponent has shown that card. In a draft
/// `seat-1-draft-f-1-p1-034-p2-56?-n-0134`: a `?` for every card of the opponent's that was not
/// seen.
using ObservationText = FixedText<96>;
ObservationText write_observation(const Observation& seen);

/// A position together with the seat from which it is looked at.
struct SeenPosition {
  State state;
  Seat viewer = Seat::one;
};

/// Some state that looks like this to the player; cards that he has not seen are any that fit.
Result<SeenPosition, NotationError> read_observation(std::string_view text);

}  // namespace cheesemoon::brave_rats
