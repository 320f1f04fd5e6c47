#include "engine/core/fixed_vector.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace cheesemoon {
namespace {

using Three = FixedVector<int, 3>;
static_assert(std::is_trivially_destructible_v<Three>);

TEST(FixedVector, StartsEmptyAndFillsUpToItsCapacity) {
  Three numbers;
  EXPECT_TRUE(numbers.empty());
  for (int number = 0; number < 3; ++number) numbers.push_back(number);
  EXPECT_TRUE(numbers.full());
  EXPECT_EQ(numbers.size(), Three::capacity());
  EXPECT_EQ(numbers.back(), 2);
  EXPECT_EQ(numbers.data()[1], 1);
}

TEST(FixedVector, ComparesOnlyWhatItHolds) {
  Three left{1, 2, 3};
  left.pop_back();
  EXPECT_EQ(left, (Three{1, 2}));
  EXPECT_NE(left, (Three{1, 2, 3}));
  left.clear();
  EXPECT_EQ(left, Three{});
}

TEST(FixedVector, AssignedToItselfKeepsWhatItHolds) {
  Three numbers{1, 2};
  const Three& same = numbers;
  numbers = same;
  EXPECT_EQ(numbers, (Three{1, 2}));
}

TEST(FixedVector, CanBeWalked) {
  int sum = 0;
  for (const int number : Three{4, 5}) sum += number;
  EXPECT_EQ(sum, 9);
}

TEST(FixedVector, WorksAtCompileTime) {
  constexpr Three numbers{7, 8};
  static_assert(numbers[1] == 8);
  EXPECT_EQ(numbers.size(), 2U);
}

}  // namespace
}  // namespace cheesemoon
