#include "arena/standings.h"

#include <gtest/gtest.h>

namespace cheesemoon::arena {
namespace {

/// So many set-ups of two games; the first entrant wins the first game of each and, in one set-up
/// of so many, the second one too.
Standings after(std::uint64_t set_ups, std::uint64_t both_won_in) {
  Standings standings(2);
  for (std::uint64_t set_up = 0; set_up < set_ups; ++set_up) {
    standings.add(set_up, {{1, 0}, {50, 40}});
    const bool wins_both = set_up % both_won_in == 0;
    standings.add(set_up, wins_both ? Score{{1, 0}, {60, 40}} : Score{{0, 1}, {40, 60}});
  }
  return standings;
}

TEST(Standings, CountWinsPointsAndPlaces) {
  const Standings standings = after(100, 2);
  EXPECT_EQ(standings.games(), 200U);
  EXPECT_NEAR(standings.win_share(0).mean, 0.75, 1e-12);
  EXPECT_NEAR(standings.win_share(1).mean, 0.25, 1e-12);
  EXPECT_NEAR(standings.points(0).mean, 50, 1e-12);
  EXPECT_NEAR(standings.place(0).mean, 1.25, 1e-12);
  EXPECT_NEAR(standings.encounters(0, 1).mean, 0.75, 1e-12);
}

TEST(Standings, TakeTheGamesOfASetUpTogether) {
  // If every set-up is won once by each, nothing is uncertain about a half.
  Standings standings(2);
  for (std::uint64_t set_up = 0; set_up < 50; ++set_up) {
    standings.add(set_up, {{1, 0}, {2, 1}});
    standings.add(set_up, {{0, 1}, {1, 2}});
  }
  EXPECT_NEAR(standings.win_share(0).mean, 0.5, 1e-12);
  EXPECT_NEAR(standings.win_share(0).margin, 0, 1e-12);
}

TEST(Standings, AreLessSureWithFewerGames) {
  const double few = after(20, 2).win_share(0).margin;
  const double many = after(2000, 2).win_share(0).margin;
  EXPECT_NEAR(few / many, 10, 0.5);
  EXPECT_GT(after(1, 2).win_share(0).margin, 1) << "one set-up tells nothing";
}

TEST(Standings, BreakTiesByTheWin) {
  Standings standings(2);
  standings.add(0, {{1, 0}, {50, 50}});
  EXPECT_EQ(standings.place(0).mean, 1);
  EXPECT_EQ(standings.place(1).mean, 2);
}

TEST(Standings, ShareWinsAndPlaces) {
  Standings standings(3);
  standings.add(0, {{0.5, 0.5, 0}, {50, 50, 10}});
  EXPECT_EQ(standings.place(0).mean, 1.5);
  EXPECT_EQ(standings.place(1).mean, 1.5);
  EXPECT_EQ(standings.place(2).mean, 3);
}

TEST(Standings, OfOneAreAgainstGreg) {
  Standings standings(1);
  standings.add(0, {{1}, {90}});
  standings.add(1, {{0}, {50}});
  EXPECT_EQ(standings.place(0).mean, 1.5);
  EXPECT_EQ(standings.against_all(0).mean, 0.5);
}

TEST(Elo, OfThreeQuartersIs191) {
  EXPECT_NEAR(elo_of(0.75), 190.85, 0.01);
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
  for (const double elo : {-300.0, -10.0, 0.0, 55.0, 400.0})
    EXPECT_NEAR(elo_of(share_of(elo)), elo, 1e-6);
  EXPECT_LT(elo_of(1), 2000) << "even who wins always has a number";
}

TEST(Sprt, DecidesForTheStrongerAndAgainstTheEqual) {
  const Sprt test{0, 50};
  EXPECT_EQ(verdict(after(400, 2), test), Verdict::stronger);
  Standings equal(2);
  for (std::uint64_t set_up = 0; set_up < 3000; ++set_up) {
    const bool first = set_up % 2 == 0;
    equal.add(set_up, {{first ? 1.0 : 0.0, first ? 0.0 : 1.0}, {0, 0}});
    equal.add(set_up, {{first ? 1.0 : 0.0, first ? 0.0 : 1.0}, {0, 0}});
  }
  EXPECT_EQ(verdict(equal, test), Verdict::not_stronger);
  EXPECT_EQ(verdict(after(5, 2), test), Verdict::open) << "too early to say";
}

}  // namespace
}  // namespace cheesemoon::arena
