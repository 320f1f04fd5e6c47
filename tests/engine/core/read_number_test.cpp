#include "engine/core/read_number.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace cheesemoon {
namespace {

TEST(ReadNumber, TakesATextThatIsOne) {
  EXPECT_EQ(read_number<int>("-17"), -17);
  EXPECT_EQ(read_number<std::uint8_t>("255"), 255);
  EXPECT_EQ(read_number<double>("2.5"), 2.5);
}

TEST(ReadNumber, TakesNothingElse) {
  for (const char* text : {"", "x", "1x", " 1", "1 ", "+1", "0x1"})
    EXPECT_FALSE(read_number<int>(text)) << text;
}

TEST(ReadNumber, IsBounded) {
  EXPECT_FALSE(read_number<std::uint8_t>("256"));
  EXPECT_FALSE(read_number<int>("2", 3, 5));
  EXPECT_EQ(read_number<int>("3", 3, 5), 3);
  EXPECT_EQ(read_number<int>("5", 3, 5), 5);
  EXPECT_FALSE(read_number<int>("6", 3, 5));
}

}  // namespace
}  // namespace cheesemoon
