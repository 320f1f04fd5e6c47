#include "arena/match_results.h"

#include <gtest/gtest.h>

namespace cheesemoon::arena {
namespace {

const MatchHeading heading{"first-rat", {"greedy", "random"}, 7, 500, 0, {"solo=easy", "path=x"}};

GameResult drawn_game(std::uint64_t number) {
  return {number, {{0.5, 0.5}, {41, 41}}, std::nullopt};
}

/// A file with these lines, one after the other.
std::string file_of(const std::vector<std::string>& lines) {
  std::string text = write_heading(heading) + "\n";
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string error_in(const std::string& text) {
  const auto results = read_results(text, heading);
  return results ? "none" : describe(results.error());
}

TEST(MatchResults, AreReadAsTheyWereWritten) {
  const GameResult won{3, {{1, 0}, {52, 17.25}}, std::nullopt};
  const GameResult forfeited{11, {{1, 0}, {8, 9}}, ForfeitedGame{1, "said \"no\""}};
  const std::string text = file_of({write_result(won), write_result(forfeited)});
  const auto results = read_results(text, heading);
  ASSERT_TRUE(results) << describe(results.error());
  ASSERT_EQ(results->games.size(), 2U);
  EXPECT_EQ(results->games[0].number, 3U);
  EXPECT_EQ(results->games[0].score.win_share, won.score.win_share);
  EXPECT_EQ(results->games[0].score.points, won.score.points);
  EXPECT_FALSE(results->games[0].forfeit);
  EXPECT_EQ(results->games[1].number, 11U);
  ASSERT_TRUE(results->games[1].forfeit);
  EXPECT_EQ(results->games[1].forfeit->entrant, 1U);
  EXPECT_EQ(results->games[1].forfeit->reason, "said \"no\"");
  EXPECT_EQ(results->lines, text);
}

TEST(MatchResults, OfAMatchThatHasNotBegunAreItsHeading) {
  const auto results = read_results("", heading);
  ASSERT_TRUE(results);
  EXPECT_TRUE(results->games.empty());
  EXPECT_EQ(results->lines, R"({"match":"first-rat","players":["greedy","random"],"seed":7,)"
                            R"("nodes":500,"milliseconds":0,"options":["path=x","solo=easy"]})"
                            "\n");
}

TEST(MatchResults, LeaveOutALastLineThatWasCutOffWhereverThatWas) {
  const std::string whole = file_of({write_result(drawn_game(0))});
  const std::string text = whole + write_result(drawn_game(1));
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const auto results = read_results(text.substr(0, size), heading);
    ASSERT_TRUE(results) << size;
    EXPECT_EQ(results->games.size(), size < whole.size() ? 0U : 1U);
    EXPECT_EQ(results->lines, size < whole.size() ? file_of({}) : whole);
  }
}

TEST(MatchResults, CountAGameOnce) {
  const std::string line = write_result(drawn_game(4));
  EXPECT_EQ(read_results(file_of({line, line}), heading)->games.size(), 1U);
}

TEST(MatchResults, OfAnotherMatchAreRefused) {
  const std::string refusal = "line 1: these are the results of another match";
  EXPECT_EQ(error_in("What is this?"), refusal);
  MatchHeading other = heading;
  std::swap(other.players[0], other.players[1]);
  EXPECT_EQ(error_in(write_heading(other) + "\n"), refusal);
  other = heading;
  other.seed = 8;
  EXPECT_EQ(error_in(write_heading(other) + "\n"), refusal);
  other = heading;
  std::swap(other.options[0], other.options[1]);
  EXPECT_EQ(error_in(write_heading(other) + "\n"), "none") << "options come in any order";
}

TEST(MatchResults, ThatAreWrongAreRefusedWithLineAndReason) {
  const auto refusal = [](const std::string& line) {
    return error_in(file_of({write_result(drawn_game(0)), line, write_result(drawn_game(1))}));
  };
  EXPECT_EQ(refusal("{").substr(0, 17), "line 3: not JSON:");
  EXPECT_EQ(refusal("").substr(0, 17), "line 3: not JSON:");
  EXPECT_EQ(refusal("[]"), "line 3: expected an object {...}, found a list");
  EXPECT_EQ(refusal(R"({"game":5,"win_share":[1,0]})"), R"(line 3: "points" is missing)");
  EXPECT_EQ(refusal(R"({"game":-1,"win_share":[1,0],"points":[1,2]})").substr(0, 44),
            "line 3: game: expected a whole number from 0");
  EXPECT_EQ(refusal(R"({"game":5,"win_share":[1],"points":[1,2]})"),
            "line 3: win_share: expected 2 numbers");
  EXPECT_EQ(refusal(R"({"game":5,"win_share":[1,0,0],"points":[1,2]})"),
            "line 3: win_share: expected at most 2 elements, found 3");
  EXPECT_EQ(refusal(R"({"game":5,"win_share":[1,2],"points":[1,2]})"),
            "line 3: win_share: expected numbers from 0 to 1");
  EXPECT_EQ(refusal(R"({"game":5,"win_share":[1,0],"points":["x",2]})"),
            "line 3: points[0]: expected a number");
  EXPECT_EQ(refusal(R"({"game":5,"win_share":[1,0],"points":[1,2],"forfeit":{"player":3}})"),
            "line 3: forfeit.player: expected a whole number from 1 to 2, found 3");
}

}  // namespace
}  // namespace cheesemoon::arena
