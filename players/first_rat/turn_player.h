#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/first_rat/first_rat.h"
#include "players/player.h"

namespace cheesemoon::players {

/// A player that plans a whole turn at its first decision and then sticks to it.
class TurnPlayer : public Player<first_rat::FirstRat> {
 private:
  /// The decisions of the turn that begins, or goes on, on this table.
  virtual std::vector<first_rat::Action> plan(const first_rat::Table& table,
                                              const Budget& budget) = 0;

  Choice answer(const first_rat::Observation& seen, std::span<const first_rat::Action> offered,
                const Budget& budget) final;

  std::vector<first_rat::Action> planned_;
  std::size_t next_ = 0;
  /// The table on which the next planned decision is to be made.
  std::uint64_t expected_ = 0;
};

}  // namespace cheesemoon::players
