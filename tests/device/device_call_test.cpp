#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "played_device.h"
#include "table/table_id.h"

namespace cheesemoon::device {
namespace {

TEST(Device, PlaysBothGamesToTheirEndWithItsBots) {
  for (const std::string_view game : {duel, race, greg}) {
    Device device;
    const std::string table = device.make_table(game);
    device.watch(table);
    device.play_to_the_end(table);
    EXPECT_EQ(device.state(table).at("ending").at("kind").as_string(), "finished");
  }
}

TEST(Device, PlaysAllVariantsOfBraveRats) {
  for (const std::string_view variant : {"base", "traitor", "draft", "deal"}) {
    Device device;
    const std::string table = device.make_table(fmt::format(
        R"({{"game":"brave-rats","options":{{"variant":"{}"}},"seats":["person","level3"]}})",
        variant));
    device.watch(table);
    device.play_to_the_end(table);
  }
}

TEST(Device, GoesOnWhereItWasWhenItsTabWasKilled) {
  for (const std::string_view game : {duel, race, greg}) {
    Device device;
    const std::string table = device.make_table(game);
    device.watch(table);
    for (int steps = 0; steps < 6; ++steps) device.go_on(table);
    while (device.picture().at("choices").as_array().empty() && device.go_on(table)) {
    }
    const json::object before = device.picture();
    device.start_again();
    device.watch(table);
    for (const std::string_view part : {"view", "choices", "sequence", "board"})
      EXPECT_EQ(device.picture().at(part), before.at(part)) << part;
    device.play_to_the_end(table);
  }
}

TEST(Device, SaysWithATableWhatListsShowOfIt) {
  Device device;
  const std::string table = device.make_table(duel);
  EXPECT_EQ(table.front(), table::device_table_letter);
  EXPECT_EQ(device.listed(table).at("id").as_string(), table);
  EXPECT_FALSE(device.listed(table).at("awaited").as_array().empty());
  EXPECT_EQ(device.state(table).at("seats").at(0).at("name").as_string(), "Ann");
  device.watch(table);
  device.play_to_the_end(table);
  EXPECT_EQ(device.listed(table).at("status").as_string(), "over");
  EXPECT_FALSE(device.listed(table).contains("awaited"));
}

TEST(Device, GivesHintsAndMarksTheTable) {
  Device device;
  const std::string table = device.make_table(duel);
  device.watch(table);
  const json::value hint = device.request("POST", "/api/tables/" + table + "/hint",
                                          "/api/tables/{id}/hint", R"({"seat":1})");
  EXPECT_EQ(device.status, 200U) << json::serialize(hint);
  EXPECT_TRUE(device.state(table).at("seats").at(0).at("hinted").as_bool());
}

TEST(Device, TellsWhatAGameWasWhenItIsOver) {
  Device device;
  const std::string table = device.make_table(duel);
  (void)device.request("GET", "/api/tables/" + table + "/record", "/api/tables/{id}/record");
  EXPECT_EQ(device.status, 409U);
  device.watch(table);
  device.play_to_the_end(table);
  const json::value record =
      device.request("GET", "/api/tables/" + table + "/record", "/api/tables/{id}/record");
  EXPECT_EQ(device.status, 200U);
  (void)device.request("POST", "/api/replays", "/api/replays", json::serialize(record));
  EXPECT_EQ(device.status, 200U);
  (void)device.request("POST", "/api/reviews", "/api/reviews", json::serialize(record));
  EXPECT_EQ(device.status, 200U);
  (void)device.request("POST", "/api/replays", "/api/replays", "no record");
  EXPECT_EQ(device.status, 400U);
}

TEST(Device, PlaysAgainAtATableOfItsOwn) {
  Device device;
  const std::string table = device.make_table(duel);
  device.watch(table);
  device.play_to_the_end(table);
  device.send({{"type", "rematch"}, {"request", "again"}, {"table", table}});
  ASSERT_EQ(device.last().at("type").as_string(), "rematched");
  const std::string next(device.last().at("next").as_string());
  EXPECT_NE(next, table);
  device.send({{"type", "rematch"}, {"request", "and-again"}, {"table", table}});
  EXPECT_EQ(device.last().at("next").as_string(), next);
}

TEST(Device, CountsChallengesAgainstGreg) {
  Device device;
  const std::string table = device.make_table(greg);
  device.watch(table);
  device.play_to_the_end(table);
  device.start_again();
  const json::object counted = device.call({{"do", "challenges"}, {"heads", device.heads()}});
  const json::string body = counted.at("answer").at("body").as_string();
  const auto faults = server::ApiDocument::shared().response_faults(
      "GET", "/api/me/challenges", {.status = 200, .body = std::string(body)});
  EXPECT_TRUE(faults.empty()) << faults.front();
  EXPECT_FALSE(json::parse(body).at("challenges").as_array().empty());
}

TEST(Device, IsCalledAsItsPersonWants) {
  Device device;
  device.call({{"do", "rename"}, {"name", "Zoë"}});
  const std::string table = device.make_table(duel);
  EXPECT_EQ(device.state(table).at("seats").at(0).at("name").as_string(), "Zoë");
}

TEST(Device, CallsUnreadableWhatIsNoQuestion) {
  DeviceHost host;
  for (const std::string_view text :
       {"", "{", "[]", R"({"do":"begin","person":{"name":"\ud800"}})"})
    EXPECT_EQ(call(host, text), R"({"unreadable":true})") << text;
}

TEST(Device, SaysWhatIsWrong) {
  Device device;
  (void)device.request("GET", "/api/tables/abbbbbbbbb/record", "/api/tables/{id}/record");
  EXPECT_EQ(device.status, 404U);
  device.send({{"type", "watch"}, {"request", "w"}, {"table", "abbbbbbbbb"}, {"have", 0}});
  EXPECT_EQ(device.last().at("reason").as_string(), "no_such_table");
  (void)device.request("POST", "/api/tables", "/api/tables", R"({"game":"chess"})");
  EXPECT_EQ(device.status, 400U);
  device.send({{"type", "dance"}, {"request", "d"}});
  EXPECT_EQ(device.last().at("type").as_string(), "refused");
  const std::string table = device.make_table(duel);
  device.watch(table);
  device.send({{"type", "act"},
               {"request", "a"},
               {"table", table},
               {"seat", 2},
               {"action", "0"},
               {"at", 1}});
  EXPECT_EQ(device.last().at("reason").as_string(), "not_your_seat");
  (void)device.request("GET", "/api/nothing", "");
  EXPECT_EQ(device.status, 404U);
}

}  // namespace
}  // namespace cheesemoon::device
