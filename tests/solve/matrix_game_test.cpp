#include "solve/matrix_game.h"

#include <gtest/gtest.h>

#include <initializer_list>

#include "engine/core/random.h"

namespace cheesemoon::solve {
namespace {

MatrixGame game_of(std::initializer_list<std::initializer_list<double>> rows) {
  MatrixGame game;
  game.rows = rows.size();
  game.columns = rows.begin()->size();
  std::size_t row = 0;
  for (const auto& payoffs : rows) {
    std::copy(payoffs.begin(), payoffs.end(), game.payoff.at(row).begin());
    ++row;
  }
  return game;
}

/// Checks the certificate from its definition.
void expect_certified(const MatrixGame& game, const MatrixSolution& solution) {
  double row_sum = 0;
  double column_sum = 0;
  for (std::size_t row = 0; row < game.rows; ++row) {
    EXPECT_GE(solution.row_mix[row], 0);
    row_sum += solution.row_mix[row];
    double conceded = 0;
    for (std::size_t column = 0; column < game.columns; ++column)
      conceded += solution.column_mix[column] * game.payoff[row][column];
    EXPECT_LE(conceded, solution.guaranteed + solution.gap + 1e-15);
  }
  for (std::size_t column = 0; column < game.columns; ++column) {
    EXPECT_GE(solution.column_mix[column], 0);
    column_sum += solution.column_mix[column];
    double guaranteed = 0;
    for (std::size_t row = 0; row < game.rows; ++row)
      guaranteed += solution.row_mix[row] * game.payoff[row][column];
    EXPECT_GE(guaranteed, solution.guaranteed - 1e-15);
  }
  EXPECT_NEAR(row_sum, 1, 1e-14);
  EXPECT_NEAR(column_sum, 1, 1e-14);
  EXPECT_LT(solution.gap, 1e-12);
}

TEST(MatrixGame, OfOneChoiceEachIsWorthItsOnlyPayoff) {
  const MatrixSolution solution = solve(game_of({{0.25}}));
  EXPECT_EQ(solution.value(), 0.25);
  EXPECT_EQ(solution.gap, 0);
}

TEST(MatrixGame, WithASaddlePointIsPlayedPurely) {
  const MatrixSolution solution = solve(game_of({{0.5, 0.25}, {0.75, 0.0}, {0.3, 0.2}}));
  EXPECT_EQ(solution.value(), 0.25);
  EXPECT_EQ(solution.gap, 0);
  EXPECT_EQ(solution.row_mix[0], 1);
  EXPECT_EQ(solution.column_mix[1], 1);
}

TEST(MatrixGame, OfMatchingPenniesIsMixedEvenly) {
  const MatrixSolution solution = solve(game_of({{1, -1}, {-1, 1}}));
  EXPECT_NEAR(solution.value(), 0, 1e-15);
  EXPECT_NEAR(solution.row_mix[0], 0.5, 1e-15);
  EXPECT_NEAR(solution.column_mix[1], 0.5, 1e-15);
}

TEST(MatrixGame, OfRockPaperScissorsIsMixedInThirds) {
  const MatrixSolution solution = solve(game_of({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}));
  for (std::size_t choice = 0; choice < 3; ++choice)
    EXPECT_NEAR(solution.row_mix.at(choice), 1.0 / 3, 1e-15);
}

TEST(MatrixGame, WithUnevenPayoffsHasTheKnownValue) {
  // (ad - bc) / (a + d - b - c) for two choices each without a saddle point.
  const MatrixSolution solution = solve(game_of({{0.8, -0.2}, {-0.6, 0.4}}));
  EXPECT_NEAR(solution.value(), (0.8 * 0.4 - 0.2 * 0.6) / (0.8 + 0.4 + 0.2 + 0.6), 1e-15);
}

TEST(MatrixGame, WhereEverythingIsEqualIsWorthThat) {
  MatrixGame game{8, 8, {}};
  for (auto& row : game.payoff) row.fill(-0.125);
  EXPECT_EQ(solve(game).value(), -0.125);
}

class EverySize : public testing::TestWithParam<std::tuple<std::size_t, std::size_t>> {};

TEST_P(EverySize, IsSolvedWithACertificate) {
  const auto [rows, columns] = GetParam();
  Random random(9, rows * 8 + columns);
  for (int trial = 0; trial < 300; ++trial) {
    MatrixGame game{rows, columns, {}};
    for (auto& row : game.payoff) {
      for (double& payoff : row) payoff = 2 * random.unit() - 1;
    }
    expect_certified(game, solve(game));
  }
}

TEST_P(EverySize, IsSolvedWhenManyPayoffsAreEqual) {
  const auto [rows, columns] = GetParam();
  Random random(10, rows * 8 + columns);
  for (int trial = 0; trial < 300; ++trial) {
    MatrixGame game{rows, columns, {}};
    for (auto& row : game.payoff) {
      for (double& payoff : row) payoff = static_cast<double>(random.below(3)) - 1;
    }
    expect_certified(game, solve(game));
  }
}

TEST_P(EverySize, IsWorthTheOppositeWithThePlayersExchanged) {
  const auto [rows, columns] = GetParam();
  Random random(11, rows * 8 + columns);
  for (int trial = 0; trial < 100; ++trial) {
    MatrixGame game{rows, columns, {}};
    for (auto& row : game.payoff) {
      for (double& payoff : row) payoff = 2 * random.unit() - 1;
    }
    EXPECT_NEAR(solve(game).value(), -solve(seen_by_columns(game)).value(), 1e-13);
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, EverySize,
                         testing::Combine(testing::Range(std::size_t{1}, std::size_t{9}),
                                          testing::Range(std::size_t{1}, std::size_t{9})));

TEST(PureBounds, AreWhatEachSideHasWhenItChoosesFirst) {
  const PureBounds bounds = pure_bounds(game_of({{1, -1}, {-0.5, 0.5}}));
  EXPECT_EQ(bounds.rows_first, -0.5);
  EXPECT_EQ(bounds.columns_first, 0.5);
}

}  // namespace
}  // namespace cheesemoon::solve
