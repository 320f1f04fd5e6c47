#pragma once

#include <array>
#include <cstddef>

#include "engine/first_rat/table.h"
#include "players/first_rat/features.h"

namespace cheesemoon::players {

/// What was learnt from games: how much everything is worth in final points.
struct Weights {
  /// Rounds to come after this one, while the end is not in sight.
  std::array<float, pace_feature_count> pace;
  /// Points to come of a team, and of Greg.
  std::array<float, feature_count> team;
  std::array<float, feature_count> greg;
  /// How far final points are off, in points: at the end and per turn that is left.
  float spread;
  float spread_per_turn;
};

/// How a game is expected to end, seen from the end of any turn.
struct Forecast {
  std::array<float, first_rat::most_seats> points{};
  std::array<float, first_rat::most_seats> win_share{};
};

/// The weights for that table: they differ by how many play.
const Weights& weights_for(const first_rat::Table& table);

/// Turns that a team is expected to have still.
float expected_turns(const first_rat::Table& table, std::size_t team, const Weights& weights);

/// The final points of one team.
float forecast_points(const first_rat::Table& table, std::size_t team, const Weights& weights);

Forecast forecast(const first_rat::Table& table, const Weights& weights);

/// What a team plays for: to win, and a little for points, so that a lost game is still played
/// well.
constexpr float point_worth = 0.002F;
inline float worth_of(const Forecast& expected, std::size_t team) {
  return expected.win_share[team] + point_worth * expected.points[team];
}

/// Whose decision is due: in Greg's turn the player decides between equal tracks.
std::size_t deciding_team(const first_rat::Table& table);

}  // namespace cheesemoon::players
