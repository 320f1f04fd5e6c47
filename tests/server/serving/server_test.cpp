#include "server/serving/server.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "server/api/api_document.h"
#include "server/hall/test_hall.h"
#include "server/serving/running_server.h"
#include "server/store/store.h"
#include "table/table_texts.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

const std::string public_duel = table::duel(R"(,"public":true)");

std::string sit(const std::string& table, int seat) {
  return R"({"type":"sit","request":"sit","table":")" + table + R"(","seat":)" +
         std::to_string(seat) + "}";
}

/// A card of a seat, from what it was offered.
std::string first_choice(const Visitor& visitor) {
  return visitor.last_update().at("choices").at(0).at("action").as_string().c_str();
}

class ServerTest : public testing::Test {
 protected:
  Folder folder;
  std::string store = folder.file("games.sqlite");
};

TEST_F(ServerTest, TellsHealthMetricsAndGames) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  EXPECT_EQ(ann.request("GET", "/healthz", "", 200).at("status").as_string(), "ok");
  const auto metrics = http_request(server.url(), "GET", "/metrics");
  ASSERT_TRUE(metrics);
  EXPECT_NE(metrics->body.find("cheesemoon_sockets 1\n"), std::string::npos);
  EXPECT_EQ(ann.request("GET", "/api/games", "", 200).at("value").as_array().size(), 2U);
  EXPECT_EQ(ann.request("GET", "/nowhere", "", 404).at("error").at("reason").as_string(),
            "not_found");
  (void)ann.request("DELETE", "/api/tables", "", 405);
}

TEST_F(ServerTest, TellsHowOthersReachIt) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  EXPECT_EQ(ann.request("GET", "/api/server", "", 200).at("public_address").as_string(),
            "http://play.example.org");
}

TEST_F(ServerTest, ServesThePageBesideTheApi) {
  const std::string page = folder.file("page");
  std::filesystem::create_directory(page);
  std::ofstream(page + "/index.html") << "<h1>Cheesemoon</h1>";
  ServerOptions options = with_store(store);
  options.page = page;
  const RunningServer server(options);
  EXPECT_EQ(http_request(server.url(), "GET", "/")->body, "<h1>Cheesemoon</h1>");
  EXPECT_EQ(http_request(server.url(), "GET", "/tabel")->status, 404U);
  EXPECT_EQ(http_request(server.url(), "GET", "/api/games")->status, 200U);
  EXPECT_EQ(http_request(server.url(), "POST", "/")->status, 404U);
}

TEST_F(ServerTest, DoesNotStartWithoutThePageItShouldServe) {
  ServerOptions options = with_store(store);
  options.page = folder.file("nowhere");
  const auto started = Server::start(options);
  ASSERT_FALSE(started);
  EXPECT_NE(started.error().find("the page in"), std::string::npos) << started.error();
}

TEST_F(ServerTest, HasEveryOperationOfItsDocument) {
  const RunningServer server(store);
  for (const std::string& operation : ApiDocument::shared().operations()) {
    const std::size_t space = operation.find(' ');
    const auto answer =
        http_request(server.url(), operation.substr(0, space), operation.substr(space + 1));
    ASSERT_TRUE(answer) << operation << ": " << answer.error();
    EXPECT_EQ(answer->body.find(R"("reason":"not_found","sentence":"there is nothing)"),
              std::string::npos)
        << operation;
    EXPECT_NE(answer->status, 405U) << operation;
  }
}

TEST_F(ServerTest, ListsOpenTablesAndGivesRecordsOfThoseThatAreOver) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const std::string table = ann.make_table(public_duel);
  const json::object list = bob.request("GET", "/api/tables", "", 200);
  EXPECT_EQ(list.at("tables").at(0).at("id").as_string(), table);
  EXPECT_EQ(list.at("tables").at(0).at("maker_name").as_string(), "Ann");
  (void)bob.request("GET", "/api/tables/" + table + "/record", "", 409);
  (void)bob.ask(sit(table, 2), "done");
  EXPECT_TRUE(bob.request("GET", "/api/tables", "", 200).at("tables").as_array().empty());
  ann.watch(table, 1);
  bob.watch(table, 2);
  (void)ann.act(table, 1, "play 1");
  (void)bob.act(table, 2, "play 7");
  const json::object record = bob.request("GET", "/api/tables/" + table + "/record", "", 200);
  EXPECT_EQ(record.at("actions"), json::parse(R"(["1:7"])"));
  EXPECT_EQ(bob.request("GET", "/api/tables/" + table, "", 200).at("status").as_string(), "over");
  (void)bob.request("GET", "/api/tables/zzzzzzzzzz", "", 404);
  (void)bob.request("GET", "/api/tables/ZZZ", "", 404);
  EXPECT_EQ(bob.request("GET", "/api/me/tables", "", 200).at("tables").as_array().size(), 1U);
}

TEST_F(ServerTest, RefusesTablesThatCannotBe) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  const auto sentence = [&](const std::string& body) {
    return std::string(ann.request("POST", "/api/tables", body, 400)
                           .at("error")
                           .at("sentence")
                           .as_string()
                           .c_str());
  };
  EXPECT_NE(sentence("{").find("not JSON"), std::string::npos);
  EXPECT_EQ(sentence("{}"), R"("game" is missing)");
  EXPECT_NE(sentence(R"({"game":"chess","options":{}})").find("there is no game"),
            std::string::npos);
  const auto nobody = http_request(server.url(), "POST", "/api/tables", public_duel);
  ASSERT_TRUE(nobody);
  EXPECT_EQ(nobody->status, 401U);
}

TEST_F(ServerTest, RatesAGameWhenItIsOver) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  const std::string table = ann.make_table(
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","level1"],"rated":true})");
  (void)ann.ask(R"({"type":"resign","request":"r","table":")" + table + R"(","seat":1})", "done");
  while (true) {
    const json::object board = ann.request("GET", "/api/leaderboard?game=brave-rats", "", 200);
    const json::array& lines = board.at("lines").as_array();
    if (lines.empty()) continue;
    EXPECT_EQ(lines[0].at("person").at("id").as_string(), "bot-level1");
    break;
  }
}

TEST_F(ServerTest, EndsTheConnectionsOfSomebodyWhoDeletesHimself) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const std::string table = ann.make_table(public_duel);
  ClientOptions options;
  options.token = ann.token();
  const auto deleted = http_request(server.url(), "DELETE", "/api/me", {}, options);
  ASSERT_TRUE(deleted);
  EXPECT_EQ(deleted->status, 204U) << deleted->body;
  ann.wait_until_closed();
  // The table is still there, with nobody's name.
  const json::object shown = bob.request("GET", "/api/tables/" + table, "", 200);
  EXPECT_EQ(shown.at("status").as_string(), "open");
  ASSERT_TRUE(http_request(server.url(), "GET", "/api/me", {}, options));
  EXPECT_EQ(http_request(server.url(), "GET", "/api/me", {}, options)->status, 401U);
}

TEST_F(ServerTest, TellsWithoutANameOfSomebodyWhoWasDeleted) {
  auto first = std::make_unique<RunningServer>(store);
  Visitor ann(first->url(), "Ann");
  Visitor bob(first->url(), "Bob");
  const std::string table = ann.make_table(public_duel);
  (void)bob.ask(sit(table, 2), "done");
  (void)ann.ask(R"({"type":"say","request":"c","table":")" + table + R"(","text":"hello"})",
                "done");
  ClientOptions options;
  options.token = ann.token();
  ASSERT_TRUE(http_request(first->url(), "DELETE", "/api/me", {}, options));
  first.reset();
  const RunningServer second(store);
  Visitor bob_again(second.url(), bob);
  bob_again.watch(table, 2);
  const json::object& told = bob_again.last_update();
  EXPECT_TRUE(told.at("state").at("seats").at(0).at("name").is_null());
  EXPECT_TRUE(told.at("chat").at(0).at("name").is_null());
}

TEST_F(ServerTest, SendsNothingThatIsSecretOverTheWire) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  Visitor eve(server.url(), "Eve");
  const std::string table = ann.make_table(public_duel);
  (void)bob.ask(sit(table, 2), "done");
  ann.watch(table, 1);
  bob.watch(table, 2);
  eve.watch(table, std::nullopt);
  while (ann.last_update().at("state").at("status").as_string() != "over") {
    bob.read_what_is_there();
    eve.read_what_is_there();
    if (bob.last_update().at("choices").as_array().empty()) {
      (void)ann.act(table, 1, first_choice(ann));
    } else if (ann.last_update().at("choices").as_array().empty()) {
      (void)bob.act(table, 2, first_choice(bob));
    } else {
      const std::size_t told_bob = bob.traffic().size();
      const std::size_t told_eve = eve.traffic().size();
      (void)ann.act(table, 1, first_choice(ann));
      bob.read_what_is_there();
      eve.read_what_is_there();
      // Nothing but the answer to the ping; no list and no view over HTTP knows of it either.
      EXPECT_EQ(bob.traffic().size(), told_bob + 1);
      EXPECT_EQ(eve.traffic().size(), told_eve + 1);
      (void)bob.act(table, 2, first_choice(bob));
    }
    ann.read_what_is_there();
    if (!ann.last_update().contains("state")) ann.watch(table, 1);
  }
  bob.read_what_is_there();
  eve.read_what_is_there();
  Store journal = std::move(*open_store(store));
  const auto entries = journal.entries(table, 1, 1000);
  ASSERT_TRUE(entries);
  const json::value created = json::parse(entries->front().body).at("created");
  const std::string seed = created.at("seed").as_string().c_str();
  for (const Visitor* visitor : {&ann, &bob, &eve}) {
    std::size_t revealed = 0;
    for (const std::string& line : visitor->traffic()) {
      if (line.find(seed) == std::string::npos) continue;
      EXPECT_NE(line.find(R"("status":"over")"), std::string::npos);
      ++revealed;
    }
    EXPECT_GT(revealed, 0U);
  }
}

/// Two people play a duel to its end, each with the first card that is offered.
void play_duel(Visitor& ann, Visitor& bob) {
  const std::string table = ann.make_table(public_duel);
  (void)bob.ask(sit(table, 2), "done");
  ann.watch(table, 1);
  bob.watch(table, 2);
  while (bob.request("GET", "/api/tables/" + table, "", 200).at("status").as_string() != "over") {
    ann.read_what_is_there();
    if (!ann.last_update().at("choices").as_array().empty())
      (void)ann.act(table, 1, first_choice(ann));
    bob.read_what_is_there();
    if (!bob.last_update().at("choices").as_array().empty())
      (void)bob.act(table, 2, first_choice(bob));
  }
}

TEST_F(ServerTest, PlaysAtManyTablesAtOnce) {
  const RunningServer server(store);
  Visitor host(server.url(), "Host");
  // Bots think while people play.
  for (const char* bot : {"level2", "level8"}) {
    (void)host.make_table(
        std::string(R"({"game":"first-rat","options":{"seats":3,"path":"variable",)") +
        R"("tracks":"variable","comics":"all","solo":null,"content":"standard"},"seats":[")" + bot +
        R"(","level6","level7"],"rated":true})");
  }
  std::vector<std::thread> duels;
  duels.reserve(6);
  for (int pair = 0; pair < 6; ++pair) {
    duels.emplace_back([&server] {
      Visitor ann(server.url(), "Ann");
      Visitor bob(server.url(), "Bob");
      for (int game = 0; game < 2; ++game) play_duel(ann, bob);
    });
  }
  for (std::thread& one : duels) one.join();
  const auto metrics = http_request(server.url(), "GET", "/metrics");
  ASSERT_TRUE(metrics);
  EXPECT_NE(metrics->body.find("cheesemoon_tables_made_total 14\n"), std::string::npos);
  EXPECT_NE(metrics->body.find("cheesemoon_appends_failed_total 0\n"), std::string::npos);
}

TEST_F(ServerTest, GoesOnWhereItWasStopped) {
  auto first = std::make_unique<RunningServer>(store);
  Visitor ann(first->url(), "Ann");
  Visitor bob(first->url(), "Bob");
  const std::string table = ann.make_table(public_duel);
  (void)bob.ask(sit(table, 2), "done");
  ann.watch(table, 1);
  (void)ann.act(table, 1, "play 1");
  first.reset();
  const RunningServer second(store);
  Visitor bob_again(second.url(), bob);
  bob_again.watch(table, 2);
  (void)bob_again.act(table, 2, "play 7");
  bob_again.read_what_is_there();
  EXPECT_EQ(bob_again.last_update().at("state").at("ending").at("places"), json::parse("[1,2]"));
}

TEST_F(ServerTest, LetsNothingHostileDisturbOthers) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const std::string table = ann.make_table(public_duel);
  (void)bob.ask(sit(table, 2), "done");
  ann.watch(table, 1);
  bob.watch(table, 2);

  Visitor eve(server.url(), "Eve");
  const auto reason = [&](const std::string& text) {
    return std::string(eve.ask(text, "refused").at("reason").as_string().c_str());
  };
  const std::string at = std::to_string(ann.sequence());
  EXPECT_EQ(reason("garbage"), "unreadable");
  EXPECT_EQ(reason(std::string(10'000, '[')), "unreadable");
  EXPECT_EQ(reason(R"({"type":"watch","table":")" + table + R"(","seat":1})"), "not_your_seat");
  EXPECT_EQ(reason(R"({"type":"act","request":"x","table":")" + table +
                   R"(","seat":1,"action":"play 0","at":)" + at + "}"),
            "not_your_seat");
  EXPECT_EQ(reason(R"({"type":"resign","request":"x","table":")" + table + R"(","seat":2})"),
            "not_your_seat");
  EXPECT_EQ(reason(R"({"type":"close","request":"x","table":")" + table + R"("})"),
            "not_the_maker");

  // Somebody at the table itself: out of turn, from an old picture, twice, in the wrong order.
  const std::string played = R"({"type":"act","request":"a1","table":")" + table +
                             R"(","seat":1,"action":"play 1","at":)" + at + "}";
  (void)ann.ask(played, "done");
  (void)ann.ask(played, "done");
  const std::string other = R"({"type":"act","request":"a2","table":")" + table +
                            R"(","seat":1,"action":"play 5","at":)" + at + "}";
  EXPECT_EQ(ann.ask(other, "refused").at("reason").as_string(), "outdated");

  // Too much at once: Eve is cut off, nobody else notices.
  bool is_cut_off = false;
  auto flood = ClientSocket::connect(server.url());
  ASSERT_TRUE(flood);
  for (int message = 0; message < 2000 && !is_cut_off; ++message)
    is_cut_off = !flood->send(R"({"type":"ping"})");
  while (!is_cut_off)
    is_cut_off = flood->receive(std::chrono::seconds(10)).kind == Received::Kind::closed;
  EXPECT_TRUE(is_cut_off);

  (void)bob.act(table, 2, "play 7");
  bob.read_what_is_there();
  EXPECT_EQ(bob.last_update().at("state").at("status").as_string(), "over");
}

TEST_F(ServerTest, DoesNotStartOnAStoreThatIsNone) {
  ServerOptions options;
  options.store = folder.file("missing/games.sqlite");
  const auto started = Server::start(options);
  ASSERT_FALSE(started);
  EXPECT_NE(started.error().find("the store cannot be opened"), std::string::npos);
}

}  // namespace
}  // namespace cheesemoon::server
