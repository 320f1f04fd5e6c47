#pragma once

#include <functional>
#include <span>
#include <utility>

#include "engine/core/game.h"
#include "engine/core/result.h"
#include "players/budget.h"
#include "players/fault.h"
#include "players/history.h"
#include "players/progress.h"

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

  /// What a choice is, or why there is none. Players of this house always have one.
  using Choice = Result<typename G::Action, Fault>;

  /// One of the actions offered; there is at least one. The budget is for the whole turn that the
  /// action begins or is part of.
  Choice choose(const typename G::Observation& seen, std::span<const typename G::Action> offered,
                const Budget& budget = {}) {
    return answer(seen, offered, budget);
  }

  /// Tells how the game came to where it is, before a choice. Only for games that are played in the
  /// open; few players care.
  virtual void follow(const History<G>& /*history*/) {}

  /// Hears what the player thinks while it chooses, in the thread that asked it to.
  using Listener = std::function<void(const Progress<G>&)>;
  void listen(Listener listener) { listener_ = std::move(listener); }

 protected:
  /// Whether anybody hears what is told.
  [[nodiscard]] bool is_heard() const { return listener_ != nullptr; }
  void tell(const Progress<G>& progress) const {
    if (listener_) listener_(progress);
  }

 private:
  virtual Choice answer(const typename G::Observation& seen,
                        std::span<const typename G::Action> offered, const Budget& budget) = 0;

  Listener listener_;
};

}  // namespace cheesemoon::players
