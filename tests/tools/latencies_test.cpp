#include "tools/latencies.h"

#include <gtest/gtest.h>

namespace cheesemoon::tools {
namespace {

using std::chrono::microseconds;

TEST(Latencies, HaveQuantilesThatAreAtMostTwoPercentTooHigh) {
  Latencies latencies;
  for (int value = 1; value <= 100'000; ++value) latencies.add(microseconds(value));
  EXPECT_EQ(latencies.count(), 100'000U);
  for (const double part : {0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.999, 1.0}) {
    const double exact = part * 100'000;
    const auto found = static_cast<double>(latencies.quantile(part).count());
    EXPECT_GE(found, exact) << part;
    EXPECT_LE(found, 1.02 * exact) << part;
  }
  EXPECT_EQ(latencies.longest(), microseconds(100'000));
}

TEST(Latencies, AreExactWhenTheyAreShort) {
  Latencies latencies;
  for (const int value : {1, 2, 3}) latencies.add(microseconds(value));
  EXPECT_EQ(latencies.quantile(0.5), microseconds(2));
}

TEST(Latencies, OfManyAreAddedUp) {
  Latencies all;
  Latencies others;
  all.add(microseconds(10));
  others.add(microseconds(30));
  all.add(others);
  EXPECT_EQ(all.count(), 2U);
  EXPECT_EQ(all.quantile(0.5), microseconds(10));
  EXPECT_EQ(all.longest(), microseconds(30));
}

TEST(Latencies, LongerThanAnHourAreCountedAtTheEnd) {
  Latencies latencies;
  latencies.add(std::chrono::hours(5));
  EXPECT_EQ(latencies.longest(), std::chrono::hours(5));
  EXPECT_EQ(latencies.count(), 1U);
}

TEST(Latencies, OfNothingAreZero) {
  EXPECT_EQ(Latencies().quantile(0.99), microseconds(0));
}

}  // namespace
}  // namespace cheesemoon::tools
