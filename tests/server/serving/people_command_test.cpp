#include <gtest/gtest.h>

#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/value_to.hpp>
#include <cstdio>
#include <string>

#include "places.h"
#include "server/hall/test_hall.h"
#include "server/serving/running_server.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

class PeopleCommand : public testing::Test {
 protected:
  TemporaryFolder folder;
  std::string store = folder.file("games.sqlite");
  RunningServer server{store};

  /// What the administrator is told.
  [[nodiscard]] std::string people(const std::string& arguments) const {
    const std::string command = program_under_test() + " people " + arguments + " --store " + store;
    FILE* output = popen(command.c_str(), "r");
    std::string text;
    std::array<char, 1024> part{};
    while (fgets(part.data(), part.size(), output) != nullptr) text += part.data();
    EXPECT_EQ(pclose(output), 0) << command << "\n" << text;
    return text;
  }
};

TEST_F(PeopleCommand, KeepsSomebodyOutOfAServerThatRuns) {
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const json::value list = json::parse(people("list --name ann --json"));
  ASSERT_EQ(list.as_array().size(), 1U);
  const auto id = json::value_to<std::string>(list.at(0).at("id"));
  EXPECT_EQ(people("ban " + id), "Ann is kept out\n");
  ann.wait_until_closed();
  bob.expect_open();
  EXPECT_EQ(ann.request("GET", "/api/me", "", 401).at("error").at("reason").as_string(), "banned");
  EXPECT_EQ(people("unban " + id), "Ann may come again\n");
  EXPECT_EQ(ann.request("GET", "/api/me", "", 200).at("name").as_string(), "Ann");
}

TEST_F(PeopleCommand, ShowsReportsAndWhatSomebodySaid) {
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const std::string table = ann.make_table(
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","open"]})");
  (void)bob.ask(R"({"type":"sit","request":"s","table":")" + table + R"(","seat":2})", "done");
  (void)bob.ask(R"({"type":"say","request":"t","table":")" + table + R"(","text":"stupid rat"})",
                "done");
  const auto id = json::value_to<std::string>(bob.request("GET", "/api/me", "", 200).at("id"));
  ClientOptions options;
  options.token = ann.token();
  const auto reported = http_request(
      server.url(), "POST", "/api/reports",
      R"({"table":")" + table + R"(","person":")" + id + R"(","reason":"insults"})", options);
  ASSERT_TRUE(reported);
  EXPECT_EQ(reported->status, 204U) << reported->body;
  EXPECT_NE(people("reports").find("insults"), std::string::npos);
  const std::string shown = people("show " + id);
  EXPECT_NE(shown.find("said at table " + table + ": stupid rat"), std::string::npos) << shown;
  EXPECT_NE(shown.find("reports " + id), std::string::npos) << shown;
  EXPECT_EQ(people("rename " + id + " Robert"), "now called Robert\n");
  EXPECT_EQ(people("delete " + id), "Robert is deleted\n");
  bob.wait_until_closed();
}

}  // namespace
}  // namespace cheesemoon::server
