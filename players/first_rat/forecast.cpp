#include "players/first_rat/forecast.h"

#include <algorithm>
#include <bit>

#include "engine/first_rat/points.h"
#include "players/first_rat/exponential.h"
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

}  // namespace

const Weights& weights_for(const Table& table) {
  return tuned_weights()[table.against_greg ? 0 : table.team_count - 1U];
}

std::size_t deciding_team(const Table& table) {
  return table.turn.phase == Phase::greg_best ? 0 : table.turn.team;
}

float expected_turns(const Table& table, std::size_t team, const Weights& weights) {
  return turns_of(table, team, expected_rounds(table, weights));
}

float forecast_points(const Table& table, std::size_t team, const Weights& weights) {
  return forecast(table, weights).points[team];
}

Forecast forecast(const Table& table, const Weights& weights) {
  return TurnForecast(weights)(table);
}

const TurnForecast::Prospect& TurnForecast::prospect_of(const Table& table, std::size_t team,
                                                        const Surroundings& surroundings) {
  Prospect& prospect = prospects_[team];
  // Where a team's markers lie is not asked: on the tables that one turn leads to they lie where
  // they lay unless there are more of them.
  if (prospect.is_known && prospect.team == table.teams[team] &&
      prospect.surroundings == surroundings)
    return prospect;
  const bool is_greg = table.against_greg && team == greg;
  const Features seen = features(table, team);
  prospect.is_known = true;
  prospect.team = table.teams[team];
  prospect.surroundings = surroundings;
  prospect.points = static_cast<float>(safe_points(table, team)) +
                    product(seen, is_greg ? weights_.greg : weights_.team);
  prospect.points_by_turns =
      product(seen, is_greg ? weights_.greg_by_turns : weights_.team_by_turns);
  return prospect;
}

Forecast TurnForecast::operator()(const Table& table) {
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
  const Surroundings surroundings = surroundings_of(table);
  const float rounds = expected_rounds(table, weights_);
  float best = -1000;
  for (std::size_t team = 0; team < table.team_count; ++team) {
    const Prospect& prospect = prospect_of(table, team, surroundings);
    const float turns = turns_of(table, team, rounds);
    forecast.points[team] = prospect.points + prospect.points_by_turns * turns / 10;
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

}  // namespace cheesemoon::players
