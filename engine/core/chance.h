#pragma once

#include <cassert>
#include <cstdint>

#include "engine/core/game.h"
#include "engine/core/random.h"

namespace cheesemoon {

/// Draws one outcome of the chance event that is due, each by its weight.
template <Game G>
constexpr typename G::Action draw_chance(const typename G::State& state, Random& random) {
  const auto outcomes = G::legal_actions(state, Seat::chance);
  assert(!outcomes.empty());
  std::uint32_t total = 0;
  for (const auto& outcome : outcomes) total += G::chance_weight(state, outcome);
  // Below the sum of all weights, so that it falls to one of them.
  std::uint32_t ticket = random.below(total);
  for (const auto* outcome = outcomes.begin();; ++outcome) {
    const std::uint32_t weight = G::chance_weight(state, *outcome);
    if (ticket < weight) return *outcome;
    ticket -= weight;
  }
}

/// A move of a seat that has to act: chance by its weights, anyone else uniformly.
template <Game G>
constexpr Move<typename G::Action> draw_move(const typename G::State& state, Random& random) {
  const Seat seat = G::actors(state).first();
  if (seat == Seat::chance) return {seat, draw_chance<G>(state, random)};
  const auto actions = G::legal_actions(state, seat);
  return {seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]};
}

}  // namespace cheesemoon
