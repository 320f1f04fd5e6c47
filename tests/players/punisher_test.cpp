#include "players/punisher.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>

#include "engine/brave_rats/positions.h"
#include "engine/core/chance.h"
#include "players/legal_actions.h"
#include "players/perfect_player.h"
#include "solve/equilibrium.h"

namespace cheesemoon::players::of_brave_rats {
namespace {

using brave_rats::Action;
using brave_rats::BraveRats;
using brave_rats::Card;
using brave_rats::Observation;
using brave_rats::State;
using solve::MatrixGame;

MatrixGame random_game(std::uint64_t stream) {
  Random random(51, stream);
  MatrixGame game{2 + random.below(7), 2 + random.below(7), {}};
  for (auto& row : game.payoff) {
    for (double& payoff : row) payoff = 2 * random.unit() - 1;
  }
  return game;
}

TEST(Lean, NeverRisksMoreThanAllowed) {
  for (std::uint64_t stream = 0; stream < 500; ++stream) {
    const MatrixGame game = random_game(stream);
    const auto equilibrium = solve::equilibrium(game);
    solve::Mix expected{};
    expected[stream % game.columns] = 1;
    for (const double allowed : {0.0, 0.01, 0.1, 3.0}) {
      const Lean leaning = lean_towards_answer(game, equilibrium, expected, allowed);
      EXPECT_LE(leaning.risk, allowed + 1e-12);
      double sum = 0;
      for (const double share : leaning.mix) {
        EXPECT_GE(share, -1e-15);
        sum += share;
      }
      EXPECT_NEAR(sum, 1, 1e-12);
    }
  }
}

TEST(Lean, GainsAgainstWhatItExpects) {
  for (std::uint64_t stream = 0; stream < 500; ++stream) {
    const MatrixGame game = random_game(stream);
    const auto equilibrium = solve::equilibrium(game);
    solve::Mix expected{};
    const std::size_t column = stream % game.columns;
    expected.at(column) = 1;
    const Lean leaning = lean_towards_answer(game, equilibrium, expected, 0.1);
    double fair = 0;
    double leant = 0;
    for (std::size_t row = 0; row < game.rows; ++row) {
      fair += equilibrium.row_mix.at(row) * game.payoff[row][column];
      leant += leaning.mix.at(row) * game.payoff[row][column];
    }
    EXPECT_GE(leant, fair - 1e-12);
  }
}

TEST(Lean, TakesTheWholeAnswerWhenEverythingMayBeRisked) {
  MatrixGame game{2, 2, {}};
  game.payoff[0] = {1, -1};
  game.payoff[1] = {-1, 1};
  const Lean leaning = lean_towards_answer(game, solve::equilibrium(game), {0, 1}, 2);
  EXPECT_NEAR(leaning.mix[1], 1, 1e-15);
  EXPECT_NEAR(leaning.risk, 1, 1e-15);
}

TEST(Habits, MoveFromFairPlayToWhatWasSeen) {
  Habits habits;
  EXPECT_EQ(habits.estimate(Card::prince, 0.25), 0.25);
  for (int game = 0; game < 1000; ++game)
    habits.note(brave_rats::Hand::one_of_each(), Card::prince);
  EXPECT_GT(habits.estimate(Card::prince, 0.25), 0.99);
  EXPECT_LT(habits.estimate(Card::spy, 0.25), 0.01);
}

/// Always plays its highest card.
class Eager final : public Player<BraveRats> {
 public:
  Choice answer(const Observation& /*seen*/, std::span<const Action> offered,
                const Budget& /*budget*/) override {
    return offered.back();
  }
};

/// The mean share of games in which one player meets the same opponent again and again.
double mean_result(Player<BraveRats>& player, Player<BraveRats>& opponent, int games) {
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    State state = BraveRats::start({});
    while (!BraveRats::is_terminal(state)) {
      const Seat seat = BraveRats::actors(state).first();
      const auto offered = legal_actions<BraveRats>(state, seat);
      Player<BraveRats>& chooser = seat == Seat::one ? player : opponent;
      const Action action = *chooser.choose(BraveRats::observe(state, seat), offered);
      EXPECT_EQ(BraveRats::apply(state, seat, action), Applied::done);
    }
    sum += BraveRats::returns(state)[0];
  }
  return sum / games;
}

TEST(Punisher, WinsMoreThanPerfectPlayAgainstSomebodyWithHabits) {
  constexpr int games = 1'500;
  Eager eager;
  PerfectPlayer perfect(Random(1));
  Punisher punisher(Random(1));
  const double fair = mean_result(perfect, eager, games);
  const double punished = mean_result(punisher, eager, games);
  EXPECT_GT(punished, fair + 0.025);
}

}  // namespace
}  // namespace cheesemoon::players::of_brave_rats
