#include "solve/equilibrium.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace cheesemoon::solve {
namespace {

MatrixGame random_game(std::uint64_t stream, bool with_ties) {
  Random random(21, stream);
  MatrixGame game{1 + random.below(8), 1 + random.below(8), {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column)
      game.payoff[row][column] =
          with_ties ? static_cast<double>(random.below(3)) - 1 : 2 * random.unit() - 1;
  }
  return game;
}

/// The game without the row player's choices that a mix does not make, and without one more.
MatrixGame restricted(const MatrixGame& game, const Mix& mix, std::size_t left_out) {
  MatrixGame smaller{0, game.columns, {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    if (mix[row] > 0 && row != left_out) smaller.payoff[smaller.rows++] = game.payoff[row];
  }
  return smaller;
}

void expect_nothing_can_be_left_out(const MatrixGame& game, const Mix& mix, double value) {
  std::size_t used = 0;
  for (std::size_t row = 0; row < game.rows; ++row) used += mix[row] > 0 ? 1U : 0U;
  if (used < 2) return;
  for (std::size_t row = 0; row < game.rows; ++row) {
    if (mix[row] > 0) {
      EXPECT_LT(solve(restricted(game, mix, row)).value(), value - 5e-14);
    }
  }
}

TEST(Equilibrium, PlaysNoChoiceThatCanBeLeftOut) {
  for (const bool with_ties : {false, true}) {
    for (std::uint64_t stream = 0; stream < 500; ++stream) {
      const MatrixGame game = random_game(stream, with_ties);
      const MatrixSolution solution = equilibrium(game);
      EXPECT_LT(solution.gap, 1e-12);
      EXPECT_NEAR(solution.value(), solve(game).value(), 1e-12);
      expect_nothing_can_be_left_out(game, solution.row_mix, solution.value());
      expect_nothing_can_be_left_out(seen_by_columns(game), solution.column_mix, -solution.value());
    }
  }
}

TEST(Equilibrium, IsTheSameRuleForBothPlayers) {
  for (const bool with_ties : {false, true}) {
    for (std::uint64_t stream = 0; stream < 500; ++stream) {
      const MatrixGame game = random_game(stream, with_ties);
      const MatrixSolution solution = equilibrium(game);
      const MatrixSolution exchanged = equilibrium(seen_by_columns(game));
      for (std::size_t choice = 0; choice < max_choices; ++choice) {
        EXPECT_NEAR(solution.row_mix.at(choice), exchanged.column_mix.at(choice), 1e-12);
        EXPECT_NEAR(solution.column_mix.at(choice), exchanged.row_mix.at(choice), 1e-12);
      }
    }
  }
}

TEST(Equilibrium, DoesNotDependOnTheOrderOfTheOpponentsChoices) {
  for (std::uint64_t stream = 0; stream < 500; ++stream) {
    const MatrixGame game = random_game(stream, true);
    MatrixGame reversed = game;
    for (std::size_t row = 0; row < game.rows; ++row) {
      for (std::size_t column = 0; column < game.columns; ++column)
        reversed.payoff[row][column] = game.payoff[row][game.columns - 1 - column];
    }
    const Mix mix = equilibrium(game).row_mix;
    const Mix again = equilibrium(reversed).row_mix;
    for (std::size_t choice = 0; choice < max_choices; ++choice)
      EXPECT_NEAR(mix.at(choice), again.at(choice), 1e-12);
  }
}

TEST(Equilibrium, TakesASingleChoiceThatIsEnough) {
  // The first row and the mix of the others guarantee the same.
  MatrixGame game{3, 2, {}};
  game.payoff[0] = {0, 0};
  game.payoff[1] = {1, -1};
  game.payoff[2] = {-1, 1};
  EXPECT_EQ(equilibrium(game).row_mix[0], 1);
}

TEST(Equilibrium, PrefersWhatGainsMostFromMistakes) {
  // Everything is lost against the best answer, but the second row may be answered wrongly.
  MatrixGame game{2, 3, {}};
  game.payoff[0] = {-1, -1, 0};
  game.payoff[1] = {-1, 1, 1};
  EXPECT_EQ(equilibrium(game).row_mix[1], 1);
  EXPECT_EQ(open_choice(game), 1U);
}

TEST(OpenChoice, HasTheBestGuarantee) {
  MatrixGame game{2, 2, {}};
  game.payoff[0] = {1, -1};
  game.payoff[1] = {-0.5, -0.25};
  EXPECT_EQ(open_choice(game), 1U);
}

}  // namespace
}  // namespace cheesemoon::solve
