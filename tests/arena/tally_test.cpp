#include "arena/tally.h"

#include <gtest/gtest.h>

namespace cheesemoon::arena {
namespace {

TEST(Tally, KeepsForfeitsInTheOrderOfTheGames) {
  Tally tally(2, 2);
  tally.add({5, {{1, 0}, {1, -1}}, ForfeitedGame{1, "was late"}});
  tally.add({4, {{0, 1}, {-1, 1}}, ForfeitedGame{0, "had no idea"}});
  tally.add({0, {{1, 0}, {1, -1}}, ForfeitedGame{1, "was asleep"}});
  tally.add({1, {{0.5, 0.5}, {0, 0}}, std::nullopt});
  EXPECT_EQ(tally.forfeits_of(0), std::vector<std::string>{"had no idea"});
  EXPECT_EQ(tally.forfeits_of(1), (std::vector<std::string>{"was asleep", "was late"}));
}

TEST(Tally, TakesTheGamesOfASetUpTogether) {
  Tally tally(2, 2);
  // Whoever sits first wins: one of two games of every set-up.
  for (std::uint64_t number = 0; number < 8; ++number)
    tally.add({number, {{number % 2 == 0 ? 1.0 : 0.0, number % 2 == 0 ? 0.0 : 1.0}, {0, 0}}, {}});
  EXPECT_EQ(tally.standings().games(), 8U);
  EXPECT_EQ(tally.standings().win_share(0).mean, 0.5);
  EXPECT_EQ(tally.standings().win_share(0).margin, 0);
}

}  // namespace
}  // namespace cheesemoon::arena
