#include "solve/exact_solution.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/positions.h"
#include "engine/core/random.h"
#include "solve/deals.h"
#include "solve/solution.h"
#include "thoroughness.h"

namespace cheesemoon::solve {
namespace {

using brave_rats::at;
using brave_rats::BraveRats;
using brave_rats::State;

/// The largest difference between floating point and fractions over all positions of a root.
double largest_difference(const State& root) {
  const Solution fast(std::span(&root, 1));
  const ExactSolution exact(std::span(&root, 1));
  double largest = 0;
  for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards) {
    for (const HandPair& pair : exact.positions().pairs(cards)) {
      for_each_position(pair, [&](const State& state, std::uint32_t /*number*/) {
        const double difference =
            static_cast<double>(exact.value(state).value()) - fast.value(state).value();
        largest = std::max(largest, std::abs(difference));
      });
    }
  }
  return largest;
}

TEST(ExactSolution, OfKnownEndgames) {
  // By hand: Spy against Musician wins with the General next, Spy against Ambassador loses,
  // General against Musician leaves 4 : 4 and a draw, General against Ambassador wins.
  // The matrix 1 -1 / 0 1 is worth a third.
  const State endgame = at("p1-26-p2-04-w-33-g-00-s-00-h-00");
  const ExactSolution solution(std::span(&endgame, 1));
  EXPECT_EQ(solution.value(endgame).value(), Rational(1, 3));
  const State mirrored = at("p1-04-p2-26-w-33-g-00-s-00-h-00");
  EXPECT_EQ(solution.value(mirrored).value(), Rational(-1, 3));
}

TEST(ExactSolution, KnowsOnlyWhatItsRootsReach) {
  const State endgame = at("p1-26-p2-04-w-33-g-00-s-00-h-00");
  const ExactSolution solution(std::span(&endgame, 1));
  EXPECT_FALSE(solution.value(BraveRats::start({})).has_value());
}

TEST(ExactSolution, AgreesWithFloatingPointInEndgames) {
  for (const char* text :
       {"p1-02467-p2-12356-w-01-g-01-s-10-h-12", "p1-0066-p2-4477-w-00-g-00-s-00-h-00",
        "p1-24567-p2-24567-w-11-g-00-s-00-h-00"})
    EXPECT_LT(largest_difference(at(text)), 1e-12) << text;
}

/// The same with some cards of each hand left out.
State with_at_most(unsigned cards, State state) {
  Random random(3);
  for (brave_rats::Side& side : state.sides) {
    while (side.hand.size() > cards) {
      const auto card = static_cast<brave_rats::Card>(random.below(brave_rats::card_kinds));
      if (side.hand.contains(card)) side.hand.remove(card);
    }
  }
  return state;
}

class WholeTreeInFractions : public testing::Test {};

TEST_F(WholeTreeInFractions, TheBaseGameIsWorthExactlyNothingAndFloatingPointAgreesEverywhere) {
  const State root = brave_rats::root_of_whole_tree("7:4 4:7");
  const ExactSolution exact(std::span(&root, 1));
  EXPECT_EQ(*exact.value(root), 0);
  EXPECT_LT(largest_difference(root), 1e-12);
}

TEST_F(WholeTreeInFractions, FloatingPointAgreesOnDealsEverywhere) {
  const std::vector<Deal> deals = all_deals();
  for (std::size_t place = 5; place < deals.size(); place += 275) {
    const State root = with_at_most(thoroughly(8U, 5U), deals[place].opening);
    EXPECT_LT(largest_difference(root), 1e-12) << brave_rats::text_of(root);
  }
}

}  // namespace
}  // namespace cheesemoon::solve
