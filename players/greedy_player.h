#pragma once

#include "engine/core/random.h"
#include "engine/first_rat/first_rat.h"
#include "players/player.h"

namespace cheesemoon::players {

/// How good a table looks for a team: points it has, and what goods, lights, rats and items will
/// still bring. In points, roughly.
double first_rat_outlook(const first_rat::Table& table, std::size_t place);

/// Takes whatever looks best at once, without a thought for what comes after.
class GreedyPlayer final : public Player<first_rat::FirstRat> {
 public:
  explicit GreedyPlayer(Random random) : random_(random) {}

  first_rat::Action choose(const first_rat::Observation& seen,
                           std::span<const first_rat::Action> offered) override;

 private:
  /// Decides between what looks equally good.
  Random random_;
};

}  // namespace cheesemoon::players
