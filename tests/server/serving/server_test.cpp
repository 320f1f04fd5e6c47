#include "server/serving/server.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <boost/json/parse.hpp>
#include <boost/json/value_to.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <thread>
#include <vector>

#include "places.h"
#include "server/api/api_document.h"
#include "server/hall/test_hall.h"
#include "server/serving/running_server.h"
#include "server/store/store.h"
#include "table/table_texts.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

const std::string rated_duel_with_bot =
    R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","level1"],"rated":true,)"
    R"("clock":{"kind":"turn","seconds":600}})";
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
  TemporaryFolder folder;
  std::string store = folder.file("games.sqlite");
};

TEST_F(ServerTest, TellsMetricsToNobodyUnlessAskedTo) {
  const RunningServer server(store);
  EXPECT_EQ(http_request(server.url(), "GET", "/metrics")->status, 404U);
}

TEST_F(ServerTest, TellsMetricsAtAnAddressOfTheirOwn) {
  ServerOptions options = with_store(store);
  options.metrics = ListenAt{.address = "127.0.0.1", .port = 0};
  const RunningServer server(options);
  const Visitor ann(server.url(), "Ann");
  const auto metrics = http_request(server.metrics_url(), "GET", "/metrics");
  ASSERT_TRUE(metrics) << metrics.error();
  EXPECT_NE(metrics->body.find("cheesemoon_sockets 1\n"), std::string::npos) << metrics->body;
  EXPECT_EQ(http_request(server.url(), "GET", "/metrics")->status, 404U);
  EXPECT_NE(metrics->body.find("cheesemoon_jobs_waiting{kind=\"unwatched_turn\"} 0\n"),
            std::string::npos);
  EXPECT_EQ(http_request(server.metrics_url(), "GET", "/api/games")->status, 404U);
}

TEST_F(ServerTest, TellsMetricsUnderWhateverNameItIsAskedBy) {
  ServerOptions options = with_store(store);
  options.metrics = ListenAt{.address = "127.0.0.1", .port = 0};
  const RunningServer server(options);
  ClientOptions by_name;
  by_name.headers = {{"Host", "games.example.org:9090"}};
  EXPECT_EQ(http_request(server.metrics_url(), "GET", "/metrics", {}, by_name)->status, 200U);
  EXPECT_EQ(http_request(server.url(), "GET", "/api/games", {}, by_name)->status, 421U);
}

TEST_F(ServerTest, TellsTheMetricsThatTheDashboardShows) {
  ServerOptions options = with_store(store);
  options.metrics = ListenAt{.address = "127.0.0.1", .port = 0};
  const RunningServer server(options);
  const auto metrics = http_request(server.metrics_url(), "GET", "/metrics");
  ASSERT_TRUE(metrics) << metrics.error();
  std::ifstream file(tests_folder() + "/../packaging/grafana-dashboard.json");
  const std::string dashboard{std::istreambuf_iterator<char>(file),
                              std::istreambuf_iterator<char>()};
  const std::regex name("cheesemoon_[a-z_]+");
  int shown = 0;
  for (std::sregex_iterator found(dashboard.begin(), dashboard.end(), name), end; found != end;
       ++found, ++shown)
    EXPECT_NE(metrics->body.find(found->str()), std::string::npos) << found->str();
  EXPECT_GT(shown, 20);
}

TEST_F(ServerTest, TellsHealthAndGames) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  EXPECT_EQ(ann.request("GET", "/healthz", "", 200).at("status").as_string(), "ok");
  EXPECT_EQ(ann.request("GET", "/api/games", "", 200).at("value").as_array().size(), 2U);
  EXPECT_EQ(ann.request("GET", "/nowhere", "", 404).at("error").at("reason").as_string(),
            "not_found");
  (void)ann.request("DELETE", "/api/tables", "", 405);
}

/// Files of this process may not grow, as on a full disk, until it is given up.
class FullDisk {
 public:
  FullDisk() {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit none{.rlim_cur = 0, .rlim_max = before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &none);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

/// Asks for the health of a server until it is as expected.
void wait_for_health(const RunningServer& server, unsigned status) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (std::chrono::steady_clock::now() < deadline) {
    const auto health = http_request(server.url(), "GET", "/healthz");
    if (health && health->status == status) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  ADD_FAILURE() << "the health never becomes " << status;
}

TEST_F(ServerTest, IsNotWellWhileItCannotWriteAndLosesNothing) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  const std::string table = ann.make_table(
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","level1"]})");
  ann.watch(table, 1);
  const std::string say = R"({"type":"say","request":"s","table":")" + table + R"(","text":"hi"})";
  {
    const FullDisk full;
    wait_for_health(server, 503);
    EXPECT_EQ(ann.ask(say, "refused").at("reason").as_string(), "not_stored");
  }
  wait_for_health(server, 200);
  (void)ann.ask(say, "done");
}

TEST_F(ServerTest, IsTheOnlyOneOfItsFile) {
  const RunningServer server(store);
  const auto second = Server::start(with_store(store));
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error(),
            store + " is served by another process: stop that one, or use another store");
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
  EXPECT_EQ(http_request(server.url(), "GET", "/tabel")->status, 302U);
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

TEST_F(ServerTest, SaysWhichMethodsAPathIsFor) {
  const RunningServer server(store);
  for (const std::string& operation : ApiDocument::shared().operations()) {
    const std::size_t space = operation.find(' ');
    const auto answer = http_request(server.url(), "PUT", operation.substr(space + 1));
    ASSERT_TRUE(answer) << operation << ": " << answer.error();
    EXPECT_EQ(answer->status, 405U) << operation;
    EXPECT_NE(answer->body.find(operation.substr(0, space)), std::string::npos) << answer->body;
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

TEST_F(ServerTest, TellsEverybodyInOneListWhereHeIsAwaitedAndNotWhetherAnotherHasChosen) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const std::string table = ann.make_table(public_duel);
  const auto listed = [](Visitor& visitor) {
    return visitor.request("GET", "/api/me/tables", "", 200).at("tables").at(0).as_object();
  };
  EXPECT_FALSE(listed(ann).contains("awaited")) << "nobody has to choose before the game";
  (void)bob.ask(sit(table, 2), "done");
  ann.watch(table, 1);
  bob.watch(table, 2);
  EXPECT_EQ(listed(ann).at("awaited"), json::parse("[1,2]"));
  (void)ann.act(table, 1, "play 1");
  EXPECT_EQ(listed(ann).at("awaited"), json::parse("[2]"));
  EXPECT_EQ(listed(bob).at("awaited"), json::parse("[1,2]"));
  (void)bob.act(table, 2, "play 7");
  EXPECT_FALSE(listed(bob).contains("awaited"));
}

TEST_F(ServerTest, LetsNobodyFillTheListOfOpenTablesAlsoIfHeSitsAtNone) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  Visitor bob(server.url(), "Bob");
  const std::string open_to_all = table::duel_of(R"(["open","open"])", R"(,"public":true)");
  for (int table = 0; table < 5; ++table) (void)ann.make_table(open_to_all);
  EXPECT_EQ(ann.request("POST", "/api/tables", open_to_all, 409).at("error").at("reason"),
            "too_many_tables");
  (void)ann.make_table(table::duel());
  (void)bob.make_table(open_to_all);
  // Whoever has made six others from the same address has not used up what all there may.
  EXPECT_EQ(bob.request("GET", "/api/tables?limit=2", "", 200).at("tables").as_array().size(), 2U);
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
  ann.become_account("Ann");
  const std::string table = ann.make_table(rated_duel_with_bot);
  (void)ann.ask(R"({"type":"resign","request":"r","table":")" + table + R"(","seat":1})", "done");
  while (true) {
    const json::object me = ann.request("GET", "/api/me", "", 200);
    const json::array& ratings = me.at("ratings").as_array();
    if (ratings.empty()) continue;
    EXPECT_LT(ratings[0].at("rating").to_number<double>(), 1500) << "giving up is a loss";
    break;
  }
  const json::object board = ann.request("GET", "/api/leaderboard?game=brave-rats", "", 200);
  ASSERT_EQ(board.at("lines").as_array().size(), 10U) << "she is provisional";
  EXPECT_EQ(board.at("lines").at(0).at("person").at("id").as_string(), "bot-level10");
  EXPECT_EQ(board.at("lines").at(9).at("rating").to_number<double>(), 1428)
      << "bots' ratings are measured, not played for";
}

TEST_F(ServerTest, LetsOnlyAccountsPlayForRatings) {
  const RunningServer server(store);
  Visitor guest(server.url(), "Guest");
  const json::object refused = guest.request("POST", "/api/tables", rated_duel_with_bot, 409);
  EXPECT_EQ(refused.at("error").at("reason").as_string(), "not_an_account");
  Visitor ann(server.url(), "Ann");
  ann.become_account("Ann");
  const std::string table =
      ann.make_table(table::duel(R"(,"rated":true,"clock":{"kind":"turn","seconds":600})"));
  EXPECT_EQ(guest.ask(sit(table, 2), "refused").at("reason").as_string(), "not_an_account");
  guest.become_account("Grete");
  (void)guest.ask(sit(table, 2), "done");
}

TEST_F(ServerTest, MakesRatedTablesOnlyWithAClock) {
  const RunningServer server(store);
  Visitor ann(server.url(), "Ann");
  ann.become_account("Ann");
  const json::object refused =
      ann.request("POST", "/api/tables", table::duel(R"(,"rated":true)"), 409);
  EXPECT_EQ(refused.at("error").at("reason").as_string(), "needs_clock");
  (void)ann.make_table(rated_duel_with_bot);
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

/// An account and its first session.
class ServerWithAccount : public ServerTest {
 protected:
  RunningServer server{store};
  std::string account =
      token_of(asked("POST", "/api/accounts", R"({"name":"Ann","password":"correct horse"})"));

  [[nodiscard]] HttpResponse asked(const std::string& method, const std::string& path,
                                   const std::string& body = {},
                                   const std::string& token = {}) const {
    ClientOptions options;
    options.timeout = std::chrono::minutes(5);
    if (!token.empty()) options.token = token;
    const auto answer = http_request(server.url(), method, path, body, options);
    EXPECT_TRUE(answer) << answer.error();
    return answer ? *answer : HttpResponse{};
  }
  static std::string token_of(const HttpResponse& answer) {
    return json::value_to<std::string>(json::parse(answer.body).at("token"));
  }
  [[nodiscard]] std::string log_in() const {
    return token_of(asked("POST", "/api/sessions", R"({"name":"Ann","password":"correct horse"})"));
  }
};

TEST_F(ServerWithAccount, EndsTheConnectionsOfAllOtherDevicesWithTheOldPassword) {
  Visitor here = Visitor::with_token(server.url(), account);
  Visitor elsewhere = Visitor::with_token(server.url(), log_in());
  (void)here.request("PATCH", "/api/me",
                     R"({"password":{"old":"correct horse","new":"battery staple"}})", 200);
  elsewhere.wait_until_closed();
  here.expect_open();
}

TEST_F(ServerWithAccount, EndsTheConnectionOfTheDeviceThatLogsOutAndOfNoOther) {
  Visitor here = Visitor::with_token(server.url(), account);
  const std::string other = log_in();
  Visitor elsewhere = Visitor::with_token(server.url(), other);
  const json::object sessions = elsewhere.request("GET", "/api/sessions", "", 200);
  std::string id;
  for (const json::value& session : sessions.at("sessions").as_array())
    if (session.at("current").as_bool()) id = json::value_to<std::string>(session.at("id"));
  EXPECT_EQ(asked("DELETE", "/api/sessions/" + id, {}, other).status, 204U);
  elsewhere.wait_until_closed();
  here.expect_open();
}

TEST_F(ServerWithAccount, EndsAllConnectionsOfWhoeverLogsOutEverywhere) {
  Visitor here = Visitor::with_token(server.url(), account);
  Visitor elsewhere = Visitor::with_token(server.url(), log_in());
  EXPECT_EQ(asked("DELETE", "/api/sessions", {}, account).status, 204U);
  here.wait_until_closed();
  elsewhere.wait_until_closed();
}

TEST_F(ServerWithAccount, EndsTheConnectionOfAGuestWhoBecomesAnAccount) {
  Visitor guest(server.url(), "Bob");
  EXPECT_EQ(
      asked("POST", "/api/accounts", R"({"name":"Bob","password":"correct horse"})", guest.token())
          .status,
      201U);
  guest.wait_until_closed();
}

TEST_F(ServerWithAccount, EndsTheConnectionsOfWhoeverAnotherProgramDeletes) {
  Visitor here = Visitor::with_token(server.url(), account);
  Visitor bob(server.url(), "Bob");
  Store other = open_surely(store);
  ASSERT_TRUE(other.delete_person((*other.person_of_name("ann"))->id));
  here.wait_until_closed();
  bob.expect_open();
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
}

TEST_F(ServerTest, ForgetsWhatSomebodySaidWhoWasDeleted) {
  auto first = std::make_unique<RunningServer>(store);
  Visitor ann(first->url(), "Ann");
  Visitor bob(first->url(), "Bob");
  const std::string table = ann.make_table(public_duel);
  (void)bob.ask(sit(table, 2), "done");
  const auto say = [&](Visitor& who, const std::string& text) {
    (void)who.ask(
        R"({"type":"say","request":"c","table":")" + table + R"(","text":")" + text + R"("})",
        "done");
  };
  say(ann, "a secret of Ann");
  say(bob, "hello");
  EXPECT_EQ(ann.request("GET", "/api/me/export", "", 200).at("chat").at(0).at("text").as_string(),
            "a secret of Ann");
  ClientOptions options;
  options.token = ann.token();
  ASSERT_TRUE(http_request(first->url(), "DELETE", "/api/me", {}, options));
  ann.wait_until_closed();
  bob.watch(table, 2);
  ASSERT_EQ(bob.last_update().at("chat").as_array().size(), 1U);
  first.reset();
  const RunningServer second(store);
  Visitor bob_again(second.url(), bob);
  bob_again.watch(table, 2);
  ASSERT_EQ(bob_again.last_update().at("chat").as_array().size(), 1U);
  EXPECT_EQ(bob_again.last_update().at("chat").at(0).at("text").as_string(), "hello");
  Store kept = open_surely(store);
  const auto entries = kept.entries(table, 1, 100);
  ASSERT_TRUE(entries);
  for (const JournalEntry& entry : *entries) {
    EXPECT_EQ(entry.body.find("secret"), std::string::npos) << entry.body;
    EXPECT_TRUE(!entry.words || entry.words->text == "hello");
  }
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
      // That Ann has chosen, the same to everybody and whatever it was, and the answer to the ping.
      ASSERT_EQ(bob.traffic().size(), told_bob + 2);
      ASSERT_EQ(eve.traffic().size(), told_eve + 2);
      const std::string chosen = R"({"type":"presence","table":")" + table +
                                 R"(","seats":[{"here":true,"awaited":false,"chosen":true},)"
                                 R"({"here":true,"awaited":true,"chosen":false}],"watching":1})";
      EXPECT_EQ(bob.traffic()[told_bob], chosen);
      EXPECT_EQ(eve.traffic()[told_eve], chosen);
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
  ServerOptions options = with_store(store);
  options.metrics = ListenAt{.address = "127.0.0.1", .port = 0};
  const RunningServer server(options);
  Visitor host(server.url(), "Host");
  // Bots think while people play.
  for (const char* bot : {"level2", "level8"}) {
    (void)host.make_table(
        std::string(R"({"game":"first-rat","options":{"seats":3,"path":"variable",)") +
        R"("tracks":"variable","comics":"all","solo":null,"content":"standard"},"seats":[")" + bot +
        R"(","level6","level7"]})");
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
  const auto metrics = http_request(server.metrics_url(), "GET", "/metrics");
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
