#include "engine/core/result.h"

#include <gtest/gtest.h>

#include <string>

namespace cheesemoon {
namespace {

Result<int, std::string> half(int number) {
  if (number % 2 != 0) return Failure{std::string("odd")};
  return number / 2;
}

TEST(Result, HoldsAValue) {
  const auto result = half(8);
  ASSERT_TRUE(result);
  EXPECT_EQ(*result, 4);
}

TEST(Result, OrTheReasonWhyThereIsNone) {
  const auto result = half(7);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error(), "odd");
}

TEST(Result, TellsValueAndErrorOfTheSameTypeApart) {
  const Result<std::string, std::string> value(std::string("x"));
  const Result<std::string, std::string> error(Failure{std::string("x")});
  EXPECT_TRUE(value.ok());
  EXPECT_FALSE(error.ok());
}

}  // namespace
}  // namespace cheesemoon
