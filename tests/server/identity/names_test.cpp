#include "server/identity/names.h"

#include <gtest/gtest.h>

#include "json/utf8.h"

namespace cheesemoon::server {
namespace {

std::string cleaned(std::string_view text) {
  const auto name = clean_name(text);
  EXPECT_TRUE(name.ok()) << text;
  return name.ok() ? *name : "";
}

NameRefusal name_refusal(std::string_view text) {
  const auto name = clean_name(text);
  EXPECT_FALSE(name.ok()) << text;
  return name.ok() ? NameRefusal{} : name.error();
}

std::string key_of(std::u32string_view name) {
  return name_key(write_utf8(name));
}

TEST(Name, StaysAsItIsIfItIsClean) {
  for (const char* name : {"Ada", "x", "Ratte Käthe", "Œdipe l'Écureuil", "Ωmega", "Мышь", "ネズミ",
                           "쥐", "فأر", "🐀🧀", "O'Neil-2 (left)"}) {
    EXPECT_EQ(cleaned(name), name);
  }
}

TEST(Name, HasSinglePlainSpacesAndNoneAround) {
  EXPECT_EQ(cleaned("  Ada   Rat "), "Ada Rat");
  EXPECT_EQ(cleaned("Ada\u00A0\u2003\u3000Rat\u202F"), "Ada Rat");
}

TEST(Name, HasOneToTwentyCodePoints) {
  EXPECT_EQ(name_refusal(""), NameRefusal::empty);
  EXPECT_EQ(name_refusal(" \u3000 "), NameRefusal::empty);
  EXPECT_EQ(cleaned("  " + std::string(20, 'a') + "  "), std::string(20, 'a'));
  EXPECT_EQ(name_refusal(std::string(21, 'a')), NameRefusal::too_long);
  const std::string rats = write_utf8(std::u32string(20, U'\U0001F400'));
  EXPECT_EQ(cleaned(rats), rats);
  EXPECT_EQ(name_refusal(rats + "a"), NameRefusal::too_long);
}

TEST(Name, IsNotLookedForInALongText) {
  EXPECT_EQ(cleaned(std::string(longest_name_text - 1, ' ') + "a"), "a");
  EXPECT_EQ(name_refusal(std::string(longest_name_text, ' ') + "a"), NameRefusal::too_long);
}

TEST(Name, IsUtf8) {
  EXPECT_EQ(name_refusal("Ad\xE4"), NameRefusal::not_utf8);
  EXPECT_EQ(name_refusal("\xC0\xAF"), NameRefusal::not_utf8);
}

TEST(Name, HasNoCharactersThatAreUnseenOrTurnTheText) {
  for (const char32_t code_point :
       {0x00U,   0x09U,   0x0AU,    0x1FU,    0x7FU,    0x85U,    0xADU,    0x34FU,   0x61CU,
        0x115FU, 0x180EU, 0x200BU,  0x200DU,  0x200EU,  0x2028U,  0x202AU,  0x202EU,  0x2060U,
        0x2066U, 0x2069U, 0x2800U,  0x3164U,  0xE000U,  0xFDD0U,  0xFE0FU,  0xFEFFU,  0xFFA0U,
        0xFFFDU, 0xFFFFU, 0x16FE4U, 0x1D173U, 0x1FFFEU, 0xE0001U, 0xE0041U, 0xF0000U, 0x10FFFFU}) {
    const std::u32string name{U'A', code_point, U'b'};
    EXPECT_EQ(name_refusal(write_utf8(name)), NameRefusal::forbidden_character)
        << static_cast<std::uint32_t>(code_point);
  }
}

TEST(Name, HasAccentsOnlyOnLettersAndNoHeapsOfThem) {
  EXPECT_EQ(cleaned("Rene\u0301"), "Rene\u0301");
  EXPECT_EQ(cleaned("e\u0302\u0301"), "e\u0302\u0301");
  EXPECT_EQ(name_refusal("e\u0302\u0301\u0300"), NameRefusal::forbidden_character);
  EXPECT_EQ(name_refusal("\u0301Ada"), NameRefusal::forbidden_character);
  EXPECT_EQ(name_refusal("Ada \u0301"), NameRefusal::forbidden_character);
}

TEST(Name, IsCleanAfterItWasCleaned) {
  const std::string name = cleaned(" Ada \u3000 Rat ");
  EXPECT_EQ(cleaned(name), name);
}

TEST(NameKey, IsTheSameForCapitalAndSmallLetters) {
  EXPECT_EQ(name_key("ADA Rat"), "ada rat");
  EXPECT_EQ(key_of(U"ÄÖÜÉÈÇØÞ"), key_of(U"äöüéèçøþ"));
  EXPECT_EQ(key_of(U"ŒŁŽŐŸẞẦ"), key_of(U"œłžőÿßầ"));
  EXPECT_EQ(key_of(U"ΆΈΌΏΑΩΣ"), key_of(U"άέόώαωσ"));
  EXPECT_EQ(key_of(U"σας"), key_of(U"ΣΑΣ"));
  EXPECT_EQ(key_of(U"ЁЖЯЇҐ"), key_of(U"ёжяїґ"));
}

TEST(NameKey, DiffersForDifferentLetters) {
  EXPECT_NE(name_key("Ada"), name_key("Adä"));
  EXPECT_NE(name_key("AdaRat"), name_key("Ada Rat"));
  EXPECT_NE(key_of(U"×"), key_of(U"÷"));
  EXPECT_NE(key_of(U"ß"), name_key("ss"));
}

TEST(NameKey, OfAKeyIsTheKeyForEveryCodePoint) {
  for (char32_t code_point = 0; code_point <= 0x10FFFF; ++code_point) {
    if (code_point >= 0xD800 && code_point <= 0xDFFF) continue;
    const std::string key = key_of(std::u32string(1, code_point));
    ASSERT_EQ(name_key(key), key) << static_cast<std::uint32_t>(code_point);
  }
}

}  // namespace
}  // namespace cheesemoon::server
