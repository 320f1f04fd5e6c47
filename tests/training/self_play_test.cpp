#include "training/self_play.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <vector>

#include "players/first_rat/network_inputs.h"
#include "records/first_rat_library.h"
#include "training/match.h"
#include "training/network_file.h"

namespace cheesemoon::training {
namespace {

SelfPlay two_games(std::uint8_t seats) {
  SelfPlay plan;
  plan.options.content = *records::FirstRatLibrary::standard().find("standard");
  plan.options.seats = seats;
  if (seats == 1) plan.options.solo = first_rat::Difficulty::easy;
  plan.games = 2;
  plan.nodes = 4;
  return plan;
}

/// Rows of whole numbers, as train.py takes them apart.
std::vector<std::vector<std::int16_t>> rows_of(const std::string& text, std::size_t teams) {
  const std::size_t width = 3 + players::table_input_count +
                            teams * (players::team_input_count + players::order_input_count + 3);
  std::vector<std::int16_t> numbers(text.size() / sizeof(std::int16_t));
  std::memcpy(numbers.data(), text.data(), text.size());
  EXPECT_EQ(numbers.size() % width, 0U);
  std::vector<std::vector<std::int16_t>> rows;
  for (std::size_t first = 0; first < numbers.size(); first += width)
    rows.emplace_back(numbers.begin() + static_cast<std::ptrdiff_t>(first),
                      numbers.begin() + static_cast<std::ptrdiff_t>(first + width));
  return rows;
}

TEST(SelfPlay, GivesARowForEveryTurnWithHowItsGameEnded) {
  for (const std::uint8_t seats : std::array<std::uint8_t, 2>{1, 3}) {
    const std::size_t teams = std::max<std::size_t>(2, seats);
    const auto rows = rows_of(play_with_oneself(two_games(seats)), teams);
    ASSERT_GT(rows.size(), 20U);
    for (const auto& row : rows) {
      int results = 0;
      int expected = 0;
      const std::size_t width = row.size() - 3 - players::table_input_count;
      for (std::size_t team = 0; team < teams; ++team) {
        const std::size_t end = 3 + players::table_input_count + (team + 1) * width / teams;
        results += row[end - 3];
        expected += row[end - 2];
      }
      EXPECT_NEAR(results, 10'000, 5) << "somebody has won";
      EXPECT_NEAR(expected, 10'000, 5) << "the chances are shared out";
    }
    EXPECT_EQ(rows.front()[0], 0);
    EXPECT_EQ(rows.back()[0], 1) << "the number of the game";
    EXPECT_EQ(rows.back()[2], 0) << "no round is to come in the last one";
  }
}

TEST(SelfPlay, IsTheSameOnAnyNumberOfThreadsAndInAnyPortions) {
  SelfPlay plan = two_games(2);
  const std::string alone = play_with_oneself(plan);
  plan.threads = 2;
  EXPECT_EQ(play_with_oneself(plan), alone);
  plan.games = 1;
  std::string portions = play_with_oneself(plan);
  plan.first = 1;
  portions += play_with_oneself(plan);
  EXPECT_EQ(portions, alone);
}

TEST(NetworkFile, ThatIsNoneIsRefused) {
  EXPECT_TRUE(find_judge("house"));
  const auto judge = find_judge("/nonexistent/network");
  ASSERT_FALSE(judge);
  EXPECT_NE(judge.error().find("/nonexistent/network is no network"), std::string::npos);
}

TEST(JudgesMatch, OfAJudgeAgainstItselfIsEven) {
  JudgesMatch match;
  match.options = two_games(2).options;
  match.games = 4;
  match.budget.nodes = 2;
  EXPECT_DOUBLE_EQ(play_judges(match).mean, 0.5);
}

}  // namespace
}  // namespace cheesemoon::training
