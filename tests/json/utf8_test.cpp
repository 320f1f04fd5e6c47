#include "json/utf8.h"

#include <gtest/gtest.h>

#include <map>

namespace cheesemoon {
namespace {

TEST(Utf8, IsReadAndWritten) {
  const std::u32string code_points = U"rat \u00E4 \u20AC \U0001F400";
  const std::string text = "rat \xC3\xA4 \xE2\x82\xAC \xF0\x9F\x90\x80";
  EXPECT_EQ(read_utf8(text), code_points);
  EXPECT_EQ(write_utf8(code_points), text);
  EXPECT_EQ(read_utf8(""), U"");
}

TEST(Utf8, IsCutBetweenCharacters) {
  const std::string text = "\xC3\xA4\xF0\x9F\x90\x80x";
  for (const auto& [most_bytes, bytes] : std::map<std::size_t, std::size_t>{
           {0, 0}, {1, 0}, {2, 2}, {3, 2}, {5, 2}, {6, 6}, {7, 7}, {8, 7}})
    EXPECT_EQ(beginning_of(text, most_bytes), text.substr(0, bytes)) << most_bytes;
}

TEST(Utf8, ComesBackForEveryCodePoint) {
  for (char32_t code_point = 0; code_point <= 0x10FFFF; ++code_point) {
    if (code_point >= 0xD800 && code_point <= 0xDFFF) continue;
    const std::u32string one(1, code_point);
    ASSERT_EQ(read_utf8(write_utf8(one)), one);
  }
}

TEST(Utf8, IsRefusedWhenACharacterIsNotWhole) {
  for (const char* text : {"\xC3", "\xE2\x82", "\xF0\x9F\x90", "\x80", "a\xBF", "\xC3x",
                           "\xE2\x82x", "\xF8\x88\x80\x80\x80", "\xFE", "\xFF"}) {
    EXPECT_EQ(read_utf8(text), std::nullopt);
  }
}

TEST(Utf8, IsRefusedWhenACharacterIsWrittenTooLong) {
  for (const char* text : {"\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xE0\x9F\xBF",
                           "\xF0\x80\x80\x80", "\xF0\x8F\xBF\xBF"}) {
    EXPECT_EQ(read_utf8(text), std::nullopt);
  }
}

TEST(Utf8, IsRefusedForSurrogatesAndBeyondTheLastCodePoint) {
  for (const char* text : {"\xED\xA0\x80", "\xED\xBF\xBF", "\xF4\x90\x80\x80", "\xF7\xBF\xBF\xBF"})
    EXPECT_EQ(read_utf8(text), std::nullopt);
  EXPECT_NE(read_utf8("\xED\x9F\xBF"), std::nullopt);
  EXPECT_NE(read_utf8("\xEE\x80\x80"), std::nullopt);
  EXPECT_NE(read_utf8("\xF4\x8F\xBF\xBF"), std::nullopt);
}

}  // namespace
}  // namespace cheesemoon
