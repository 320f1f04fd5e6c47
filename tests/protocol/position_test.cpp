#include "protocol/position.h"

#include <gtest/gtest.h>

#include "engine/core/chance.h"
#include "records/document.h"
#include "records/recorded_game.h"

namespace cheesemoon::protocol {
namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

const std::string brave_rats_setup =
    R"({"game":"brave-rats","options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]}})";

std::string position_error(std::string_view text) {
  const auto position = read_position(text);
  return position ? "" : position.error();
}

std::string brave_rats_position(std::string_view text) {
  const auto position = read_position(text);
  if (!position) return position.error();
  return std::string(write_position(std::get<Position<BraveRats>>(*position).state).view());
}

TEST(Position, OfASetupIsThatAfterTheActions) {
  EXPECT_EQ(brave_rats_position("setup " + brave_rats_setup),
            "p1-01234567-p2-01234567-w-00-g-00-s-00-h-00");
  EXPECT_EQ(brave_rats_position("setup " + brave_rats_setup + " actions"),
            "p1-01234567-p2-01234567-w-00-g-00-s-00-h-00");
  EXPECT_EQ(brave_rats_position("setup " + brave_rats_setup + " actions 6:0 | 7:7"),
            "p1-012345-p2-123456-w-20-g-00-s-00-h-00");
}

TEST(Position, OfAMatchIsThatOfItsLastGame) {
  const std::string match =
      R"(record {"format":"cheesemoon/1","game":"brave-rats","match":{"crowns":3},"games":[)"
      R"({"options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]},)"
      R"("actions":["1:7"],"result":{"winner":1}},)"
      R"({"options":{"variant":"base"},"setup":{"hands":["01234567","01234567"]},)"
      R"("actions":["0:0"]}]})";
  EXPECT_EQ(brave_rats_position(match), "p1-1234567-p2-1234567-w-00-g-00-s-00-h-11");
}

TEST(Position, ThatIsSeenNamesWhoChooses) {
  const auto position = read_position("seen seat-2-p1-01-p2-67-w-00-g-00-s-00-h-00");
  ASSERT_TRUE(position) << position.error();
  EXPECT_EQ(std::get<Position<BraveRats>>(*position).viewer, Seat::two);
}

TEST(Position, ThatIsWrongSaysWhatWasExpected) {
  const std::string forms =
      "expected record {...}, setup {...} actions a | b, or seen and what is seen";
  for (const char* text : {"", "record", "setup ", "fen x", "seen"})
    EXPECT_EQ(position_error(text), forms) << text;
  EXPECT_EQ(position_error("record {"), "line 1, column 2: not JSON: incomplete JSON");
  EXPECT_EQ(position_error("setup 7"), "expected setup and an object {...}");
  EXPECT_EQ(position_error("setup {}"), "\"game\" is missing");
  EXPECT_EQ(position_error("setup " + brave_rats_setup + " actions 6:0 | 6:6"),
            "actions[1]: \"6:6\": player 1 cannot play 6; legal: play 0, play 1, play 2, play 3, "
            "play 4, play 5, play 7");
  EXPECT_EQ(position_error("setup " + brave_rats_setup + " actions 6:0 | | 7:7"),
            "actions[1]: \"\": expected red's and blue's card as in 6:0 at character 1");
  EXPECT_EQ(position_error("seen seat-9"),
            "part seat: expected seat-1- or seat-2- and a position at character 1");
}

TEST(PositionLine, OfFirstRatIsReadAsTheTableItWasMadeFrom) {
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = 1;
  options.solo = first_rat::Difficulty::medium;
  Random random(5);
  records::RecordedGame<FirstRat> game(options);
  game.draw_chance(random);
  for (int step = 0; step < 120 && !FirstRat::is_terminal(game.state()); ++step) {
    const auto seen = FirstRat::observe(game.state(), Seat::one);
    const std::string line = position_line(players::History<FirstRat>{
        game.record().options, FirstRat::public_setup(game.record().setup, seen),
        game.record().actions});
    ASSERT_TRUE(line.starts_with("position record {"));
    ASSERT_EQ(line.find('\n'), std::string::npos);
    const auto position = read_position(line.substr(9));
    ASSERT_TRUE(position) << position.error();
    EXPECT_EQ(std::get<Position<FirstRat>>(*position).state.table, seen.table);
    const auto move = draw_move<FirstRat>(game.state(), random);
    ASSERT_EQ(game.apply(move.seat, move.action), Applied::done);
  }
}

TEST(PositionLine, OfBraveRatsIsReadAsWhatWasSeen) {
  const auto state = *brave_rats::read_position("p1-01-p2-67-w-00-g-00-s-00-h-00-c-0x");
  const auto seen = BraveRats::observe(state, Seat::two);
  const std::string line = position_line(seen);
  EXPECT_EQ(line, "position seen seat-2-p1-01-p2-67-w-00-g-00-s-00-h-00");
  const auto position = read_position(line.substr(9));
  ASSERT_TRUE(position);
  EXPECT_EQ(BraveRats::observe(std::get<Position<BraveRats>>(*position).state, Seat::two), seen);
}

}  // namespace
}  // namespace cheesemoon::protocol
