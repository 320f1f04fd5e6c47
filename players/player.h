#pragma once

#include <span>

#include "engine/core/game.h"
#include "players/budget.h"

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

  /// One of the actions offered; there is at least one. The budget is for the whole turn that the
  /// action begins or is part of.
  typename G::Action choose(const typename G::Observation& seen,
                            std::span<const typename G::Action> offered,
                            const Budget& budget = {}) {
    return answer(seen, offered, budget);
  }

 private:
  virtual typename G::Action answer(const typename G::Observation& seen,
                                    std::span<const typename G::Action> offered,
                                    const Budget& budget) = 0;
};

}  // namespace cheesemoon::players
