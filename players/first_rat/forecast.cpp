#include "players/first_rat/forecast.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/first_rat/points.h"
#include "players/first_rat/weights.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

template <std::size_t Size>
float product(const std::array<float, Size>& left, const std::array<float, Size>& right) {
  float sum = 0;
  for (std::size_t place = 0; place < Size; ++place) sum += left[place] * right[place];
  return sum;
}

}  // namespace

const Weights& weights_for(const Table& table) {
  return tuned_weights()[table.against_greg ? 0 : table.team_count - 1U];
}

std::size_t deciding_team(const Table& table) {
  return table.turn.phase == Phase::greg_best ? 0 : table.turn.team;
}

float expected_turns(const Table& table, std::size_t team, const Weights& weights) {
  const int known = turns_left(table, team);
  if (known >= 0) return static_cast<float>(known);
  // Whoever has not yet had this round's turn has one more.
  const float rounds = std::clamp(product(pace_features(table), weights.pace), 1.0F, 30.0F);
  return rounds + (team >= table.turn.team ? 1.0F : 0.0F);
}

float forecast_points(const Table& table, std::size_t team, const Weights& weights) {
  if (table.turn.phase == Phase::over) return static_cast<float>(breakdown_of(table, team).total());
  const float turns = expected_turns(table, team, weights);
  const bool is_greg = table.against_greg && team == greg;
  return static_cast<float>(safe_points(table, team)) +
         product(features(table, team, turns), is_greg ? weights.greg : weights.team);
}

Forecast forecast(const Table& table, const Weights& weights) {
  Forecast forecast;
  if (table.turn.phase == Phase::over) {
    const Outcome outcome = outcome_of(table);
    const auto winners = static_cast<float>(std::popcount(outcome.winners));
    for (std::size_t team = 0; team < table.team_count; ++team) {
      forecast.points[team] = static_cast<float>(outcome.breakdown[team].total());
      forecast.win_share[team] = outcome.wins(team) ? 1 / winners : 0;
    }
    return forecast;
  }
  float best = -1000;
  for (std::size_t team = 0; team < table.team_count; ++team) {
    forecast.points[team] = forecast_points(table, team, weights);
    best = std::max(best, forecast.points[team]);
  }
  const float spread = weights.spread + weights.spread_per_turn * expected_turns(table, 0, weights);
  float sum = 0;
  for (std::size_t team = 0; team < table.team_count; ++team) {
    forecast.win_share[team] = std::exp((forecast.points[team] - best) / spread);
    sum += forecast.win_share[team];
  }
  for (std::size_t team = 0; team < table.team_count; ++team) forecast.win_share[team] /= sum;
  return forecast;
}

}  // namespace cheesemoon::players
