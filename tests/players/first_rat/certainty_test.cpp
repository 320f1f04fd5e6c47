#include "players/first_rat/certainty.h"

#include <gtest/gtest.h>

#include "positions.h"

namespace cheesemoon::players {
namespace {

TEST(Certainty, GrowsTowardsTheEnd) {
  float before = 0;
  for (const float rounds : {25.0F, 20.0F, 15.0F, 10.0F, 5.0F, 0.0F}) {
    EXPECT_GE(certainty(rounds), before);
    before = certainty(rounds);
  }
  EXPECT_LT(certainty(20), 0.7F);
  EXPECT_EQ(certainty(3), 1);
}

TEST(Certainty, LeavesTheOrderAndTheSumOfChances) {
  const first_rat::Table table = opening(3).table;
  Forecast expected;
  expected.win_share = {0.7F, 0.2F, 0.1F};
  const auto shares = as_sure_as_people_are(expected, table).win_share;
  EXPECT_NEAR(shares[0] + shares[1] + shares[2], 1, 1e-5);
  EXPECT_LT(shares[0], 0.7F);
  EXPECT_GT(shares[0], shares[1]);
  EXPECT_GT(shares[1], shares[2]);
}

TEST(Certainty, IsCompleteWhereTheGameIsOver) {
  first_rat::Table table = opening(2).table;
  table.turn.phase = first_rat::Phase::over;
  Forecast expected;
  expected.win_share = {1, 0};
  EXPECT_EQ(as_sure_as_people_are(expected, table), expected);
}

TEST(Certainty, IsCompleteInTheLastRound) {
  first_rat::Table table = opening(2).table;
  table.round = 20;
  table.last_round = 20;
  Forecast expected;
  expected.win_share = {0.75F, 0.25F};
  EXPECT_EQ(as_sure_as_people_are(expected, table).win_share, expected.win_share);
}

}  // namespace
}  // namespace cheesemoon::players
