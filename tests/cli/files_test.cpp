#include "cli/files.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace cheesemoon::cli {
namespace {

TEST(Files, AreReadAsTheyWereWritten) {
  const std::string path = testing::TempDir() + "files_test.txt";
  const std::string text("a\0b\n", 4);
  EXPECT_EQ(write_text(path, text), "");
  const auto read = read_text(path);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, text);
  EXPECT_FALSE(std::filesystem::exists(path + ".unfinished"));
}

TEST(Files, ThatCannotBeReadAreNamed) {
  const auto missing = read_text("no/such/file");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error(), "cannot read no/such/file: No such file or directory");
  const auto folder = read_text(testing::TempDir());
  ASSERT_FALSE(folder);
}

TEST(Files, ThatCannotBeWrittenAreNamed) {
  EXPECT_EQ(write_text("no/such/file", "x"),
            "cannot write no/such/file: No such file or directory");
}

TEST(Files, OfGamesInARowAreNumbered) {
  EXPECT_EQ(file_of_game("games/ann.json", 1), "games/ann.json");
  EXPECT_EQ(file_of_game("games/ann.json", 2), "games/ann-2.json");
  EXPECT_EQ(file_of_game("ann", 12), "ann-12");
}

}  // namespace
}  // namespace cheesemoon::cli
