#include "engine/core/fixed_text.h"

#include <gtest/gtest.h>

namespace cheesemoon {
namespace {

TEST(FixedText, GrowsByLettersAndTexts) {
  FixedText<8> text;
  text << 'a' << "bc" << digit(7);
  EXPECT_EQ(text.view(), "abc7");
}

}  // namespace
}  // namespace cheesemoon
