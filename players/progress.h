#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/game.h"

namespace cheesemoon::players {

/// What a player thinks of a position so far. A player leaves empty what it does not think about.
template <Game G>
struct Progress {
  /// By seat.
  std::vector<double> win_share;
  std::vector<double> points;
  unsigned depth = 0;
  std::uint64_t nodes = 0;
  /// The actions that are expected to follow each other, from the one that is due.
  std::vector<typename G::Action> line;
  /// How often to take each action, where it is best to mix them.
  struct Share {
    typename G::Action action;
    double probability = 0;
  };
  std::vector<Share> strategy;
};

}  // namespace cheesemoon::players
