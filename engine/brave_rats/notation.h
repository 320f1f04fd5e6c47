#pragma once

#include <array>
#include <string_view>

#include "engine/brave_rats/action.h"
#include "engine/brave_rats/state.h"
#include "engine/core/fixed_text.h"
#include "engine/core/notation_error.h"
#include "engine/core/result.h"

namespace cheesemoon::brave_rats {

/// Positions as text.
///
/// While rounds are played the notation of the published solution,
/// `p1-01234567-p2-01234567-w-00-g-00-s-00-h-00`, followed by `-c-5x` or `-c-x5` while one player
/// has chosen a card and the other has not, and by `-r-1` (winner 1, 2 or 0) when the game is over.
/// Before that `traitor-p1-0123567-p2-01234567-n-4` (n: cards that are nobody's yet), `deal-...`
/// alike, and `draft-f-1-p1-04+3-p2-56+-n-0134`: who drew first (0: not decided), hands as what the
/// opponent knows of them + what he does not, and the batch.
using PositionText = FixedText<96>;
PositionText write_position(const State& state);
Result<State, NotationError> read_position(std::string_view text);

/// Actions as text: `first 1`, `draw 3`, `pick 3`, `play 3`.
using ActionText = FixedText<8>;
ActionText write_action(const Action& action);
Result<Action, NotationError> read_action(std::string_view text);

/// Record entries as text: `pick 3`, or a round with red's card first, `6:0`.
ActionText write_entry(const Entry& entry);
Result<Entry, NotationError> read_entry(const State& state, std::string_view text);

/// Hands as ascending digits.
using HandText = FixedText<16>;
HandText write_hand(Hand hand);
Result<Hand, NotationError> read_hand(std::string_view text);

inline constexpr std::array<std::string_view, 4> variant_names{"base", "traitor", "draft", "deal"};
constexpr std::string_view variant_name(Variant variant) {
  return variant_names[static_cast<std::size_t>(variant)];
}
Result<Variant, NotationError> read_variant(std::string_view text);

}  // namespace cheesemoon::brave_rats
