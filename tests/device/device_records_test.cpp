#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "played_device.h"

namespace cheesemoon::device {
namespace {

constexpr std::string_view draft =
    R"({"game":"brave-rats","options":{"variant":"draft"},"seats":["person","level3"]})";
constexpr std::string_view match =
    R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","level3"],"crowns":2})";
constexpr std::string_view shared =
    R"({"game":"first-rat","options":{"seats":3},"seats":["person","person","level2"]})";

/// Until seat 1 has to choose, or the game is over.
void play(Device& device, const std::string& table, int steps) {
  for (int step = 0; step < steps; ++step) device.go_on(table);
  while (device.picture().at("choices").as_array().empty() && device.go_on(table)) {
  }
}

std::string brought(const json::object& answer) {
  EXPECT_TRUE(answer.contains("keep")) << json::serialize(answer);
  return std::string(answer.at("keep").at(0).at("table").as_string());
}

TEST(DeviceRecords, GoOnWhereTheyWereOnAnotherDevice) {
  for (const std::string_view game : {duel, race, greg, draft, match}) {
    Device here;
    const std::string table = here.make_table(game);
    here.watch(table);
    play(here, table, 7);
    Device there;
    ASSERT_EQ(brought(there.bring(here.record(table))), table);
    there.start_again();
    there.watch(table);
    for (const std::string_view part : {"view", "choices", "board"})
      EXPECT_EQ(there.picture().at(part), here.picture().at(part)) << game;
    there.play_to_the_end(table);
  }
}

TEST(DeviceRecords, OfFinishedGamesAreTheSameGames) {
  for (const std::string_view game : {duel, greg, match}) {
    Device here;
    const std::string table = here.make_table(game);
    here.watch(table);
    (void)here.request("POST", "/api/tables/" + table + "/hint", "/api/tables/{id}/hint",
                       R"({"seat":1})");
    here.play_to_the_end(table);
    Device there;
    there.bring(here.record(table));
    EXPECT_EQ(there.state(table).at("ending"), here.state(table).at("ending"));
    EXPECT_TRUE(there.state(table).at("seats").at(0).at("hinted").as_bool());
    const std::string path = "/api/tables/" + table + "/record";
    EXPECT_EQ(there.request("GET", path, "/api/tables/{id}/record"),
              here.request("GET", path, "/api/tables/{id}/record"));
    EXPECT_EQ(there.listed(table).at("table").as_object().contains("solo"), game == greg);
  }
}

TEST(DeviceRecords, TellWhoSharedTheDevice) {
  Device here;
  const std::string table = here.make_table(shared);
  const std::string record = here.record(table, {"Mia", "Jo"});
  Device there;
  EXPECT_EQ(there.bring(record).at("names"), (json::array{"Mia", "Jo", ""}));
  EXPECT_EQ(there.state(table).at("seats").at(2).at("bot").as_string(), "level2");
}

TEST(DeviceRecords, EndAsTheyDid) {
  const auto end = [](std::string_view game, json::object how) {
    Device here;
    const std::string table = here.make_table(game);
    here.watch(table);
    how["request"] = "end";
    how["table"] = table;
    here.send(how);
    EXPECT_EQ(here.state(table).at("status").as_string(), "over");
    Device there;
    there.bring(here.record(table));
    EXPECT_EQ(there.state(table).at("ending"), here.state(table).at("ending"));
    return std::string(there.state(table).at("ending").at("kind").as_string());
  };
  EXPECT_EQ(end(duel, {{"type", "resign"}, {"seat", 1}}), "resigned");
  EXPECT_EQ(end(race, {{"type", "resign"}, {"seat", 1}}), "resigned");
  EXPECT_EQ(end(duel, {{"type", "offer_end"}, {"seat", 1}, {"offers", true}}), "agreed");
}

json::object going(const std::string& table, int seat) {
  return {{"type", "resign"},
          {"request", fmt::format("go-{}", seat)},
          {"table", table},
          {"seat", seat}};
}

/// How a table stands, less what only those know who were there.
json::value stands(const Device& device, const std::string& table) {
  const json::object state = device.state(table);
  json::array seats;
  for (const json::value& seat : state.at("seats").as_array())
    seats.push_back({seat.at("kind"), seat.at("gone")});
  return {state.at("status"), state.at("ending"), seats};
}

TEST(DeviceRecords, GoOnWithoutWhoeverHasGone) {
  Device here;
  const std::string table = here.make_table(shared);
  here.watch(table);
  here.send(going(table, 2));
  Device there;
  there.bring(here.record(table));
  EXPECT_EQ(there.state(table).at("status").as_string(), "playing");
  EXPECT_EQ(there.state(table).at("seats").at(1).at("gone").as_string(), "resigned");
  EXPECT_EQ(stands(here, table), stands(there, table));
}

TEST(DeviceRecords, EndAsTheyDidAfterSomebodyHadGone) {
  const auto ended = [](const auto& end) {
    Device here;
    const std::string table = here.make_table(shared);
    here.watch(table);
    here.send(going(table, 2));
    end(here, table);
    Device there;
    there.bring(here.record(table));
    EXPECT_EQ(here.state(table).at("status").as_string(), "over");
    EXPECT_EQ(stands(here, table), stands(there, table));
    return std::string(there.state(table).at("ending").at("kind").as_string());
  };
  EXPECT_EQ(ended([](Device& device, const std::string& table) { device.send(going(table, 1)); }),
            "resigned");
  EXPECT_EQ(ended([](Device& device, const std::string& table) {
              device.send({{"type", "offer_end"},
                           {"request", "end"},
                           {"table", table},
                           {"seat", 1},
                           {"offers", true}});
            }),
            "agreed");
  EXPECT_EQ(ended([](Device& device, const std::string& table) { device.play_to_the_end(table); }),
            "finished");
}

TEST(DeviceRecords, AreBroughtOnceAndThenOnlyIfTheyAreFurther) {
  Device here;
  const std::string table = here.make_table(greg);
  here.watch(table);
  play(here, table, 3);
  const std::string early = here.record(table);
  Device there;
  there.bring(early);
  EXPECT_FALSE(there.bring(early).contains("keep"));
  play(here, table, 3);
  const std::string later = here.record(table);
  EXPECT_TRUE(there.bring(later).contains("keep"));
  EXPECT_FALSE(there.bring(early).contains("keep"));
  there.start_again();
  there.watch(table);
  EXPECT_EQ(there.picture().at("view"), here.picture().at("view"));
  // What is further here stays.
  play(there, table, 3);
  EXPECT_EQ(there.bring(later), json::object());
}

TEST(DeviceRecords, ThatWentOnOtherwiseAreNotTakenAndToldApart) {
  Device here;
  const std::string table = here.make_table(greg);
  here.watch(table);
  Device there;
  there.bring(here.record(table));
  there.start_again();
  there.watch(table);
  play(here, table, 2);
  there.send({{"type", "act"},
              {"request", "another"},
              {"table", table},
              {"seat", 1},
              {"action", there.picture().at("choices").as_array().back().at("action")},
              {"at", there.picture().at("sequence")}});
  const std::string record = there.record(table);
  EXPECT_EQ(there.bring(here.record(table)), (json::object{{"other", true}}));
  EXPECT_EQ(there.record(table), record);
}

TEST(DeviceRecords, OfOtherTablesHaveNamesOfTheirOwn) {
  Device here;
  std::string record = here.record(here.make_table(duel));
  const std::size_t place = record.find(R"("table":")") + std::string_view(R"("table":")").size();
  record.replace(place, 10, "bcdfghjkmn");
  Device there;
  const std::string table = brought(there.bring(record));
  EXPECT_EQ(table.front(), 'a');
  EXPECT_FALSE(there.bring(record).contains("keep"));
}

TEST(DeviceRecords, AreRefusedWithWhatIsWrongAndWhere) {
  Device here;
  const std::string record = here.record(here.make_table(duel));
  const auto problem = [&](std::string_view from, std::string_view to) {
    std::string spoiled = record;
    const std::size_t place = spoiled.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    spoiled.replace(place, from.size(), to);
    Device there;
    const json::object answer = there.bring(spoiled);
    EXPECT_FALSE(answer.contains("keep"));
    return std::string(answer.at("problem").as_string());
  };
  EXPECT_EQ(problem("level3", "level11"),
            "played.players[1].bot: there is no bot \"level11\"; there are level1 to level10");
  EXPECT_EQ(problem(R"({"person":"Ann"},)", ""), "played.players: expected 2 players, found 1");
  EXPECT_EQ(problem("\"actions\":[]", "\"actions\":[\"9:9\"]"),
            "actions[0]: \"9:9\": expected red's and blue's card as in 6:0 at character 1");
  EXPECT_EQ(problem("brave-rats", "chess"),
            "game: there is no game \"chess\": expected \"brave-rats\" or \"first-rat\"");
  EXPECT_EQ(problem("{\"format\"", "{"), "line 1, column 2: not JSON: syntax error");
}

TEST(DeviceRecords, AreRefusedWhoseTableCouldNotHaveEndedSo) {
  Device here;
  const auto problem = [](const json::value& record) {
    Device there;
    return std::string(there.bring(json::serialize(record)).at("problem").as_string());
  };
  const std::string table = here.make_table(duel);
  json::value record = json::parse(here.record(table));
  record.as_object().erase("played");
  EXPECT_EQ(problem(record), R"("played" is missing, which tells who sits where)");
  record = json::parse(here.record(table));
  json::object& played = record.at("played").as_object();
  played["given_up"] = true;
  played["players"].as_array()[0] = {{"bot", "level1"}};
  EXPECT_EQ(problem(record), "played.given_up: nobody was there to give it up");
  here.watch(table);
  here.send({{"request", "end"}, {"table", table}, {"type", "resign"}, {"seat", 1}});
  record = json::parse(here.record(table));
  record.at("played").as_object()["given_up"] = true;
  EXPECT_EQ(problem(record), "played.given_up: the game was over before");
}

TEST(DeviceRecords, AreKnownByTheirGameAndHowItEnded) {
  Device here;
  const std::string duelling = here.make_table(duel);
  here.watch(duelling);
  here.send({{"request", "end"}, {"table", duelling}, {"type", "resign"}, {"seat", 1}});
  EXPECT_FALSE(here.bring(here.record(duelling)).contains("keep")) << "it is there";
  json::value racing = json::parse(here.record(here.make_table(race)));
  racing.at("played").as_object()["table"] = duelling;
  EXPECT_FALSE(here.bring(json::serialize(racing)).contains("problem")) << "it is another game";
}

TEST(DeviceRecords, TakeThePlaceOfAGameThatCannotBeReadAnyMore) {
  Device device;
  const std::string table = device.make_table(duel);
  device.watch(table);
  play(device, table, 3);
  const std::string saved = device.record(table);
  device.spoil(table);
  device.start_again();
  EXPECT_TRUE(device.ask({{"do", "record"}, {"table", table}, {"names", json::array()}})
                  .contains("unreadable"));
  EXPECT_EQ(brought(device.bring(saved)), table);
  device.start_again();
  device.watch(table);
  device.play_to_the_end(table);
}

TEST(DeviceRecords, ThatBeginWithAPositionWereAtNoTable) {
  Device device;
  EXPECT_EQ(
      device
          .bring(
              R"({"format":"cheesemoon/1","game":"brave-rats",)"
              R"("played":{"table":"abcdfghjkm","date":1,"players":[{"person":"Ann"},{"bot":"level1"}]},)"
              R"("options":{"variant":"base"},"setup":{"position":"p1-124-p2-057-w-21-g-10-s-00-h-01"},)"
              R"("actions":[]})")
          .at("problem")
          .as_string(),
      "setup.position: tables begin at the beginning of a game");
  EXPECT_EQ(
      device
          .bring(
              R"({"format":"cheesemoon/1","game":"brave-rats","match":{"crowns":2},)"
              R"("played":{"table":"abcdfghjkm","date":1,"players":[{"person":"Ann"},{"bot":"level1"}]},)"
              R"("games":[{"options":{"variant":"base"},)"
              R"("setup":{"hands":["01234567","01234567"]},"actions":["1:7"],"result":{"winner":1}},)"
              R"({"options":{"variant":"base"},)"
              R"("setup":{"position":"p1-01234567-p2-01234567-w-33-g-00-s-00-h-00"},)"
              R"("actions":["7:6"],"result":{"winner":1}}]})")
          .at("problem")
          .as_string(),
      "games[1].setup.position: tables begin at the beginning of a game");
}

TEST(DeviceRecords, OfAFileAreOneALineOrAllOfIt) {
  Device device;
  const auto in = [&](std::string_view text) {
    return device.call({{"do", "records_in"}, {"text", text}}).at("records");
  };
  EXPECT_EQ(in("{\"a\":1}\n\n{\"b\":2}\n"), json::value({{{"line", 1}, {"record", "{\"a\":1}"}},
                                                         {{"line", 3}, {"record", "{\"b\":2}"}}}));
  EXPECT_EQ(in("{\n\"a\":1}\n"), json::value({{{"line", 1}, {"record", "{\n\"a\":1}\n"}}}));
}

TEST(DeviceRecords, OfATableAtWhichNothingWasPlayedAreNone) {
  Device device;
  const std::string table =
      device.make_table(R"({"game":"brave-rats","options":{},"seats":["level1","level1"]})");
  device.send({{"type", "close"}, {"request", "c"}, {"table", table}});
  EXPECT_EQ(device.record(table), "");
}

}  // namespace
}  // namespace cheesemoon::device
