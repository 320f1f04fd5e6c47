#pragma once

#include <vector>

#include "engine/core/game.h"

namespace cheesemoon::players {

/// Everything that a seat may do, as it is offered to a player.
template <Game G>
std::vector<typename G::Action> legal_actions(const typename G::State& state, Seat seat) {
  std::vector<typename G::Action> actions;
  G::for_each_legal(state, seat,
                    [&](const typename G::Action& action) { actions.push_back(action); });
  return actions;
}

}  // namespace cheesemoon::players
