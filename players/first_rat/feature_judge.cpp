#include "players/first_rat/feature_judge.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "players/first_rat/exponential.h"
#include "players/first_rat/hash.h"
#include "players/first_rat/weights.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// Four sums side by side, so that the machine can add them at once.
template <std::size_t Size>
float product(const std::array<float, Size>& left, const std::array<float, Size>& right) {
  constexpr std::size_t lanes = 4;
  static_assert(Size % lanes == 0);
  std::array<float, lanes> sums{};
  for (std::size_t place = 0; place < Size; place += lanes) {
    for (std::size_t lane = 0; lane < lanes; ++lane)
      sums[lane] += left[place + lane] * right[place + lane];
  }
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// Turns to come on a table whose end is known, or by the rounds that are expected.
float turns_of(const Table& table, std::size_t team, float rounds) {
  const int known = turns_left(table, team);
  if (known >= 0) return static_cast<float>(known);
  // Whoever has not yet had this round's turn has one more.
  return rounds + (team >= table.turn.team ? 1.0F : 0.0F);
}

float expected_rounds(const Table& table, const Weights& weights) {
  return std::clamp(product(pace_features(table), weights.pace), 1.0F, 30.0F);
}

/// A team's final points, as far as they do not depend on how long the game goes on.
struct Prospect {
  Team team;
  float points = 0;
  float points_by_turns = 0;
};

Prospect prospect_of(const Table& table, std::size_t team, const Weights& weights) {
  const bool is_greg = table.against_greg && team == greg;
  const Features seen = features(table, team);
  return {table.teams[team],
          static_cast<float>(safe_points(table, team)) +
              product(seen, is_greg ? weights.greg : weights.team),
          product(seen, is_greg ? weights.greg_by_turns : weights.team_by_turns)};
}

/// Forecasts for tables of one game. Most turns change one team, and what surrounds all teams only
/// now and then: the others are looked at once for all tables that look alike to them.
class GameForecasts {
 public:
  explicit GameForecasts(const Weights& weights) : weights_(weights) {}

  Forecast operator()(const Table& table) {
    if (table.turn.phase == Phase::over) return ending_of(table);
    const float rounds = expected_rounds(table, weights_);
    const std::array<Prospect, most_seats>& prospects = prospects_on(table);
    Forecast forecast;
    float best = -1000;
    for (std::size_t team = 0; team < table.team_count; ++team) {
      const float turns = turns_of(table, team, rounds);
      forecast.points[team] = prospects[team].points + prospects[team].points_by_turns * turns / 10;
      best = std::max(best, forecast.points[team]);
    }
    const float spread = weights_.spread + weights_.spread_per_turn * turns_of(table, 0, rounds);
    float sum = 0;
    for (std::size_t team = 0; team < table.team_count; ++team) {
      forecast.win_share[team] = exponential((forecast.points[team] - best) / spread);
      sum += forecast.win_share[team];
    }
    for (std::size_t team = 0; team < table.team_count; ++team) forecast.win_share[team] /= sum;
    return forecast;
  }

 private:
  struct Scene {
    Surroundings surroundings{};
    /// How many teams were looked at.
    std::uint8_t known = 0;
    std::array<Prospect, most_seats> prospects{};
  };

  const std::array<Prospect, most_seats>& prospects_on(const Table& table) {
    Scene& scene = scene_of(surroundings_of(table));
    for (std::size_t team = 0; team < table.team_count; ++team) {
      Prospect& prospect = scene.prospects[team];
      if (team >= scene.known || prospect.team != table.teams[team])
        prospect = prospect_of(table, team, weights_);
    }
    scene.known = table.team_count;
    return scene.prospects;
  }

  Scene& scene_of(const Surroundings& surroundings) {
    std::uint8_t& number = numbers_[hash_of(surroundings) % numbers_.size()];
    if (number == 0) {
      scenes_.emplace_back();
      number = static_cast<std::uint8_t>(scenes_.size());
    }
    Scene& scene = scenes_[number - 1U];
    if (scene.surroundings != surroundings) {
      scene.surroundings = surroundings;
      scene.known = 0;
    }
    return scene;
  }

  const Weights& weights_;
  std::vector<Scene> scenes_;
  /// Of the scene that was last met with a hash, counted from 1; 0 for none.
  std::array<std::uint8_t, 128> numbers_{};
};

bool is_same_game(const Table& left, const Table& right) {
  return left.team_count == right.team_count && left.against_greg == right.against_greg &&
         std::memcmp(&left.printed, &right.printed, sizeof(Printed)) == 0;
}

template <class WeightsOf>
Judge feature_judge_with(WeightsOf weights_of) {
  return [weights_of](std::span<const Table* const> tables, std::span<Forecast> expected) {
    std::optional<GameForecasts> forecasts;
    for (std::size_t place = 0; place < tables.size(); ++place) {
      const Table& table = *tables[place];
      if (place == 0 || !is_same_game(*tables[place - 1], table))
        forecasts.emplace(weights_of(table));
      expected[place] = (*forecasts)(table);
    }
  };
}

}  // namespace

Judge feature_judge(const Weights& weights) {
  return feature_judge_with(
      [&weights](const Table& /*table*/) -> const Weights& { return weights; });
}

const Judge& house_judge() {
  static const Judge judge = feature_judge_with(tuned_weights_for);
  return judge;
}

float expected_turns(const Table& table, std::size_t team, const Weights& weights) {
  return turns_of(table, team, expected_rounds(table, weights));
}

}  // namespace cheesemoon::players
