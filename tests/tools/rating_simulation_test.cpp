#include "tools/rating_simulation.h"

#include <gtest/gtest.h>

namespace cheesemoon::tools {
namespace {

TEST(RatingSimulation, FindsTheOrderOfTheHonestAndLetsNoCheatRise) {
  const auto report = simulate_ratings({.people = 200, .days = 40});
  ASSERT_TRUE(report) << report.error();
  EXPECT_GT(report->rank_correlation, 0.9);
  const auto standing = [&](Way way) { return report->standings[static_cast<std::size_t>(way)]; };
  EXPECT_GT(standing(Way::honest).listed, 150U);
  for (const Way way : {Way::resigned_to, Way::lost_to, Way::escapes, Way::farms})
    EXPECT_LT(standing(way).mean_excess, 100) << name_of(way);
  for (const Way way : {Way::resigned_to, Way::lost_to, Way::led})
    EXPECT_EQ(standing(way).suspected, standing(way).people) << name_of(way);
}

TEST(RatingSimulation, IsTheSameForTheSameSeed) {
  const SimulationOptions options{.people = 100, .days = 3, .seed = 7};
  const auto once = simulate_ratings(options);
  const auto again = simulate_ratings(options);
  ASSERT_TRUE(once && again);
  EXPECT_EQ(once->games, again->games);
  for (std::size_t way = 0; way < ways; ++way)
    EXPECT_EQ(once->standings[way].mean_excess, again->standings[way].mean_excess);
}

}  // namespace
}  // namespace cheesemoon::tools
