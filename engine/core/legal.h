#pragma once

#include <cstddef>

#include "engine/core/game.h"

/// What one can want of legal actions without having room for all of them.
namespace cheesemoon {

template <Game G>
constexpr std::size_t count_legal(const typename G::State& state, Seat seat) {
  std::size_t count = 0;
  G::for_each_legal(state, seat, [&](const typename G::Action& /*action*/) { ++count; });
  return count;
}

/// Legal actions in their order, from one of them on, as many as are quickly put on a stack. Nearly
/// always that is all of them.
template <Game G>
struct Handful {
  FixedVector<typename G::Action, 128> actions;
  /// The number of the first one.
  std::size_t first = 0;
};

/// Takes a handful, and says how many legal actions there are in all.
template <Game G>
constexpr std::size_t take_legal(const typename G::State& state, Seat seat, std::size_t first,
                                 Handful<G>& handful) {
  std::size_t before = 0;
  std::size_t after = 0;
  handful.actions.clear();
  handful.first = first;
  G::for_each_legal(state, seat, [&](const typename G::Action& action) {
    if (before < first) {
      ++before;
    } else if (handful.actions.full()) {
      ++after;
    } else {
      handful.actions.push_back(action);
    }
  });
  return before + handful.actions.size() + after;
}

/// The legal action with this number; the handful is taken anew if it lacks it.
template <Game G>
constexpr const typename G::Action& nth_legal(const typename G::State& state, Seat seat,
                                              std::size_t number, Handful<G>& handful) {
  if (number - handful.first >= handful.actions.size()) take_legal(state, seat, number, handful);
  return handful.actions[number - handful.first];
}

}  // namespace cheesemoon
