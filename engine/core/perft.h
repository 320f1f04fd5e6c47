#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/core/game.h"
#include "engine/core/legal.h"

namespace cheesemoon {

/// Nobody counts deeper.
constexpr std::size_t max_perft_depth = 32;

/// Counts the distinct sequences of `depth` record entries from a state; a game that is over
/// counts nothing deeper. `settle` sees every state first and may resolve chance that is already
/// decided, so that only what is still open is counted.
template <Game G, class Settle>
std::uint64_t perft(typename G::State state, std::size_t depth, Settle settle) {
  assert(depth <= max_perft_depth);
  struct Level {
    typename G::State state;
    Seat seat = Seat::chance;
    Handful<G> handful;
    std::size_t legal = 0;
    /// In the handful.
    std::size_t next = 0;
    std::size_t remaining = 0;
  };
  FixedVector<Level, max_perft_depth * G::Entry::capacity() + 1> path;
  std::uint64_t sequences = 0;

  // Says whether it goes deeper from there.
  const auto enter = [&](typename G::State entered, std::size_t remaining) {
    settle(entered);
    if (remaining == 0) {
      ++sequences;
      return false;
    }
    const Actors actors = G::actors(entered);
    if (actors.empty()) return false;
    Level& level = path.append();
    level.state = entered;
    level.seat = actors.first();
    level.legal = take_legal(entered, level.seat, 0, level.handful);
    level.next = 0;
    level.remaining = remaining;
    return true;
  };

  enter(state, depth);
  while (!path.empty()) {
    Level& level = path[path.size() - 1];
    bool goes_deeper = false;
    while (!goes_deeper && level.next < level.handful.actions.size()) {
      typename G::State after = level.state;
      [[maybe_unused]] const Applied applied =
          G::apply(after, level.seat, level.handful.actions[level.next++]);
      assert(applied == Applied::done);
      goes_deeper = enter(after, level.remaining - (G::is_between_entries(after) ? 1 : 0));
    }
    if (goes_deeper) continue;
    const std::size_t done = level.handful.first + level.next;
    if (done < level.legal) {
      take_legal(level.state, level.seat, done, level.handful);
      level.next = 0;
    } else {
      path.pop_back();
    }
  }
  return sequences;
}

}  // namespace cheesemoon
