#include "cli/table/seen_table.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

namespace cheesemoon::cli {
namespace {

std::string state(int games) {
  return R"({"id":"bcdfghjkmn","status":"playing","made_with":{"game":"brave-rats",)"
         R"("options":{"variant":"base"}},"maker":"p1","created":1,"seats":[)"
         R"({"kind":"person","person":"p1","name":"Ann","gone":null,"offers_end":false},)"
         R"({"kind":"bot","bot":"level3","gone":null,"offers_end":false}],"games":)" +
         std::to_string(games) +
         R"(,"crowns":null,"ending":null,"commitment":"00","opening":null,"before":null,)"
         R"("next":null})";
}

std::string step(int sequence, const std::string& kind) {
  return R"({"sequence":)" + std::to_string(sequence) + R"(,"events":[{"kind":")" + kind +
         R"("}]})";
}

std::string update(int sequence, int since, const std::string& steps,
                   const std::string& more = "") {
  return R"({"type":"update","table":"bcdfghjkmn","seat":1,"sequence":)" +
         std::to_string(sequence) + R"(,"since":)" + std::to_string(since) +
         R"(,"time":1000,"view":{"to_act":[1],"result":null},"steps":[)" + steps +
         R"(],"choices":[],"can_undo":false)" + more + "}";
}

News take(SeenTable& table, const std::string& text) {
  const auto news = take_update(table, boost::json::parse(text));
  EXPECT_TRUE(news) << news.error();
  return news ? *news : News{};
}

/// A table of which the first game has come to step 5.
SeenTable begun_table() {
  SeenTable table;
  EXPECT_TRUE(
      take(table, update(5, 0, step(4, "a") + "," + step(5, "b"), R"(,"state":)" + state(1)))
          .is_first);
  return table;
}

TEST(SeenTable, ForgetsTheStepsThatWereTakenBack) {
  SeenTable table = begun_table();
  const News news = take(table, update(7, 4, step(7, "c")));
  EXPECT_TRUE(news.is_taken_back);
  EXPECT_EQ(count_events(table, "a"), 1);
  EXPECT_EQ(count_events(table, "b"), 0);
  EXPECT_EQ(count_events(table, "c"), 1);
  EXPECT_EQ(news.events.size(), 1U);
}

TEST(SeenTable, BeginsAnewWithTheNextGameOfAMatch) {
  SeenTable table = begun_table();
  const News news = take(table, update(6, 5, step(6, "c"), R"(,"state":)" + state(2)));
  EXPECT_TRUE(news.is_new_game);
  EXPECT_FALSE(news.is_taken_back);
  EXPECT_EQ(count_events(table, "a"), 0);
  EXPECT_EQ(count_events(table, "c"), 1);
}

TEST(SeenTable, IsNotChangedByWhatIsToldAgain) {
  SeenTable table = begun_table();
  const std::uint32_t changes = table.game_changes;
  EXPECT_FALSE(take(table, update(6, 5, "")).has_game_changed);
  EXPECT_EQ(table.game_changes, changes);
  EXPECT_EQ(table.sequence, 6U);
  EXPECT_TRUE(take(table, update(7, 6, step(7, "c"))).has_game_changed);
}

TEST(SeenTable, KnowsHowMuchTimeIsLeftNow) {
  SeenTable table = begun_table();
  (void)take(table, update(6, 5, "", R"(,"clocks":[{"left":900,"since":400},null])"));
  ASSERT_EQ(table.clocks.size(), 2U);
  ASSERT_TRUE(table.clocks[0]);
  EXPECT_EQ(table.clocks[0]->left_milliseconds, 300);
  EXPECT_FALSE(table.clocks[1]);
}

TEST(SeenTable, LeavesOutOfChatWhatATerminalWouldObey) {
  SeenTable table = begun_table();
  const News news = take(
      table,
      update(6, 5, "", R"(,"chat":[{"time":1,"person":"p2","name":"Ben","text":"\u001b[2Jhi"}])"));
  ASSERT_EQ(news.chat.size(), 1U);
  EXPECT_EQ(news.chat[0].text, "[2Jhi");
}

TEST(SeenTable, NamesTheMemberThatIsWrong) {
  SeenTable table = begun_table();
  const auto news = take_update(table, boost::json::parse(R"({"sequence":-1})"));
  ASSERT_FALSE(news);
  EXPECT_EQ(news.error().find("sequence"), 0U) << news.error();
}

TEST(TableState, NumbersThoseWhoHaveTheSameName) {
  using Kind = SeatState::Kind;
  TableState table;
  table.seats = {{Kind::person, "p1", "Ann", "", "", false},
                 {Kind::person, "p2", "Ann", "", "", false},
                 {Kind::bot, "", "", "level2", "", false}};
  EXPECT_EQ(names_of(table, english), (std::vector<std::string>{"Ann 1", "Ann 2", "Beginner"}));
  EXPECT_EQ(seats_of(table, "p2"), std::vector{Seat::two});
  EXPECT_FALSE(first_open_seat(table));
}

}  // namespace
}  // namespace cheesemoon::cli
