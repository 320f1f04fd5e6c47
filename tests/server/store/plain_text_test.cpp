#include "server/store/plain_text.h"

#include <gtest/gtest.h>

#include <string>

namespace cheesemoon::server {
namespace {

TEST(PlainText, IsUtf8OfAnyLanguage) {
  for (const char* text : {"", "rat", "Käse", "fromage à la crème", "チーズ", "🐀🌙", "\x7F", "\n"})
    EXPECT_TRUE(is_plain_text(text)) << text;
}

TEST(PlainText, IsNotAnythingElse) {
  for (const char* text :
       {"\x80", "\xC3", "\xC3(", "\xE2\x82", "\xF0\x9F\x90", "\xFF", "\xC0\x80", "\xC1\xBF",
        "\xE0\x80\x80", "\xF0\x80\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "rat \xFE"})
    EXPECT_FALSE(is_plain_text(text)) << text;
  EXPECT_FALSE(is_plain_text(std::string("a\0b", 3)));
}

TEST(PlainText, IsLookedAtInEveryPlace) {
  const std::string text = "rats and cheese and moons";
  EXPECT_TRUE(is_plain_text(text));
  for (std::size_t place = 0; place < text.size(); ++place) {
    for (const char wrong : {'\0', '\x80', '\xFF'}) {
      std::string spoilt = text;
      spoilt[place] = wrong;
      EXPECT_FALSE(is_plain_text(spoilt)) << place;
    }
    std::string accented = text;
    EXPECT_TRUE(is_plain_text(accented.replace(place, 1, "ä"))) << place;
  }
}

}  // namespace
}  // namespace cheesemoon::server
