#include "players/first_rat/exponential.h"

#include <gtest/gtest.h>

namespace cheesemoon::players {
namespace {

TEST(Exponential, IsRightToSixDigits) {
  for (int step = -8'600; step <= 8'600; ++step) {
    const float x = static_cast<float>(step) / 100;
    const double right = std::exp(double{x});
    ASSERT_NEAR(exponential(x) / right, 1, 1e-6) << x;
  }
}

TEST(Exponential, IsExactAtNought) {
  EXPECT_EQ(exponential(0), 1);
}

TEST(Exponential, StaysWithinWhatANumberCanHold) {
  EXPECT_GT(exponential(-1e9F), 0);
  EXPECT_LT(exponential(-1e9F), 1e-30F);
  EXPECT_TRUE(std::isfinite(exponential(1e9F)));
}

}  // namespace
}  // namespace cheesemoon::players
