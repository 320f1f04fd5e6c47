#pragma once

#include <cstddef>

#include "engine/brave_rats/state.h"

namespace cheesemoon::brave_rats {

constexpr unsigned cards_kept(const State& state) {
  return state.draft_clock & 15U;
}
constexpr std::size_t batch_number(const State& state) {
  return cards_kept(state) / batch_size;
}

/// Who draws the batch that is due: the first player, then the second, and so on in turn.
constexpr Seat batch_drawer(const State& state) {
  const Seat first = (state.draft_clock & 16U) == 0 ? Seat::one : Seat::two;
  return batch_number(state) % 2 == 0 ? first : other(first);
}

/// Who keeps the next card of the batch: drawer and opponent in turn.
constexpr Seat draft_picker(const State& state) {
  const Seat drawer = batch_drawer(state);
  return cards_kept(state) % 2 == 0 ? drawer : other(drawer);
}

/// The cards of the draft that nobody has drawn.
constexpr Hand undrawn(const State& state) {
  return Hand::two_of_each() - state.sides[0].hand - state.sides[1].hand - state.pool;
}

/// The picker keeps a card of the batch. Only the first of a batch stays secret: the opponent has
/// seen the others, and sees which of them are missing when the batch comes back.
constexpr void pick(State& state, Card card) {
  Side& picker = side_of(state, draft_picker(state));
  state.pool.remove(card);
  picker.hand.add(card);
  if (cards_kept(state) % batch_size == 0) picker.secret.add(card);
  ++state.draft_clock;
  if (state.pool.size() > 1) return;

  side_of(state, draft_picker(state)).hand.add(lowest(state.pool));
  state.pool = {};
  const bool was_last = cards_kept(state) == 4 * batch_size - 1;
  ++state.draft_clock;
  state.phase = Phase::draft_draw;
  if (!was_last) return;
  // Whoever knows his own eight cards knows the other eight.
  for (Side& side : state.sides) side.secret = {};
  state.draft_clock = 0;
  state.phase = Phase::play;
}

}  // namespace cheesemoon::brave_rats
