#include "tools/welch.h"

#include <gtest/gtest.h>

namespace cheesemoon::tools {
namespace {

Sample sample_of(std::initializer_list<double> values) {
  Sample sample;
  for (const double value : values) sample.add(value);
  return sample;
}

TEST(Welch, FindsHowFarMeansAreApart) {
  const Sample low = sample_of({3.0, 4.0, 1.0, 2.1});
  const Sample high = sample_of({490.2, 340.0, 433.9});
  EXPECT_DOUBLE_EQ(low.mean, 2.525);
  // Means 2.525 and 421.367, variances 1.6358 and 5757.8233.
  EXPECT_NEAR(welch_t(low, high), -9.5595, 0.0001);
  EXPECT_DOUBLE_EQ(welch_t(low, high), -welch_t(high, low));
}

TEST(Welch, FindsNothingWhereNothingDiffers) {
  const Sample one = sample_of({1, 2, 3});
  EXPECT_EQ(welch_t(one, one), 0);
  EXPECT_EQ(welch_t(sample_of({5, 5}), sample_of({5, 5, 5})), 0);
  EXPECT_EQ(welch_t({}, one), -one.mean / std::sqrt(one.error_squared()));
}

}  // namespace
}  // namespace cheesemoon::tools
