#include "engine/core/words.h"

#include <gtest/gtest.h>

namespace cheesemoon {
namespace {

TEST(Words, AreLessTheBlanksAroundThem) {
  EXPECT_EQ(without_blanks(" \ta b\r\n"), "a b");
  EXPECT_EQ(without_blanks("a"), "a");
  EXPECT_EQ(without_blanks(" \n"), "");
}

TEST(Words, AreCutOffUpToASeparator) {
  std::string_view text = "a b,,c";
  EXPECT_EQ(cut(text, ','), "a b");
  EXPECT_EQ(cut(text, ','), "");
  EXPECT_EQ(cut(text, ','), "c");
  EXPECT_EQ(text, "");
  EXPECT_EQ(cut(text, ','), "");
}

TEST(Words, AreTakenOneByOne) {
  std::string_view text = "  go \t nodes 5 ";
  EXPECT_EQ(take_word(text), "go");
  EXPECT_EQ(text, "nodes 5");
  EXPECT_EQ(take_word(text), "nodes");
  EXPECT_EQ(take_word(text), "5");
  EXPECT_EQ(take_word(text), "");
}

}  // namespace
}  // namespace cheesemoon
