#include <gtest/gtest.h>

#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/value_to.hpp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>

#include "places.h"
#include "server/serving/running_server.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

/// scripts/several-servers, as a reader would start it.
class TwoServers {
 public:
  TwoServers() {
    const std::string command = "CHEESEMOON_PROGRAM=" + program_under_test() + " " +
                                tests_folder() + "/../scripts/several-servers 2";
    output_ = popen(command.c_str(), "r");
    std::array<char, 1024> line{};
    while (output_ != nullptr && fgets(line.data(), line.size(), output_) != nullptr) {
      std::istringstream words(line.data());
      std::string name;
      words >> name;
      if (name == "ready") return;
      words >> places_[name];
    }
    ADD_FAILURE() << "scripts/several-servers does not start";
  }
  TwoServers(const TwoServers&) = delete;
  TwoServers& operator=(const TwoServers&) = delete;
  ~TwoServers() {
    kill_process("process-script", SIGTERM);
    if (output_ != nullptr) pclose(output_);
  }

  [[nodiscard]] Url server(const std::string& name) const {
    const auto url = read_url(places_.at("server-" + name));
    EXPECT_TRUE(url);
    return *url;
  }
  void kill_process(const std::string& name, int signal) const {
    ::kill(static_cast<pid_t>(std::stol(places_.at(name))), signal);
  }

 private:
  FILE* output_ = nullptr;
  std::map<std::string, std::string> places_;
};

bool may_be_skipped() {
  return std::getenv("CHEESEMOON_CHECK") == nullptr && std::system("command -v nats-server") != 0;
}

TEST(TwoServers, PlayOneTableAndLoseNothingWhenOneOfThemDies) {
  if (may_be_skipped()) GTEST_SKIP() << "there is no NATS here";
  const TwoServers servers;
  Visitor ann(servers.server("1"), "Ann");
  Visitor bob(servers.server("2"), "Bob");
  const std::string table = ann.make_table(
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","open"],"crowns":2})");
  (void)bob.ask(R"({"type":"sit","request":"s","table":")" + table + R"(","seat":2})", "done");
  bob.watch(table, 2);
  // She may come before the news.
  ann.watch(table, 1);
  while (ann.last_update().at("state").at("status").as_string() != "playing")
    (void)ann.wait_for("update");

  // What happens at one is told at the other.
  (void)ann.act(table, 1, "play 1");
  (void)bob.act(table, 2, "play 7");
  while (!ann.last_update().contains("state")) (void)ann.wait_for("update");
  EXPECT_EQ(ann.last_update().at("state").at("crowns").at("won"), json::parse("[1,0]"));

  // Both at once: each is done once, whoever was first.
  const std::string next = R"({"type":"next_game","request":"n","table":")" + table + R"("})";
  ann.send(next);
  bob.send(next);
  const auto answered = [](Visitor& visitor) {
    while (true) {
      const json::object line = visitor.wait_for_any();
      if (line.contains("request")) return std::string(line.at("type").as_string().c_str());
    }
  };
  const std::string answers = answered(ann) + " " + answered(bob);
  EXPECT_TRUE(answers == "done refused" || answers == "refused done") << answers;

  ann.watch(table, 1);
  (void)ann.act(table, 1, "play 1");
  servers.kill_process("process-1", SIGKILL);
  // Ann comes back at the other one, with all she has.
  Visitor ann_again(servers.server("2"), ann);
  ann_again.watch(table, 1);
  EXPECT_EQ(ann_again.last_update().at("view").at("chosen").as_int64(), 1);
  bob.watch(table, 2);
  (void)bob.act(table, 2, "play 7");
  bob.read_what_is_there();
  EXPECT_EQ(bob.last_update().at("state").at("ending").at("places"), json::parse("[1,2]"));
}

TEST(TwoServers, EndConnectionsOfWhoeverLogsOutAtTheOther) {
  if (may_be_skipped()) GTEST_SKIP() << "there is no NATS here";
  const TwoServers servers;
  Visitor guest(servers.server("2"), "Ann");
  Visitor bob(servers.server("2"), "Bob");
  ClientOptions options;
  options.timeout = std::chrono::minutes(5);
  options.token = guest.token();
  const auto made = http_request(servers.server("1"), "POST", "/api/accounts",
                                 R"({"name":"Ann","password":"correct horse"})", options);
  ASSERT_TRUE(made) << made.error();
  ASSERT_EQ(made->status, 201U) << made->body;
  guest.wait_until_closed();
  const auto token = json::value_to<std::string>(json::parse(made->body).at("token"));
  Visitor ann = Visitor::with_token(servers.server("2"), token);
  options.token = token;
  ASSERT_TRUE(http_request(servers.server("1"), "DELETE", "/api/sessions", {}, options));
  ann.wait_until_closed();
  bob.expect_open();
}

TEST(TwoServers, PlayOnForTheBotsOfOneThatDied) {
  if (may_be_skipped()) GTEST_SKIP() << "there is no NATS here";
  const TwoServers servers;
  Visitor ann(servers.server("1"), "Ann");
  Visitor bob(servers.server("2"), "Bob");
  const std::string table = ann.make_table(
      R"({"game":"first-rat","options":{"seats":2,"path":"standard","tracks":"standard",)"
      R"("comics":"basic","solo":null,"content":"standard"},"seats":["level8","level7"]})");
  bob.watch(table, std::nullopt);
  servers.kill_process("process-1", SIGKILL);
  while (!bob.last_update().contains("state") ||
         bob.last_update().at("state").at("status").as_string() != "over")
    (void)bob.wait_for("update");
  EXPECT_EQ(bob.last_update().at("state").at("ending").at("kind").as_string(), "finished");
}

}  // namespace
}  // namespace cheesemoon::server
