#include "arena/ratings.h"

#include <gtest/gtest.h>

#include "arena/standings.h"

namespace cheesemoon::arena {
namespace {

TEST(Ratings, FitTheSharesTheyCameFrom) {
  // 0, 100 and 250 Elo, with as many games as it takes to forget the drawn one.
  const std::vector<double> elo{0, 100, 250};
  Crosstable table(3);
  for (std::size_t one = 0; one < 3; ++one) {
    for (std::size_t two = one + 1; two < 3; ++two) {
      for (int game = 0; game < 5'000; ++game) table.add(one, two, share_of(elo[one] - elo[two]));
    }
  }
  const auto ratings = ratings_of(table);
  for (std::size_t player = 0; player < 3; ++player) EXPECT_NEAR(ratings[player], elo[player], 1);
}

TEST(Ratings, OfSomebodyWhoNeverLostAreANumber) {
  Crosstable table(2);
  for (int game = 0; game < 10; ++game) table.add(0, 1, 1);
  const auto ratings = ratings_of(table);
  EXPECT_GT(ratings[0], 300);
  EXPECT_LT(ratings[0], 1000);
  EXPECT_EQ(ratings[1], 0);
}

TEST(Crosstable, SharesAreOfBothSides) {
  Crosstable table(2);
  table.add(0, 1, 1);
  table.add(0, 1, 0.5);
  EXPECT_EQ(table.share(0, 1), 0.75);
  EXPECT_EQ(table.share(1, 0), 0.25);
  EXPECT_EQ(Crosstable(2).share(0, 1), 0.5);
}

}  // namespace
}  // namespace cheesemoon::arena
