#include "cli/whole_percents.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>

namespace cheesemoon::cli {
namespace {

TEST(WholePercents, AreAHundredTogether) {
  for (const std::array<float, 3>& shares :
       {std::array{0.77F, 0.024F, 0.206F}, std::array{1.0F, 0.0F, 0.0F},
        std::array{0.336F, 0.336F, 0.328F}, std::array{0.994F, 0.003F, 0.003F}}) {
    const std::vector<int> percents = whole_percents(shares);
    EXPECT_EQ(std::accumulate(percents.begin(), percents.end(), 0), 100);
  }
}

TEST(WholePercents, RoundUpWhereMostWouldBeLost) {
  EXPECT_EQ(whole_percents(std::array{0.336F, 0.336F, 0.328F}), (std::vector{34, 33, 33}));
  EXPECT_EQ(whole_percents(std::array{0.157F, 0.843F}), (std::vector{16, 84}));
}

}  // namespace
}  // namespace cheesemoon::cli
