#pragma once

#include <span>

#include "engine/core/game.h"

namespace cheesemoon::players {

/// Whoever chooses actions for a seat. A player is given what the seat may know and what it may
/// do, and nothing else.
template <Game G>
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  /// One of the actions offered; there is at least one.
  virtual typename G::Action choose(const typename G::Observation& seen,
                                    std::span<const typename G::Action> offered) = 0;
};

}  // namespace cheesemoon::players
