#include "solve/solution.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "engine/brave_rats/positions.h"
#include "engine/core/random.h"
#include "solve/deals.h"
#include "solve/equilibrium.h"
#include "solve/library.h"
#include "solve/slow_solver.h"
#include "thoroughness.h"

namespace cheesemoon::solve {
namespace {

using brave_rats::all_cards;
using brave_rats::at;
using brave_rats::BraveRats;
using brave_rats::Card;
using brave_rats::Hand;
using brave_rats::State;
using brave_rats::text_of;

double value_of(const State& state) {
  return Solution(std::span(&state, 1)).value(state).value();
}

/// Any position, most of them such as no game reaches, with so many cards in each hand.
State any_position(unsigned cards, Random& random) {
  State state{};
  Hand left = Hand::two_of_each();
  for (brave_rats::Side& side : state.sides) {
    while (side.hand.size() < cards) {
      const auto card = static_cast<Card>(random.below(8));
      if (!left.contains(card)) continue;
      left.remove(card);
      side.hand.add(card);
    }
    side.standing.won = random.below(4) & 7U;
    side.standing.on_table = random.below(4) & 3U;
  }
  const std::uint32_t bonus = random.below(3);
  const std::uint32_t sees = random.below(3);
  if (bonus < 2) state.sides.at(bonus).standing.bonus = 1;
  if (sees < 2) state.sides.at(sees).standing.sees_first = 1;
  return state;
}

State mirror_image(const State& state) {
  State image = state;
  std::swap(image.sides[0], image.sides[1]);
  return image;
}

/// Of properties that need the solution of one position or two.
const int trials = thoroughly(200, 40);

TEST(Solution, OfTheBaseGameIsADrawWithTheKnownOpening) {
  const State opening = BraveRats::start({});
  const Solution solution(std::span(&opening, 1));
  EXPECT_NEAR(solution.value(opening).value(), 0, 1e-12);
  EXPECT_LT(solution.largest_gap(), 1e-12);
  const MatrixSolution round = equilibrium(round_at(solution, opening).game);
  constexpr std::array<double, 8> known{0, 0, .2218, .2719, .2268, .2343, 0, .0452};
  for (std::size_t card = 0; card < known.size(); ++card) {
    EXPECT_NEAR(round.row_mix.at(card), known.at(card), 5e-5) << card;
    EXPECT_NEAR(round.column_mix.at(card), known.at(card), 5e-5) << card;
  }
}

TEST(Solution, AgreesWithASlowOneThatSharesNoCode) {
  Random random(31);
  for (const unsigned cards : {1U, 2U, 3U}) {
    for (int trial = 0; trial < (cards == 3 ? 60 : 400); ++trial) {
      const State state = any_position(cards, random);
      brute_force::Game game;
      game.red_hand = write_hand(state.sides[0].hand).view();
      game.blue_hand = write_hand(state.sides[1].hand).view();
      game.red_won = state.sides[0].standing.won;
      game.blue_won = state.sides[1].standing.won;
      game.red_table = state.sides[0].standing.on_table;
      game.blue_table = state.sides[1].standing.on_table;
      game.red_plus = state.sides[0].standing.bonus != 0;
      game.blue_plus = state.sides[1].standing.bonus != 0;
      const int sees = state.sides[0].standing.sees_first != 0   ? 1
                       : state.sides[1].standing.sees_first != 0 ? 2
                                                                 : 0;
      ASSERT_NEAR(value_of(state), slow_solver::value(game, sees), 1e-9) << text_of(state);
    }
  }
}

TEST(Solution, IsTheOppositeWithThePlayersExchanged) {
  Random random(32);
  for (int trial = 0; trial < trials; ++trial) {
    const State state = any_position(1 + random.below(5), random);
    ASSERT_NEAR(value_of(state), -value_of(mirror_image(state)), 1e-13) << text_of(state);
  }
}

TEST(Solution, DoesNotGetWorseWithMoreRoundsWonOrToWin) {
  Random random(33);
  for (int trial = 0; trial < trials; ++trial) {
    const State state = any_position(1 + random.below(5), random);
    State better = state;
    if (better.sides[0].standing.won == 3) continue;
    better.sides[0].standing.won = (better.sides[0].standing.won + 1) & 7U;
    ASSERT_GE(value_of(better), value_of(state) - 1e-13) << text_of(state);
    better = state;
    if (better.sides[0].standing.on_table == 3) continue;
    better.sides[0].standing.on_table = (better.sides[0].standing.on_table + 1) & 3U;
    ASSERT_GE(value_of(better), value_of(state) - 1e-13) << text_of(state);
  }
}

TEST(Solution, DoesNotGetWorseBySeeingTheOtherCardFirst) {
  Random random(34);
  for (int trial = 0; trial < trials; ++trial) {
    State state = any_position(1 + random.below(5), random);
    for (brave_rats::Side& side : state.sides) side.standing.sees_first = 0;
    State better = state;
    better.sides[0].standing.sees_first = 1;
    ASSERT_GE(value_of(better), value_of(state) - 1e-13) << text_of(state);
  }
}

TEST(Solution, OfADominatedHandIsALoss) {
  // Whatever the low cards do, two Wizards, Generals and Princes win before them.
  EXPECT_EQ(value_of(at("p1-44556677-p2-00112233-w-00-g-00-s-00-h-00")), 1);
  EXPECT_EQ(value_of(at("p1-00112233-p2-44556677-w-00-g-00-s-00-h-00")), -1);
}

TEST(Solution, OfAHandThatIsBetterCardByCardIsNotWorse) {
  // In the last round with no advantage on either side a Wizard does at least what a Spy does.
  Random random(35);
  for (int trial = 0; trial < 200; ++trial) {
    State state = any_position(1, random);
    for (brave_rats::Side& side : state.sides) {
      side.standing.bonus = 0;
      side.hand = {};
    }
    state.sides[1].hand.add(static_cast<Card>(random.below(8)));
    State better = state;
    state.sides[0].hand.add(Card::spy);
    better.sides[0].hand.add(Card::wizard);
    ASSERT_GE(value_of(better), value_of(state)) << text_of(state);
  }
}

TEST(Solution, TakesARevealedRoundAsOneChoiceAfterTheOther) {
  Random random(36);
  for (int trial = 0; trial < 200; ++trial) {
    State state = any_position(1 + random.below(4), random);
    state.sides[0].standing.sees_first = 1;
    state.sides[1].standing.sees_first = 0;
    const Solution solution(std::span(&state, 1));
    const PureBounds bounds = pure_bounds(round_at(solution, state).game);
    ASSERT_EQ(solution.value(state).value(), bounds.columns_first);
  }
}

TEST(Solution, IsTheSameOnAnyNumberOfThreads) {
  const State root = at("p1-012467-p2-123567-w-01-g-00-s-00-h-00");
  const Solution alone(std::span(&root, 1), 1);
  const Solution together(std::span(&root, 1), 4);
  for (unsigned cards = 1; cards <= 6; ++cards) {
    for (const HandPair& pair : alone.positions().pairs(cards)) {
      for_each_position(pair, [&](const State& state, std::uint32_t /*number*/) {
        ASSERT_EQ(alone.value(state), together.value(state));
      });
    }
  }
}

TEST(Solution, KnowsOnlyWhatItsRootsReach) {
  const State root = at("p1-01-p2-67-w-00-g-00-s-00-h-00");
  const Solution solution(std::span(&root, 1));
  EXPECT_FALSE(solution.value(BraveRats::start({})));
}

TEST(Solution, OfAGameThatIsOverIsItsResult) {
  const State root = at("p1-01-p2-67-w-00-g-00-s-00-h-00");
  const Solution solution(std::span(&root, 1));
  EXPECT_EQ(solution.value(at("p1-47-p2-12-w-40-g-00-s-00-h-00-r-1")), 1);
  EXPECT_EQ(solution.value(at("p1--p2--w-31-g-00-s-00-h-00-r-0")), 0);
}

TEST(Solution, OfAllDealsHasSmallGapsAndIsFairOnTheWhole) {
  const auto solution = solution_of_all_deals();
  EXPECT_LT(solution->largest_gap(), 1e-12);
  double sum = 0;
  for (const Deal& deal : all_deals()) sum += deal.ways * solution->value(deal.opening).value();
  EXPECT_NEAR(sum, 0, 1e-9);
}

// Why a match for crowns needs no strategy of its own is argued in docs/brave-rats-solution.md:
// whatever the crowns are, a drawn game is worth exactly what lies in the middle between a won and
// a lost one, so a game of a match is the game itself on another scale.
TEST(MatchForCrowns, MakesADrawWorthTheMiddleOfAWinAndALoss) {
  constexpr std::size_t crowns = brave_rats::true_king_crowns;
  // The chance to win the match from each score, if every game is worth 0 to both: as the crowns
  // of a fair coin.
  std::array<std::array<double, crowns + 1>, crowns + 1> chance{};
  for (std::size_t reds = crowns + 1; reds-- > 0;) {
    for (std::size_t blues = crowns + 1; blues-- > 0;) {
      chance.at(reds).at(blues) =
          reds == crowns    ? 1
          : blues == crowns ? 0
                            : (chance.at(reds + 1).at(blues) + chance.at(reds).at(blues + 1)) / 2;
    }
  }
  // A game at this score with a draw replayed: win, loss and draw are worth these chances. Scaled
  // so that a win is 1 and a loss -1, a draw must be 0, which is what the solution assumes.
  for (std::size_t reds = 0; reds < crowns; ++reds) {
    for (std::size_t blues = 0; blues < crowns; ++blues) {
      const double win = chance.at(reds + 1).at(blues);
      const double loss = chance.at(reds).at(blues + 1);
      const double draw = chance.at(reds).at(blues);
      EXPECT_GT(win, loss);
      EXPECT_NEAR((2 * draw - win - loss) / (win - loss), 0, 1e-15);
    }
  }
  // And that every game is worth 0 before its cards are dealt holds for every variant.
  EXPECT_NEAR(value_of(BraveRats::start({})), 0, 1e-12);
  const auto solution = solution_of_all_deals();
  double traitor = 0;
  for (const Card given : all_cards) {
    for (const Card got : all_cards) {
      State state = BraveRats::start({brave_rats::Variant::traitor});
      draw(state, given);
      draw(state, got);
      traitor += solution->value(state).value();
    }
  }
  EXPECT_NEAR(traitor, 0, 1e-10);
}

}  // namespace
}  // namespace cheesemoon::solve
