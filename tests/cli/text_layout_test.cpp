#include "cli/text_layout.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace cheesemoon::cli {
namespace {

TEST(TextLayout, CountsLettersNotBytes) {
  EXPECT_EQ(width_of(""), 0);
  EXPECT_EQ(width_of("Käse"), 4);
  EXPECT_EQ(width_of("fusée à réaction"), 16);
}

TEST(TextLayout, LeavesShortTextsAlone) {
  EXPECT_EQ(wrapped(" 1  ", "rat a to 4"), " 1  rat a to 4");
  EXPECT_EQ(wrapped("> ", ""), "> ");
}

TEST(TextLayout, BreaksLongTextsAndIndentsThem) {
  std::string text = "wörter";
  for (int word = 0; word < 40; ++word) text += " wörter";
  std::istringstream lines(wrapped("1: ", text));
  std::string line;
  std::string together;
  int count = 0;
  while (std::getline(lines, line)) {
    EXPECT_LE(width_of(line), 80);
    EXPECT_EQ(line.substr(0, 3), count == 0 ? "1: " : "   ");
    together += (count == 0 ? "" : " ") + line.substr(3);
    ++count;
  }
  EXPECT_EQ(together, text);
  EXPECT_EQ(count, 4);
}

TEST(TextLayout, DoesNotBreakAWordThatIsTooLong) {
  const std::string word(100, 'x');
  EXPECT_EQ(wrapped("  ", word), "  " + word);
}

TEST(TextLayout, KeepsPiecesWhole) {
  const std::vector<std::string> pieces(5, "Player 1: 62 %, 71 points;");
  EXPECT_EQ(wrapped("  ", pieces),
            "  Player 1: 62 %, 71 points; Player 1: 62 %, 71 points;\n"
            "  Player 1: 62 %, 71 points; Player 1: 62 %, 71 points;\n"
            "  Player 1: 62 %, 71 points;");
}

}  // namespace
}  // namespace cheesemoon::cli
