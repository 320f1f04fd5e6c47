#include "solve/double_double.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cheesemoon::solve {
namespace {

const DoubleDouble tiny(0x1p-90);

TEST(DoubleDouble, KeepsWhatADoubleLosesByRounding) {
  const DoubleDouble sum = DoubleDouble(1) + tiny;
  EXPECT_EQ(static_cast<double>(sum), 1);
  EXPECT_EQ(static_cast<double>(sum - 1), 0x1p-90);
  EXPECT_EQ(static_cast<double>(1 - sum), -0x1p-90);
}

TEST(DoubleDouble, MultipliesExactlyWhatFits) {
  const DoubleDouble factor = 1 + DoubleDouble(0x1p-50);
  // 1 + 2^-49 + 2^-100
  EXPECT_EQ(factor * factor - 1 - 0x1p-49, DoubleDouble(0x1p-100));
  DoubleDouble product = factor;
  product *= factor;
  EXPECT_EQ(product, factor * factor);
}

TEST(DoubleDouble, DividesToItsLastDigits) {
  for (const double divisor : {3.0, 7.0, 0.1, 1e10 / 3}) {
    const DoubleDouble quotient = 1 / DoubleDouble(divisor);
    EXPECT_LT(std::abs(static_cast<double>(quotient * divisor - 1)), 8 * DoubleDouble::epsilon)
        << divisor;
  }
}

TEST(DoubleDouble, OrdersByItsLastDigits) {
  const DoubleDouble more = 1 + tiny;
  EXPECT_TRUE(DoubleDouble(1) < more);
  EXPECT_FALSE(more < DoubleDouble(1));
  EXPECT_FALSE(more <= DoubleDouble(1));
  EXPECT_TRUE(more >= DoubleDouble(1));
  EXPECT_TRUE(more <= more);
  EXPECT_FALSE(more == DoubleDouble(1));
  EXPECT_TRUE(DoubleDouble(1) < DoubleDouble(2));
}

}  // namespace
}  // namespace cheesemoon::solve
