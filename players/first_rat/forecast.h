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

/// Forecasts for many tables that one turn can lead to: the teams that do not move are looked at
/// once only, as long as nothing changes for them.
class TurnForecast {
 public:
  explicit TurnForecast(const Weights& weights) : weights_(weights) {}
  Forecast operator()(const first_rat::Table& table);

 private:
  /// A team's final points, as far as they do not depend on how long the game goes on.
  struct Prospect {
    bool is_known = false;
    first_rat::Team team;
    Surroundings surroundings;
    float points = 0;
    float points_by_turns = 0;
  };
  const Prospect& prospect_of(const first_rat::Table& table, std::size_t team,
                              const Surroundings& surroundings);

  const Weights& weights_;
  std::array<Prospect, first_rat::most_seats> prospects_{};
};

/// What a team plays for: to win, and a little for points, so that a lost game is still played
/// well.
constexpr float point_worth = 0.002F;
inline float worth_of(const Forecast& expected, std::size_t team) {
  return expected.win_share[team] + point_worth * expected.points[team];
}

/// Whose decision is due: in Greg's turn the player decides between equal tracks.
std::size_t deciding_team(const first_rat::Table& table);

}  // namespace cheesemoon::players
