#pragma once

#include <array>
#include <cstddef>

#include "engine/first_rat/table.h"
#include "players/first_rat/features.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::players {

/// What was learnt from games: how much everything is worth in final points.
struct Weights {
  /// Rounds to come after this one, while the end is not in sight.
  std::array<float, pace_feature_count> pace;
  /// Points to come of a team, and of Greg: whatever happens, and for every ten turns still to
  /// come.
  Features team;
  Features team_by_turns;
  Features greg;
  Features greg_by_turns;
  /// How far final points are off, in points: at the end and per turn that is left.
  float spread;
  float spread_per_turn;
};

/// A judge that adds up features. The weights have to stay as long as it does; that of the house
/// takes those that were learnt for as many as play.
Judge feature_judge(const Weights& weights);

/// Turns that a team is expected to have still.
float expected_turns(const first_rat::Table& table, std::size_t team, const Weights& weights);

}  // namespace cheesemoon::players
