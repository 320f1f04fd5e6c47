#include "training/self_play.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "players/first_rat/network_inputs.h"
#include "players/first_rat/positions.h"
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

TEST(SelfPlay, AgainstGregAlsoGivesTheTableBeforeHisCard) {
  constexpr std::size_t whose_turn = 3 + first_rat::most_seats + players::pace_feature_count + 3;
  constexpr std::size_t of_team = players::team_input_count + players::order_input_count + 3;
  constexpr std::size_t first_share = 3 + players::table_input_count + of_team - 2;
  const auto rows = rows_of(play_with_oneself(two_games(1)), 2);
  std::size_t before_cards = 0;
  for (std::size_t row = 1; row + 1 < rows.size(); ++row) {
    if (rows[row][whose_turn] == 0 || rows[row - 1][whose_turn] != 0) continue;
    ++before_cards;
    if (rows[row][0] == rows[row + 1][0]) {
      EXPECT_EQ(rows[row][first_share], rows[row + 1][first_share])
          << "nobody has thought there: all that is known is what was found next";
    }
  }
  EXPECT_GT(before_cards, rows.size() / 3);
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

/// A file of these weights, as train.py writes them, for as long as a test takes.
class WeightsFile {
 public:
  explicit WeightsFile(std::span<const std::int16_t> weights) {
    const auto bytes = std::as_bytes(weights);
    std::ofstream(path_, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
  }
  ~WeightsFile() { std::filesystem::remove(path_); }
  WeightsFile(const WeightsFile&) = delete;
  WeightsFile& operator=(const WeightsFile&) = delete;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  // Tests of one program may run side by side.
  std::string path_ = testing::TempDir() + "cheesemoon-weights-" +
                      testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST(NetworkFile, WithTheWeightsOfTheHouseJudgesAndGlancesAsTheHouseDoes) {
  const WeightsFile file(players::house_weights());
  const auto judge = find_judge(file.path());
  ASSERT_TRUE(judge);
  const players::Judge& house = players::house_judge();
  ASSERT_TRUE(judge->glances());
  for (const std::size_t seats : {1U, 2U, 5U}) {
    const first_rat::Table table = players::opening(seats).table;
    players::TurnTree turns;
    turns.grow(table);
    std::vector<const first_rat::Table*> tables;
    for (std::size_t turn = 0; turn < turns.size(); ++turn) tables.push_back(&turns.after(turn));
    std::vector<players::Forecast> expected(tables.size());
    std::vector<players::Forecast> expected_of_house(tables.size());
    (*judge)(tables, expected);
    house(tables, expected_of_house);
    EXPECT_EQ(expected, expected_of_house);
    std::vector<float> impression(tables.size());
    std::vector<float> impression_of_house(tables.size());
    judge->glance(tables, 0, impression);
    house.glance(tables, 0, impression_of_house);
    EXPECT_EQ(impression, impression_of_house);
  }
}

TEST(NetworkFile, ThatIsNoneIsRefused) {
  EXPECT_TRUE(find_judge("house"));
  const auto judge = find_judge("/nonexistent/network");
  ASSERT_FALSE(judge);
  EXPECT_NE(judge.error().find("/nonexistent/network is no network"), std::string::npos);
}

TEST(NetworkFile, WithAWeightTooFewOrTooManyIsRefused) {
  for (const std::size_t count : {players::network_size - 1, players::network_size + 1}) {
    const std::vector<std::int16_t> weights(count);
    const WeightsFile file(weights);
    const auto judge = find_judge(file.path());
    ASSERT_FALSE(judge) << count;
    EXPECT_NE(judge.error().find("is no network of"), std::string::npos);
  }
}

JudgesMatch quick_match() {
  JudgesMatch match;
  match.options = two_games(2).options;
  match.games = 4;
  match.budget.nodes = 2;
  return match;
}

TEST(JudgesMatch, OfAJudgeAgainstItselfIsEven) {
  EXPECT_DOUBLE_EQ(play_judges(quick_match()).mean, 0.5);
}

TEST(JudgesMatch, SaysHowTheOneDidAmongTheOthers) {
  JudgesMatch match = quick_match();
  match.others = players::count_points;
  EXPECT_GT(play_judges(match).mean, 0.7) << "the house beats who only counts points on the table";
  std::swap(match.one, match.others);
  EXPECT_LT(play_judges(match).mean, 0.3);
}

}  // namespace
}  // namespace cheesemoon::training
