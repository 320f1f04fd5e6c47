#include "table/table_options.h"

#include <gtest/gtest.h>

#include "json/utf8.h"
#include "table/played_table.h"

namespace cheesemoon::table {
namespace {

std::string error_of(const std::string& json) {
  const auto options = read_table_options(boost::json::parse(json));
  return options ? std::string{} : describe(options.error());
}

TEST(TableOptions, HaveTheMakerOnTheFirstSeatUnlessTheySayOtherwise) {
  const TableOptions options = options_of(R"({"game":"brave-rats","options":{"variant":"draft"}})");
  EXPECT_EQ(options.seats, (std::vector<SeatWish>{{SeatWish::Kind::person, ""}, {}}));
  EXPECT_FALSE(options.is_public);
  EXPECT_FALSE(options.is_rated);
  EXPECT_TRUE(options.has_chat);
  EXPECT_FALSE(options.has_ready_check);
  EXPECT_FALSE(options.clock);
  EXPECT_FALSE(options.crowns);
}

TEST(TableOptions, HaveAsManySeatsAsTheySayWhoSitsThere) {
  const TableOptions options =
      options_of(R"({"game":"first-rat","options":{},"seats":["person","open","level3"]})");
  EXPECT_EQ(options.game.seats(), 3U);
  EXPECT_EQ(options.game, options_of(race(3)).game);
  EXPECT_EQ(options_of(R"({"game":"first-rat","options":{"solo":"easy"},"seats":["person"]})").game,
            options_of(race(1)).game);
}

TEST(TableOptions, AreTheSameWhenTheyWereWrittenAndRead) {
  for (const std::string& json :
       {duel(R"(,"crowns":3,"chat":false,"ready_check":true)"), race(1),
        race(4, R"(,"public":true,"rated":true,"clock":{"kind":"turn","seconds":86400})")}) {
    const TableOptions options = options_of(json);
    const auto again = read_table_options(write_table_options(options));
    ASSERT_TRUE(again) << describe(again.error());
    EXPECT_EQ(*again, options);
  }
}

TEST(TableOptions, QuoteWholeCharacters) {
  for (const std::string before : {"", "a", "ab", "abc"}) {
    const std::string error =
        error_of(duel_of("[\"" + before + "\xF0\x9F\x90\x80\xF0\x9F\x90\x80\xF0\x9F\x90\x80" +
                         "\xF0\x9F\x90\x80\xF0\x9F\x90\x80\xF0\x9F\x90\x80\",\"open\"]"));
    EXPECT_NE(error.find("expected"), std::string::npos) << error;
    EXPECT_TRUE(read_utf8(error)) << error;
  }
}

TEST(TableOptions, SayWhatIsWrongAndWhere) {
  EXPECT_EQ(error_of(R"({"game":"brave-rats"})"), R"("options" is missing)");
  EXPECT_EQ(error_of(R"({"game":"chess","options":{}})"),
            R"(game: there is no game "chess": expected "brave-rats" or "first-rat")");
  EXPECT_EQ(error_of(R"({"game":"brave-rats","options":{"variant":"x"}})"),
            R"(options.variant: expected base, traitor, draft or deal, found "x")");
  const std::string base = R"({"game":"brave-rats","options":{"variant":"base"},)";
  EXPECT_EQ(error_of(base + R"("seats":["person"]})"), "seats: expected 2 seats, found 1");
  EXPECT_EQ(
      error_of(base + R"("seats":["person","cat"]})"),
      R"(seats[1]: expected "person", "open" or a bot, found "cat"; there are level1 to level10)");
  EXPECT_EQ(error_of(base + R"("public":1})"), "public: expected true or false, found 1");
  EXPECT_EQ(error_of(base + R"("clock":{"kind":"turn","seconds":0}})"),
            "clock.seconds: expected a whole number from 1 to 1209600, found 0");
  EXPECT_EQ(error_of(base + R"("clock":{"kind":"turn","seconds":9,"increment":1}})"),
            "clock.increment: only a clock for the whole game has an increment");
  EXPECT_EQ(error_of(base + R"("clock":{"kind":"sand","seconds":9}})"),
            R"(clock.kind: expected "turn" or "game", found "sand")");
  EXPECT_EQ(error_of(base + R"("crowns":0})"),
            "crowns: expected a whole number from 1 to 100, found 0");
  EXPECT_NE(error_of(base + R"("colour":"red"})").find("unknown member"), std::string::npos);
  EXPECT_EQ(error_of(race(2, R"(,"crowns":2)")), "crowns: First Rat is not played for crowns");
}

}  // namespace
}  // namespace cheesemoon::table
