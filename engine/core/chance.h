#pragma once

#include <cassert>
#include <cstdint>

#include "engine/core/game.h"
#include "engine/core/legal.h"
#include "engine/core/random.h"

namespace cheesemoon {

/// Draws one outcome of the chance event that is due, each by its weight.
template <Game G>
constexpr typename G::Action draw_chance(const typename G::State& state, Random& random) {
  std::uint32_t total = 0;
  G::for_each_legal(state, Seat::chance, [&](const typename G::Action& outcome) {
    total += G::chance_weight(state, outcome);
  });
  // Below the sum of all weights, so that it falls to one of them.
  assert(total > 0);
  const std::uint32_t ticket = random.below(total);
  std::uint32_t passed = 0;
  typename G::Action drawn{};
  G::for_each_legal(state, Seat::chance, [&](const typename G::Action& outcome) {
    if (passed <= ticket) drawn = outcome;
    passed += G::chance_weight(state, outcome);
  });
  return drawn;
}

/// A move of a seat that has to act: chance by its weights, anyone else uniformly.
template <Game G>
constexpr Move<typename G::Action> draw_move(const typename G::State& state, Random& random) {
  const Seat seat = G::actors(state).first();
  if (seat == Seat::chance) return {seat, draw_chance<G>(state, random)};
  Handful<G> handful;
  const std::size_t count = take_legal(state, seat, 0, handful);
  const std::uint32_t number = random.below(static_cast<std::uint32_t>(count));
  return {seat, nth_legal(state, seat, number, handful)};
}

}  // namespace cheesemoon
