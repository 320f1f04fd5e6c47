#include "records/game_options.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

namespace cheesemoon::records {
namespace {

constexpr std::array<std::string_view, 2> weathers{"sun", "rain"};
constexpr std::array<std::string_view, 3> strengths{"weak", "strong", "mean"};
constexpr std::array<std::string_view, 1> maps{"standard"};
constexpr std::array<GameOption, 3> options{
    {{"weather", weathers},
     {.name = "cat", .values = strengths, .only_with_seats = 1},
     {.name = "map", .values = maps, .has_more_values = true}}};
constexpr GameDescription mice{.name = "mice",
                               .title = "Mice",
                               .least_seats = 1,
                               .most_seats = 4,
                               .usual_seats = 3,
                               .options = options,
                               .usual_crowns = 2,
                               .most_crowns = 5};
constexpr GameDescription plain{.name = "plain", .title = "Plain", .options = {}};

std::string usual(const std::string& said) {
  return boost::json::serialize(with_usual_options(mice, boost::json::parse(said).as_object()));
}

TEST(GameOptions, AreAsUsualUnlessTheyAreSaid) {
  EXPECT_EQ(usual("{}"), R"({"seats":3,"weather":"sun","cat":null,"map":"standard"})");
  EXPECT_EQ(usual(R"({"weather":"rain","seats":1})"),
            R"({"weather":"rain","seats":1,"cat":"weak","map":"standard"})");
}

TEST(GameOptions, ThatOnlySomeSeatsHaveBringTheirNumber) {
  EXPECT_EQ(usual(R"({"cat":"mean"})"),
            R"({"cat":"mean","seats":1,"weather":"sun","map":"standard"})");
}

/// What is wrong with them; empty if nothing is.
std::string fault_in(const std::string& text, const GameDescription& game = mice) {
  std::optional<JsonError> error;
  const boost::json::value json = boost::json::parse(text);
  const OptionValues chosen = read_options(JsonReader(json, error), game);
  if (error) return describe(*error);
  EXPECT_EQ(write_options(game, chosen), json);
  return {};
}

TEST(GameOptions, AreWrittenAsTheyWereRead) {
  EXPECT_EQ(fault_in(R"({"seats":3,"weather":"rain","cat":null,"map":"hidden"})"), "");
  EXPECT_EQ(fault_in(R"({"seats":1,"weather":"sun","cat":"strong","map":"standard"})"), "");
  EXPECT_EQ(fault_in("{}", plain), "");
}

TEST(GameOptions, SayWhichIsWrongAndWhatWasExpected) {
  EXPECT_EQ(fault_in(R"({"seats":5,"weather":"sun","cat":null,"map":"standard"})"),
            "seats: expected a whole number from 1 to 4, found 5");
  EXPECT_EQ(fault_in(R"({"seats":2,"weather":"snow","cat":null,"map":"standard"})"),
            R"(weather: expected sun or rain, found "snow")");
  EXPECT_EQ(fault_in(R"({"seats":2,"weather":"sun","cat":"weak","map":"standard"})"),
            "cat: only with 1 seat, found 2");
  EXPECT_EQ(fault_in(R"({"seats":1,"weather":"sun","cat":null,"map":"standard"})"),
            "cat: expected weak, strong or mean, found null");
  EXPECT_EQ(fault_in(R"({"seats":2,"weather":"sun","cat":null})"), R"("map" is missing)");
  EXPECT_EQ(fault_in(R"({"moon":1})", plain), R"(unknown member "moon"; expected )");
}

std::string complaint_of(const std::vector<std::string>& settings, std::size_t seats,
                         const GameDescription& game = mice) {
  const auto said = read_settings(game, settings, seats);
  return said ? boost::json::serialize(said->options) : said.error();
}

TEST(Settings, AreOptionsForSoManyPlayers) {
  EXPECT_EQ(complaint_of({"weather=rain"}, 2),
            R"({"seats":2,"weather":"rain","cat":null,"map":"standard"})");
  EXPECT_EQ(complaint_of({"cat=mean"}, 0),
            R"({"cat":"mean","seats":1,"weather":"sun","map":"standard"})");
  EXPECT_EQ(complaint_of({}, 2, plain), "{}");
  EXPECT_EQ(read_settings(mice, std::vector<std::string>{"crowns=4"}, 2)->crowns, 4);
}

TEST(Settings, SayWhatIsWrongWithThem) {
  EXPECT_EQ(complaint_of({}, 5), "Mice is for 1 to 4 players, found 5");
  EXPECT_EQ(complaint_of({}, 3, plain), "Plain is for 2 players, found 3");
  EXPECT_EQ(complaint_of({"weather"}, 2), R"(option "weather": expected key=value)");
  EXPECT_EQ(complaint_of({"moon=full"}, 2),
            R"(unknown option "moon": expected weather, cat, map or crowns)");
  EXPECT_EQ(complaint_of({"moon=full"}, 2, plain), R"(unknown option "moon": expected none)");
  for (const char* crowns : {"crowns=0", "crowns=6", "crowns=two", "crowns="})
    EXPECT_EQ(complaint_of({crowns}, 2).substr(0, 50),
              "option crowns: expected a number from 1 to 5, foun");
}

}  // namespace
}  // namespace cheesemoon::records
