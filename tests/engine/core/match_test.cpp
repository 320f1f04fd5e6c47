#include "engine/core/match.h"

#include <gtest/gtest.h>

namespace cheesemoon {
namespace {

TEST(Match, IsWonByTheFirstPlayerWithEnoughCrowns) {
  Match match{.crowns_to_win = 3};
  for (int game = 0; game < 2; ++game) {
    count_game(match, Seat::two);
    EXPECT_FALSE(champion(match).has_value());
  }
  count_game(match, Seat::one);
  EXPECT_FALSE(champion(match).has_value());
  count_game(match, Seat::two);
  EXPECT_EQ(champion(match), Seat::two);
}

TEST(Match, GivesNoCrownForADrawnGame) {
  Match match;
  count_game(match, std::nullopt);
  EXPECT_EQ(match, Match{});
}

}  // namespace
}  // namespace cheesemoon
