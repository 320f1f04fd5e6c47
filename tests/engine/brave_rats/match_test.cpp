#include "engine/brave_rats/match.h"

#include <gtest/gtest.h>

namespace cheesemoon::brave_rats {
namespace {

TEST(VariantA, TheFirstPlayerWithThreeCrownsIsTheTrueKing) {
  Match match;
  for (int game = 0; game < 2; ++game) {
    count_game(match, Seat::two);
    EXPECT_FALSE(champion(match).has_value());
  }
  count_game(match, Seat::one);
  EXPECT_FALSE(champion(match).has_value());
  count_game(match, Seat::two);
  EXPECT_EQ(champion(match), Seat::two);
}

TEST(VariantA, ADrawnGameGivesNoCrown) {
  Match match;
  count_game(match, std::nullopt);
  EXPECT_EQ(match, Match{});
}

}  // namespace
}  // namespace cheesemoon::brave_rats
