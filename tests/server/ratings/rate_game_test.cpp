#include "server/ratings/rate_game.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>

namespace cheesemoon::server {
namespace {

TEST(RateGame, OfTwoIsOneResultForEach) {
  const Rating one{1600, 100, 0.06};
  const Rating two{1450, 180, 0.05};
  const std::array<Ranked, 2> game{{{one, 1}, {two, 2}}};
  const auto after = rate_game(game);
  const std::array<Encounter, 1> won{{{two, 1}}};
  const std::array<Encounter, 1> lost{{{one, 0}}};
  ASSERT_EQ(after.size(), 2U);
  EXPECT_EQ(after[0], rate(one, won));
  EXPECT_EQ(after[1], rate(two, lost));
}

TEST(RateGame, OfMoreCountsAsPairsFromTheRatingsBefore) {
  const Rating one{1500, 200, 0.06};
  const Rating two{1400, 30, 0.06};
  const Rating three{1550, 100, 0.06};
  const Rating four{1700, 300, 0.06};
  // The paper's results as one game: its player beats the second and loses to the other two.
  const std::array<Ranked, 4> game{{{one, 3}, {two, 4}, {three, 2}, {four, 1}}};
  const auto after = rate_game(game);
  EXPECT_NEAR(after[0].rating, 1464.06, 0.01);
  const std::array<Encounter, 3> all_won{{{one, 1}, {two, 1}, {three, 1}}};
  EXPECT_EQ(after[3], rate(four, all_won));
}

TEST(RateGame, CountsForEachAsMuchAsItWeighsForHim) {
  const std::array<Ranked, 2> game{{{{}, 1, {0, 0}}, {{}, 2, {0.5, 0}}}};
  const auto after = rate_game(game);
  const std::array<Encounter, 1> half_lost{{{{}, 0, 0.5}}};
  EXPECT_EQ(after[0], Rating{});
  EXPECT_EQ(after[1], rate({}, half_lost));
}

TEST(RateGame, WhoSharesAPlaceHasDrawnAgainstTheOther) {
  const std::array<Ranked, 3> game{{{{}, 1}, {{}, 1}, {{}, 3}}};
  const auto after = rate_game(game);
  const std::array<Encounter, 2> drawn_and_won{{{{}, 0.5}, {{}, 1}}};
  EXPECT_EQ(after[0], rate({}, drawn_and_won));
  EXPECT_EQ(after[0], after[1]);
  EXPECT_LT(after[2].rating, 1500);
}

TEST(RateGame, AmongEqualsOrdersByPlaceAroundTheMiddle) {
  const std::array<Ranked, 5> game{{{{}, 4}, {{}, 2}, {{}, 1}, {{}, 5}, {{}, 3}}};
  const auto after = rate_game(game);
  double sum = 0;
  for (std::size_t one = 0; one < game.size(); ++one) {
    sum += after[one].rating;
    for (std::size_t other = 0; other < game.size(); ++other) {
      if (game[one].place < game[other].place) {
        EXPECT_GT(after[one].rating, after[other].rating);
      }
    }
  }
  EXPECT_NEAR(after[4].rating, 1500, 1e-9);
  // Not all of them gain as much as others lose: the one in the middle has another volatility.
  EXPECT_NEAR(sum / 5, 1500, 0.1);
}

TEST(RateGame, DoesNotDependOnWhoSitsWhere) {
  const std::array<Ranked, 3> game{
      {{{1500, 100, 0.06}, 1}, {{1600, 60, 0.06}, 2}, {{1300, 200, 0.06}, 3}}};
  const std::array<Ranked, 3> turned{{game[2], game[0], game[1]}};
  const auto after = rate_game(game);
  const auto after_turned = rate_game(turned);
  EXPECT_NEAR(after[0].rating, after_turned[1].rating, 1e-9);
  EXPECT_NEAR(after[1].rating, after_turned[2].rating, 1e-9);
  EXPECT_NEAR(after[2].rating, after_turned[0].rating, 1e-9);
}

}  // namespace
}  // namespace cheesemoon::server
