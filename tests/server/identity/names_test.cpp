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
  for (const char* name : {"Ada", "x", "Ratte Käthe", "Œdipe l'Écureuil", "Мышь", "ネズミ", "쥐",
                           "فأر", "🐀🧀", "O'Neil-2 (left)"}) {
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
  for (const char32_t letter : {0x09U, 0x0AU, 0x7FU, 0xADU, 0x200BU, 0x202EU, 0x2060U, 0xE0041U}) {
    const std::u32string name{U'A', letter, U'b'};
    EXPECT_EQ(name_refusal(write_utf8(name)), NameRefusal::forbidden_character)
        << std::uint32_t{letter};
  }
}

TEST(Name, HasPlainLettersForThoseThatAreOnlyDrawnOtherwise) {
  EXPECT_EQ(cleaned("Ａｎｎａ"), "Anna");
  EXPECT_EQ(cleaned("𝓑𝓲𝓵𝓵"), "Bill");
  EXPECT_EQ(cleaned("Rene\u0301"), "Ren\u00E9");
}

TEST(Name, HasLettersOfOneAlphabet) {
  EXPECT_EQ(name_refusal("Аnnа"), NameRefusal::mixed_alphabets) << "Cyrillic A and a";
  EXPECT_EQ(name_refusal("Ωmega"), NameRefusal::mixed_alphabets);
  EXPECT_EQ(cleaned("ネズミ Rat 鼠"), "ネズミ Rat 鼠") << "Japanese is written so";
}

TEST(Name, HasAccentsOnlyOnLettersAndNoHeapsOfThem) {
  EXPECT_EQ(cleaned("x\u0302\u0323"), "x\u0323\u0302");
  EXPECT_EQ(name_refusal("x\u0302\u0301\u0300"), NameRefusal::forbidden_character);
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
  EXPECT_EQ(key_of(U"Groß"), key_of(U"GROSS"));
  EXPECT_EQ(name_key(" Ａnna   Rat"), "anna rat") << "also of what was typed";
  EXPECT_EQ(key_of(U"ΆΈΌΏΑΩΣ"), key_of(U"άέόώαωσ"));
  EXPECT_EQ(key_of(U"σας"), key_of(U"ΣΑΣ"));
  EXPECT_EQ(key_of(U"ЁЖЯЇҐ"), key_of(U"ёжяїґ"));
}

TEST(NameKey, DiffersForDifferentLetters) {
  EXPECT_NE(name_key("Ada"), name_key("Adä"));
  EXPECT_NE(name_key("AdaRat"), name_key("Ada Rat"));
  EXPECT_NE(key_of(U"×"), key_of(U"÷"));
}

TEST(NameKey, OfAKeyIsTheKeyForEveryCodePoint) {
  for (char32_t code_point = 0; code_point <= 0x10FFFF; ++code_point) {
    if (code_point >= 0xD800 && code_point <= 0xDFFF) continue;
    const std::string key = key_of(std::u32string{U'a', code_point, U'b'});
    ASSERT_EQ(name_key(key), key) << static_cast<std::uint32_t>(code_point);
  }
}

TEST(NameLook, IsTheSameForNamesThatLookAlike) {
  EXPECT_EQ(name_look("Аня"), name_look("Аня"));
  EXPECT_EQ(name_look("сосо"), name_look("coco")) << "all of it Cyrillic";
  EXPECT_EQ(name_look("Bi11"), name_look("Bill"));
  EXPECT_EQ(name_look("BiII"), name_look("Bill"));
  EXPECT_NE(name_look("Anna"), name_look("Hanna"));
  EXPECT_NE(name_look("Anna 1"), name_look("Anna 2"));
}

TEST(ReservedName, IsThatOfAPlayerOfTheHouseOrOfWhoeverRunsTheServer) {
  for (const char* name : {"Bot 8", "bot8", "BOT-1", "B0t 8", "Greg", "GREG!", "admin", "A d m i n",
                           "Serveur", "Administratorin", "Cheese Moon", "Level 3"})
    EXPECT_TRUE(is_reserved_name(cleaned(name))) << name;
  for (const char* name : {"Anna", "Bot Anna", "Gregor", "Adminka", "🐀"})
    EXPECT_FALSE(is_reserved_name(cleaned(name))) << name;
}

}  // namespace
}  // namespace cheesemoon::server
