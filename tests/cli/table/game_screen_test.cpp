#include "cli/table/game_screen.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <sstream>
#include <string>

#include "cli/texts.h"

namespace cheesemoon::cli {
namespace {

namespace json = boost::json;

/// A screen for a game that has none of its own, in front of a table.
struct PlainScreen {
  PlainScreen() {
    table.viewer = Seat::two;
    table.view = json::parse(
        R"({"heaps":[3,1],"last_move":{"by":1,"stones":2},"to_act":[2],"result":null})");
    table.choices =
        json::parse(R"([{"action":"take 1","leaves":[2,1]},{"action":"take 3","leaves":[0,1]}])")
            .as_array();
    screen->look(table);
  }
  std::ostringstream out;
  Terminal terminal{out, false, false};
  SeenTable table;
  std::unique_ptr<GameScreen> screen =
      make_game_screen(terminal, english, "stones", {"Ann", "Ben"});
};

TEST(PlainScreen, ShowsTheMembersOfTheViewAndNumbersTheChoices) {
  PlainScreen plain;
  plain.screen->show_question();
  EXPECT_EQ(plain.out.str(),
            "heaps: 3, 1\n"
            "last move: by 1, stones 2\n"
            "to act: 2\n"
            "  1  take 1         leaves 2, 1\n"
            "  2  take 3         leaves 0, 1\n");
  EXPECT_EQ(plain.screen->prompt(), "Ben > ");
}

TEST(PlainScreen, UnderstandsNumbersAndActions) {
  const PlainScreen plain;
  EXPECT_EQ(plain.screen->meant("2"), 1U);
  EXPECT_EQ(plain.screen->meant("take 1"), 0U);
  EXPECT_FALSE(plain.screen->meant("0"));
  EXPECT_FALSE(plain.screen->meant("3"));
  EXPECT_FALSE(plain.screen->meant("take 2"));
}

TEST(PlainScreen, TellsEventsInWords) {
  PlainScreen plain;
  plain.screen->tell(json::parse(R"([{"kind":"stones_taken","seat":1,"heap":2,"stones":3},)"
                                 R"({"kind":"game_over","winner":"\u001b[2JAnn"}])")
                         .as_array());
  EXPECT_EQ(plain.out.str(),
            "  Ann: stones taken: heap 2, stones 3\n"
            "  game over: winner [2JAnn\n");
}

TEST(PlainScreen, SaysWhoIsFirstAtTheEnd) {
  PlainScreen plain;
  plain.table.state.ending = EndingState{"finished", {1, 2}};
  plain.screen->show_result();
  EXPECT_TRUE(contains(plain.out.str(), "Ann wins!")) << plain.out.str();
}

TEST(PlainScreen, SaysWhichMemberIsWrong) {
  PlainScreen plain;
  plain.screen->tell(json::parse(R"([{"kind":"stones_taken","seat":3}])").as_array());
  ASSERT_TRUE(plain.screen->error());
  EXPECT_EQ(plain.screen->error()->where, "seat");
}

/// A view of BraveRats in which something was changed.
std::optional<JsonError> error_of_view(const std::string& hand) {
  std::ostringstream out;
  Terminal terminal(out, false, false);
  SeenTable table;
  const std::string player =
      R"({"hand":")" + hand +
      R"(","hidden":0,"won":0,"on_table":0,"bonus":false,"sees_first":false})";
  table.view = json::parse(R"({"phase":"play","to_act":[1,2],"players":[)" + player + "," + player +
                           R"(],"chosen":null,"shown":null,"draft":null,"result":null})");
  const auto screen = make_game_screen(terminal, english, "brave-rats", {"Ann", "Ben"});
  screen->look(table);
  screen->show_table();
  return screen->error();
}

TEST(BraveRatsScreen, SaysWhichMemberIsWrong) {
  EXPECT_FALSE(error_of_view("0267"));
  const auto error = error_of_view("89");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->where, "players[0].hand");
}

}  // namespace
}  // namespace cheesemoon::cli
