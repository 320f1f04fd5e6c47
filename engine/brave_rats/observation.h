#pragma once

#include <array>
#include <cstdint>

#include "engine/brave_rats/draft.h"
#include "engine/brave_rats/play.h"
#include "engine/brave_rats/state.h"

namespace cheesemoon::brave_rats {

/// What one player may know. It has no place for a card that is hidden from him.
struct Observation {
  Seat viewer = Seat::one;
  Phase phase = Phase::play;
  Hand own;
  /// The opponent's cards as far as they are known, and how many more he has.
  Hand opponent;
  std::uint8_t opponent_hidden = 0;
  /// The card this player has chosen, while the round waits for the opponent.
  Choice own_choice;
  /// The card the opponent has to show first in a revealed round, once he has.
  Choice shown;
  std::uint8_t draft_clock = 0;
  /// The batch of a draft, if this player has seen it: both have, once it was passed on.
  Hand batch;
  Standing own_standing;
  Standing opponent_standing;

  friend constexpr bool operator==(const Observation&, const Observation&) = default;
};

constexpr Observation observe(const State& state, Seat viewer) {
  const Side& own = side_of(state, viewer);
  const Side& opponent = side_of(state, other(viewer));
  Observation seen;
  seen.viewer = viewer;
  seen.phase = state.phase;
  seen.own = own.hand;
  seen.own_standing = own.standing;
  seen.opponent_standing = opponent.standing;
  seen.own_choice = own.choice;
  if (own.standing.sees_first != 0) seen.shown = opponent.choice;
  seen.draft_clock = state.draft_clock;
  if (state.phase == Phase::deal) {
    seen.opponent_hidden = static_cast<std::uint8_t>(opponent.hand.size());
    return seen;
  }
  const bool just_drawn = cards_kept(state) % batch_size == 0;
  if (state.phase == Phase::draft_pick && (!just_drawn || draft_picker(state) == viewer))
    seen.batch = state.pool;

  // A secret is over when every card that has not been seen must be in the opponent's hand.
  const Hand known = opponent.hand - opponent.secret;
  const unsigned seen_cards = own.hand.size() + known.size() + seen.batch.size();
  const bool deduced = seen_cards + opponent.secret.size() == Hand::two_of_each().size();
  seen.opponent = deduced ? opponent.hand : known;
  seen.opponent_hidden = static_cast<std::uint8_t>(deduced ? 0 : opponent.secret.size());
  return seen;
}

/// The position of the play phase that a player sees, as it was before anyone chose: all there is
/// to know, as both hands are known to both.
constexpr State position_seen(const Observation& seen) {
  State state{};
  Side& own = side_of(state, seen.viewer);
  Side& opponent = side_of(state, other(seen.viewer));
  own.hand = seen.own;
  own.standing = seen.own_standing;
  opponent.hand = seen.opponent;
  opponent.standing = seen.opponent_standing;
  state.phase = seen.phase;
  return state;
}

}  // namespace cheesemoon::brave_rats
