#include "players/first_rat/tuning.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <tuple>
#include <utility>
#include <vector>

#include "cores/workers.h"
#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/points.h"
#include "players/first_rat/search.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// A table at the end of a turn, and how its game went on.
struct Sample {
  Table table;
  std::array<std::int16_t, most_seats> final_points{};
  std::array<float, most_seats> win_share{};
  std::uint16_t final_round = 0;
  bool held_out = false;
};

/// One turn in so many is looked at, so that samples are not all alike.
constexpr std::uint32_t sampled_turns = 3;
/// One turn in so many is drawn at random, so that there is something to learn from mistakes.
constexpr std::uint32_t random_turns = 12;

/// How a generation plays: at random without a judge, greedily with one node a turn.
struct Style {
  Judge judge;
  std::uint64_t nodes = 1;
};

/// Plays one game and adds samples of it.
void play(const Options& options, const Style& style, Random random, bool held_out,
          std::vector<Sample>& samples) {
  TurnTree turns;
  TurnSearch search(random, {.judge = style.judge});
  Budget budget;
  budget.nodes = style.nodes;
  const auto choose_turn = [&](const Table& table) {
    const bool is_random = !style.judge || random.below(random_turns) == 0;
    if (!is_random) return search.think(table, budget).lines.front().actions;
    turns.grow(table);
    return turns.actions(random.below(static_cast<std::uint32_t>(turns.size())));
  };
  State state = FirstRat::start(options);
  const std::size_t first = samples.size();
  while (!FirstRat::is_terminal(state)) {
    const Seat seat = FirstRat::actors(state).first();
    if (seat == Seat::chance) {
      (void)FirstRat::apply(state, seat, draw_chance<FirstRat>(state, random));
      continue;
    }
    for (const Action& action : choose_turn(state.table))
      (void)FirstRat::apply(state, seat, action);
    if (random.below(sampled_turns) == 0 && !FirstRat::is_terminal(state))
      samples.push_back({state.table, {}, {}, 0, held_out});
  }
  const Outcome outcome = FirstRat::outcome(state);
  const auto shares = FirstRat::returns(state);
  for (std::size_t sample = first; sample < samples.size(); ++sample) {
    for (std::size_t team = 0; team < state.table.team_count; ++team) {
      samples[sample].final_points[team] =
          static_cast<std::int16_t>(outcome.breakdown[team].total());
      samples[sample].win_share[team] = static_cast<float>(shares[team]);
    }
    samples[sample].final_round = state.table.round;
  }
}

std::vector<Sample> play_generation(const Options& options, const TuningPlan& plan,
                                    std::uint32_t generation, const Style& style) {
  std::vector<std::vector<Sample>> of_game(plan.games);
  cores::Workers(plan.threads).for_each(plan.games, [&](unsigned /*thread*/, std::size_t game) {
    constexpr std::uint64_t kinds = 8;
    const std::uint64_t stream =
        (std::uint64_t{generation} * plan.games + game) * kinds + options.seats;
    Options kind = options;
    Random random(plan.seed, stream);
    // All that can vary is learnt together.
    kind.variable_path = random.below(3) == 0;
    kind.variable_tracks = random.below(3) == 0;
    kind.all_comics = random.below(2) == 0;
    if (options.solo) kind.solo = static_cast<Difficulty>(random.below(difficulty_count));
    play(kind, style, random, game % 5 == 0, of_game[game]);
  });
  std::vector<Sample> samples;
  for (const auto& game : of_game) samples.insert(samples.end(), game.begin(), game.end());
  return samples;
}

/// Least squares with a little pull towards zero, by normal equations.
template <std::size_t Size>
class Regression {
 public:
  Regression() : matrix_(Size * Size, 0), right_(Size, 0) {}

  void add(const std::array<float, Size>& features, double target) {
    for (std::size_t row = 0; row < Size; ++row) {
      if (features[row] == 0) continue;
      for (std::size_t column = 0; column <= row; ++column)
        matrix_[row * Size + column] += double{features[row]} * features[column];
      right_[row] += features[row] * target;
    }
  }

  std::array<float, Size> solve(double pull) {
    // Cholesky's decomposition in place; the pull keeps it from failing on features nobody has.
    for (std::size_t row = 0; row < Size; ++row) matrix_[row * Size + row] += pull;
    for (std::size_t column = 0; column < Size; ++column) {
      for (std::size_t row = column; row < Size; ++row) {
        double sum = matrix_[row * Size + column];
        for (std::size_t place = 0; place < column; ++place)
          sum -= matrix_[row * Size + place] * matrix_[column * Size + place];
        matrix_[row * Size + column] =
            row == column ? std::sqrt(sum) : sum / matrix_[column * Size + column];
      }
    }
    std::vector<double> solution = right_;
    for (std::size_t row = 0; row < Size; ++row) {
      for (std::size_t place = 0; place < row; ++place)
        solution[row] -= matrix_[row * Size + place] * solution[place];
      solution[row] /= matrix_[row * Size + row];
    }
    for (std::size_t row = Size; row-- > 0;) {
      for (std::size_t place = row + 1; place < Size; ++place)
        solution[row] -= matrix_[place * Size + row] * solution[place];
      solution[row] /= matrix_[row * Size + row];
    }
    std::array<float, Size> weights{};
    std::transform(solution.begin(), solution.end(), weights.begin(),
                   [](double weight) { return static_cast<float>(weight); });
    return weights;
  }

 private:
  std::vector<double> matrix_;
  std::vector<double> right_;
};

bool is_greg(const Table& table, std::size_t team) {
  return table.against_greg && team == greg;
}

std::vector<Forecast> judge_all(const std::vector<Sample>& samples, const Weights& weights) {
  std::vector<const Table*> tables;
  tables.reserve(samples.size());
  for (const Sample& sample : samples) tables.push_back(&sample.table);
  std::vector<Forecast> expected(samples.size());
  feature_judge(weights)(tables, expected);
  return expected;
}

double log_loss(const std::vector<Sample>& samples, const std::vector<Forecast>& expected) {
  double loss = 0;
  for (std::size_t place = 0; place < samples.size(); ++place) {
    for (std::size_t team = 0; team < samples[place].table.team_count; ++team)
      loss -= samples[place].win_share[team] *
              std::log(std::max(1e-6F, expected[place].win_share[team]));
  }
  return loss / static_cast<double>(std::max<std::size_t>(1, samples.size()));
}

/// What a team's points to come are made of: each feature as it is, and by the turns that are left.
std::array<float, 2 * feature_count> once_and_by_turns(const Features& features, float turns) {
  std::array<float, 2 * feature_count> both{};
  for (std::size_t feature = 0; feature < feature_count; ++feature) {
    both[feature] = features[feature];
    both[feature_count + feature] = features[feature] * turns / 10;
  }
  return both;
}

std::pair<Features, Features> halves(const std::array<float, 2 * feature_count>& both) {
  std::pair<Features, Features> result;
  std::copy_n(both.begin(), feature_count, result.first.begin());
  std::copy_n(both.begin() + feature_count, feature_count, result.second.begin());
  return result;
}

Weights fit(const std::vector<Sample>& samples) {
  Weights weights{};
  Regression<pace_feature_count> pace;
  for (const Sample& sample : samples) {
    if (sample.table.last_round == never)
      pace.add(pace_features(sample.table), sample.final_round - sample.table.round);
  }
  weights.pace = pace.solve(1);

  Regression<2 * feature_count> teams;
  Regression<2 * feature_count> gregs;
  for (const Sample& sample : samples) {
    for (std::size_t team = 0; team < sample.table.team_count; ++team) {
      const float turns = expected_turns(sample.table, team, weights);
      const double to_come = sample.final_points[team] - safe_points(sample.table, team);
      auto& regression = is_greg(sample.table, team) ? gregs : teams;
      regression.add(once_and_by_turns(features(sample.table, team), turns), to_come);
    }
  }
  std::tie(weights.team, weights.team_by_turns) = halves(teams.solve(5));
  std::tie(weights.greg, weights.greg_by_turns) = halves(gregs.solve(5));

  double best = 1e9;
  Weights tried = weights;
  for (int spread = 2; spread <= 16; ++spread) {
    for (int per_turn = 0; per_turn <= 10; ++per_turn) {
      tried.spread = static_cast<float>(spread) / 2;
      tried.spread_per_turn = static_cast<float>(per_turn) / 10;
      const double loss = log_loss(samples, judge_all(samples, tried));
      if (loss >= best) continue;
      best = loss;
      weights.spread = tried.spread;
      weights.spread_per_turn = tried.spread_per_turn;
    }
  }
  return weights;
}

HeldOut errors_on(const std::vector<Sample>& samples, const Weights& weights) {
  const std::vector<Forecast> expected = judge_all(samples, weights);
  HeldOut result;
  double squares = 0;
  double target_sum = 0;
  double target_squares = 0;
  double round_squares = 0;
  double count = 0;
  double rounds = 0;
  for (std::size_t place = 0; place < samples.size(); ++place) {
    const Sample& sample = samples[place];
    for (std::size_t team = 0; team < sample.table.team_count; ++team) {
      const double error = double{expected[place].points[team]} - sample.final_points[team];
      const double to_come = sample.final_points[team] - safe_points(sample.table, team);
      squares += error * error;
      target_sum += to_come;
      target_squares += to_come * to_come;
      count += 1;
    }
    if (sample.table.last_round != never) continue;
    const double error = double{expected_turns(sample.table, 0, weights)} -
                         (sample.final_round - sample.table.round + 1);
    round_squares += error * error;
    rounds += 1;
  }
  count = std::max(count, 1.0);
  const double variance = target_squares / count - (target_sum / count) * (target_sum / count);
  result.points_error = std::sqrt(squares / count);
  result.explained = 1 - squares / count / std::max(variance, 1e-9);
  result.win_log_loss = log_loss(samples, expected);
  result.rounds_error = std::sqrt(round_squares / std::max(rounds, 1.0));
  return result;
}

}  // namespace

Tuned tune(const Options& options, const TuningPlan& plan,
           const std::function<void(std::uint32_t, const HeldOut&)>& report) {
  // One generation alone would swing from one way of playing to the next.
  constexpr std::size_t remembered = 4;
  Tuned tuned;
  std::deque<std::vector<Sample>> memory;
  for (std::uint32_t generation = 0; generation < plan.generations; ++generation) {
    Style style;
    if (generation > 0) style.judge = feature_judge(tuned.weights);
    if (2 * generation >= plan.generations) style.nodes = std::max<std::uint64_t>(1, plan.nodes);
    memory.push_back(play_generation(options, plan, generation, style));
    if (memory.size() > remembered) memory.pop_front();
    std::vector<Sample> fitted_to;
    std::vector<Sample> held_out;
    for (const auto& one : memory) {
      for (const Sample& sample : one) (sample.held_out ? held_out : fitted_to).push_back(sample);
    }
    tuned.weights = fit(fitted_to);
    tuned.held_out = errors_on(held_out, tuned.weights);
    report(generation, tuned.held_out);
  }
  return tuned;
}

std::string write_weights(const std::array<Weights, 5>& weights, const std::string& command) {
  std::string text = fmt::format(
      "#include \"players/first_rat/weights.h\"\n\nnamespace cheesemoon::players {{\n\n"
      "// Written by `{}`; do not edit.\nconst std::array<Weights, 5>& tuned_weights() {{\n"
      "  static constexpr std::array<Weights, 5> weights{{{{\n",
      command);
  const auto list = [](const auto& values) {
    // Nothing was learnt of Greg where he does not play.
    if (std::all_of(values.begin(), values.end(), [](float value) { return value == 0; }))
      return std::string("{}");
    std::vector<std::string> numbers;
    numbers.reserve(values.size());
    for (const float value : values) numbers.push_back(fmt::format("{:.4f}F", value));
    return fmt::format("{{{}}}", fmt::join(numbers, ", "));
  };
  for (const Weights& one : weights)
    text += fmt::format("      {{{}, {}, {}, {}, {}, {:.4f}F, {:.4f}F}},\n", list(one.pace),
                        list(one.team), list(one.team_by_turns), list(one.greg),
                        list(one.greg_by_turns), one.spread, one.spread_per_turn);
  return text + "  }};\n  return weights;\n}\n\n}  // namespace cheesemoon::players\n";
}

}  // namespace cheesemoon::players
