#include "table/chat_text.h"

#include <gtest/gtest.h>

#include "json/utf8.h"

namespace cheesemoon::table {
namespace {

TEST(ChatText, StaysAsItWasTyped) {
  for (const char* text : {"grüß dich \"Bob\"", "Ça va ?", "Мышь & ネズミ", "e\u0301a\u0308"})
    EXPECT_EQ(chat_text(text), text);
}

TEST(ChatText, IsOneLineWithSingleSpaces) {
  EXPECT_EQ(chat_text("  two\n\t lines\u2028here\u3000 "), "two lines here");
  EXPECT_EQ(chat_text(" \n "), "");
}

TEST(ChatText, LosesWhatCannotBeSeen) {
  EXPECT_EQ(chat_text("a\u200Bb\u2060c\uFEFFd"), "abcd") << "no width";
  EXPECT_EQ(chat_text("\u202Eolleh\u202C\u2066!\u2069"), "olleh!") << "direction";
  EXPECT_EQ(chat_text("a\U000E0041\U000E007Fb"), "ab") << "tags";
  EXPECT_EQ(chat_text("a\x7F\x01z"), "az") << "control characters";
  EXPECT_EQ(chat_text("a\u200Db\uFE0F"), "ab") << "joiners of nothing";
  EXPECT_EQ(chat_text("\u200B\u3164"), "");
}

TEST(ChatText, KeepsEmojisWhole) {
  for (const char* text :
       {"👨‍👩‍👧", "❤️", "1️⃣", "🏳️‍🌈", "👩🏽‍🚀 ok"})
    EXPECT_EQ(chat_text(text), text);
}

TEST(ChatText, HasNoHeapsOfAccents) {
  const std::string heap = write_utf8(U"a" + std::u32string(200, U'\u0301') + U"b");
  EXPECT_EQ(chat_text(heap), write_utf8(U"a\u0301\u0301\u0301b"));
  const std::string mixed = write_utf8(U"a\u0301\u200B\u0301\u200B\u0301\u200B\u0301");
  EXPECT_EQ(chat_text(mixed), write_utf8(U"a\u0301\u0301\u0301"));
}

TEST(ChatText, IsUtf8) {
  EXPECT_FALSE(chat_text("\xff"));
}

}  // namespace
}  // namespace cheesemoon::table
