#include "server/ratings/glicko2.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "engine/core/random.h"

namespace cheesemoon::server {
namespace {

Rating after_one(const Rating& one, const Rating& opponent, double score) {
  const std::array<Encounter, 1> results{{{opponent, score}}};
  return rate(one, results);
}

/// All sorts of ratings, also at the borders.
std::vector<Rating> many_ratings() {
  std::vector<Rating> ratings;
  for (const double rating : {100.0, 900.0, 1500.0, 1700.0, 2600.0, 4000.0}) {
    for (const double deviation : {30.0, 60.0, 150.0, 350.0}) {
      for (const double volatility : {0.01, 0.06, 0.1})
        ratings.push_back({rating, deviation, volatility});
    }
  }
  return ratings;
}

TEST(Glicko2, GivesTheAnswerOfThePaper) {
  const std::array<Encounter, 3> results{
      {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}}};
  const Rating after = rate({1500, 200, 0.06}, results);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, NoWinnerFallsAndNoLoserRises) {
  for (const Rating& one : many_ratings()) {
    for (const Rating& two : many_ratings()) {
      EXPECT_GE(after_one(one, two, 1).rating, one.rating);
      EXPECT_LE(after_one(one, two, 0).rating, one.rating);
    }
  }
}

TEST(Glicko2, ABetterResultGivesABetterRating) {
  const Rating one{1600, 120, 0.06};
  const Rating two{1500, 80, 0.06};
  EXPECT_LT(after_one(one, two, 0).rating, after_one(one, two, 0.5).rating);
  EXPECT_LT(after_one(one, two, 0.5).rating, after_one(one, two, 1).rating);
}

TEST(Glicko2, BeatingSomebodyStrongerBringsMore) {
  const Rating one;
  EXPECT_LT(after_one(one, {1300, 80, 0.06}, 1).rating, after_one(one, {1700, 80, 0.06}, 1).rating);
}

TEST(Glicko2, IsSymmetricForEquals) {
  const Rating equal{1500, 200, 0.06};
  const Rating winner = after_one(equal, equal, 1);
  const Rating loser = after_one(equal, equal, 0);
  EXPECT_GT(winner.rating, 1500);
  EXPECT_NEAR(winner.rating - 1500, 1500 - loser.rating, 1e-9);
  EXPECT_NEAR(winner.deviation, loser.deviation, 1e-9);
  EXPECT_NEAR(after_one(equal, equal, 0.5).rating, 1500, 1e-9);
}

TEST(Glicko2, ANewcomerGetsSurerWithEveryGameUntilItSettles) {
  Rating one;
  for (int game = 0; game < 20; ++game) {
    const Rating after = after_one(one, {1500, 60, 0.06}, game % 2);
    EXPECT_LT(after.deviation, one.deviation) << "game " << game;
    one = after;
  }
  for (int game = 0; game < 500; ++game) one = after_one(one, {1500, 60, 0.06}, game % 2);
  EXPECT_NEAR(one.deviation, 60, 5);
}

TEST(Glicko2, WhereThereIsNoResultNothingChanges) {
  const Rating one{1700, 60, 0.06};
  EXPECT_EQ(rate(one, {}), one);
}

TEST(Glicko2, StaysWithinItsBounds) {
  for (const Rating& one : many_ratings()) {
    for (const Rating& two : many_ratings()) {
      for (const double score : {0.0, 0.5, 1.0}) {
        const Rating after = after_one(one, two, score);
        EXPECT_GE(after.rating, least_rating.rating);
        EXPECT_LE(after.rating, most_rating.rating);
        EXPECT_GE(after.deviation, least_rating.deviation);
        EXPECT_LE(after.deviation, most_rating.deviation);
        EXPECT_GE(after.volatility, least_rating.volatility);
        EXPECT_LE(after.volatility, most_rating.volatility);
      }
    }
  }
}

TEST(Glicko2, SurprisesRaiseTheVolatilityAndCalmLowersIt) {
  const Rating one{1500, 60, 0.06};
  const std::vector<Encounter> surprises(8, {{2300, 40, 0.06}, 1});
  EXPECT_GT(rate(one, surprises).volatility, one.volatility);
  EXPECT_LT(after_one(one, one, 0.5).volatility, one.volatility);
}

double share_of(double one, double two) {
  return 1 / (1 + std::pow(10, (two - one) / 400));
}

TEST(Glicko2, FindsHowFarApartTheStrengthsOfAFieldAre) {
  const std::array<double, 6> strengths{1250, 1350, 1450, 1550, 1650, 1750};
  std::array<Rating, strengths.size()> ratings{};
  std::array<double, strengths.size()> means{};
  Random random(1);
  constexpr int games = 6'000;
  constexpr int counted_from = games / 2;
  for (int game = 0; game < games; ++game) {
    const std::size_t one = random.below(strengths.size());
    const std::size_t two = (one + 1 + random.below(strengths.size() - 1)) % strengths.size();
    const double score = random.unit() < share_of(strengths[one], strengths[two]) ? 1 : 0;
    const Rating before = ratings[one];
    ratings[one] = after_one(before, ratings[two], score);
    ratings[two] = after_one(ratings[two], before, 1 - score);
    if (game < counted_from) continue;
    for (std::size_t player = 0; player < strengths.size(); ++player)
      means[player] += ratings[player].rating / (games - counted_from);
  }
  // Results say nothing about the level of all; it depends on the first games of newcomers.
  const double level = std::accumulate(means.begin(), means.end(), 0.0) / means.size();
  for (std::size_t player = 0; player < strengths.size(); ++player) {
    EXPECT_NEAR(means[player] - level, strengths[player] - 1500, 30);
    EXPECT_LT(ratings[player].deviation, 90);
  }
}

TEST(Glicko2, CountsAsMuchAsAResultWeighs) {
  const Rating one{1500, 60, 0.06};
  const auto after = [&](double weight) {
    const std::array<Encounter, 1> won{{{{1600, 60, 0.06}, 1, weight}}};
    return rate(one, won);
  };
  EXPECT_EQ(after(0), one);
  EXPECT_GT(after(0.5).rating, after(0.25).rating);
  EXPECT_GT(after(1).rating, after(0.5).rating);
  // Little by little nobody gets less sure, however often it is.
  Rating often = one;
  for (int game = 0; game < 1'000; ++game) {
    const std::array<Encounter, 1> next{{{{1600, 60, 0.06}, 1, 1e-9}}};
    often = rate(often, next);
  }
  EXPECT_NEAR(often.deviation, one.deviation, 0.01);
  EXPECT_NEAR(often.rating, one.rating, 0.01);
}

TEST(Glicko2, FindsTheTrueStrengthOfANewcomerAmongOthers) {
  constexpr double strength = 1800;
  Rating newcomer;
  Random random(2);
  double mean = 0;
  constexpr int games = 400;
  constexpr int counted_from = 100;
  for (int game = 0; game < games; ++game) {
    const double opponent = 1500 + 100 * random.below(6);
    const double score = random.unit() < share_of(strength, opponent) ? 1 : 0;
    newcomer = after_one(newcomer, {opponent, 60, 0.06}, score);
    if (game >= counted_from) mean += newcomer.rating / (games - counted_from);
  }
  EXPECT_NEAR(mean, strength, 40);
  EXPECT_NEAR(newcomer.rating, strength, 2 * newcomer.deviation);
}

}  // namespace
}  // namespace cheesemoon::server
