#include "text/letters.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>

namespace cheesemoon {
namespace {

TEST(Letters, ThatShowNothingOrTurnTheTextAreUnseen) {
  for (const char32_t letter :
       {0x00U,   0x09U,   0x0AU,    0x1FU,    0x7FU,    0x85U,    0xADU,    0x34FU,   0x61CU,
        0x115FU, 0x180EU, 0x200BU,  0x200DU,  0x200EU,  0x2028U,  0x202AU,  0x202EU,  0x2060U,
        0x2066U, 0x2069U, 0x2800U,  0x3164U,  0xE000U,  0xFDD0U,  0xFE0FU,  0xFEFFU,  0xFFA0U,
        0xFFFDU, 0xFFFFU, 0x16FE4U, 0x1D173U, 0x1FFFEU, 0xE0001U, 0xE0041U, 0xF0000U, 0x10FFFFU})
    EXPECT_TRUE(is_unseen(letter)) << std::uint32_t{letter};
  for (const char32_t letter : std::u32string_view(U"aß7 É-Яネ쥐أ🐀\u0301"))
    EXPECT_FALSE(is_unseen(letter)) << std::uint32_t{letter};
}

TEST(Letters, OfAllAlphabetsHaveMarks) {
  for (const char32_t letter : {0x0301U, 0x0489U, 0x05B0U, 0x0E31U, 0x20E3U, 0xFE20U})
    EXPECT_TRUE(is_mark(letter)) << std::uint32_t{letter};
  EXPECT_FALSE(is_mark(U'é'));
}

TEST(Letters, OfEmojisAreKnown) {
  EXPECT_TRUE(is_emoji(U'1'));
  EXPECT_TRUE(is_emoji(U'🧀'));
  EXPECT_FALSE(is_emoji(U'a'));
  EXPECT_TRUE(is_picture(U'🐀'));
  EXPECT_FALSE(is_picture(U'1'));
  EXPECT_TRUE(is_space(U'\u3000'));
  EXPECT_FALSE(is_space(U'_'));
}

}  // namespace
}  // namespace cheesemoon
