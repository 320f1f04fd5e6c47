#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.h"
#include "hosting/games.h"
#include "server/client/client_socket.h"
#include "server/client/http_client.h"
#include "server/hall/test_hall.h"
#include "server/serving/running_server.h"
#include "third_game/crumbs_kind.h"

/// A game that nobody outside this folder knows of is played everywhere.
namespace cheesemoon {
namespace {

namespace json = boost::json;

class AThirdGame : public testing::Test {
 protected:
  static void SetUpTestSuite() { hosting::games().add(crumbs::crumbs_kind()); }

  /// What the program prints; it has to go well.
  static std::string run(std::vector<std::string> words, int expected = 0) {
    words.insert(words.begin(), "cheesemoon");
    std::vector<char*> arguments;
    arguments.reserve(words.size());
    for (std::string& word : words) arguments.push_back(word.data());
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int status = cli::run_command_line(static_cast<int>(arguments.size()), arguments.data());
    std::cout.flush();
    std::fflush(stdout);
    const std::string out = testing::internal::GetCapturedStdout();
    const std::string error = testing::internal::GetCapturedStderr();
    EXPECT_EQ(status, expected) << error;
    return out + error;
  }

  /// The same with somebody at the keyboard.
  std::string run_typing(const std::string& typed, std::vector<std::string> words) {
    const int keyboard = dup(STDIN_FILENO);
    const int file = open(write("typed", typed).c_str(), O_RDONLY);
    dup2(file, STDIN_FILENO);
    close(file);
    std::string shown = run(std::move(words));
    dup2(keyboard, STDIN_FILENO);
    close(keyboard);
    return shown;
  }

  std::string write(const std::string& name, const std::string& text) {
    std::ofstream(folder.file(name)) << text;
    return folder.file(name);
  }

  server::TemporaryFolder folder;
};

TEST_F(AThirdGame, IsKnownToTheProgramUnderItsName) {
  EXPECT_NE(run({"record", "--help"}).find("Crumbs: last=wins|loses"), std::string::npos);
  EXPECT_NE(run({"record", "chess", "--players", "a", "--seed", "1"}, 2).find("crumbs"),
            std::string::npos);
}

TEST_F(AThirdGame, PlaysMatches) {
  const auto result = json::parse(
      run({"match", "crumbs", "--players", "level2,random", "--games", "200", "--json"}));
  EXPECT_EQ(result.at("games"), 200);
  const auto& players = result.at("players").as_array();
  EXPECT_GT(players.at(0).at("win_share").at("mean").to_number<double>(), 0.6)
      << json::serialize(result);
  EXPECT_NE(run({"match", "crumbs", "--players", "level2,level1,random", "--games", "6", "--option",
                 "last=loses"})
                .find("level1"),
            std::string::npos);
  EXPECT_NE(run({"ladder", "crumbs", "--games", "10"}).find("level2"), std::string::npos);
}

TEST_F(AThirdGame, SaysWhatIsWrongWithItsOptionsAndPlayers) {
  const auto complaint = [&](const std::string& players, const std::string& option) {
    return run({"record", "crumbs", "--players", players, "--seed", "1", "--option", option}, 2);
  };
  EXPECT_NE(complaint("random,random", "last=draws")
                .find(R"(option last: expected wins or loses, found "draws")"),
            std::string::npos);
  EXPECT_NE(complaint("random,random", "first=wins")
                .find(R"(unknown option "first": expected last or crowns)"),
            std::string::npos);
  EXPECT_NE(complaint("random", "last=wins").find("Crumbs is for 2 to 3 players, found 1"),
            std::string::npos);
  EXPECT_NE(complaint("random,greedy", "last=wins")
                .find(R"(no player "greedy": expected random, level1, level2, exec:COMMAND)"),
            std::string::npos);
}

TEST_F(AThirdGame, IsRecordedAndReplayed) {
  const std::string record = run({"record", "crumbs", "--players", "level2,random", "--seed", "3"});
  EXPECT_EQ(json::parse(record).at("options"), json::parse(R"({"seats":2,"last":"wins"})"));
  const std::string file = write("game.json", record);
  EXPECT_NE(run({"replay", file}).find("ok, "), std::string::npos);
  EXPECT_NE(run({"replay", "--verbose", file}).find("take "), std::string::npos);

  const std::string begun =
      write("begun.json",
            R"({"format":"cheesemoon/1","game":"crumbs","options":{"seats":3,"last":"wins"},)"
            R"("setup":{"crumbs":7},"actions":["take 3","take 2"]})");
  EXPECT_EQ(run({"perft", begun, "--depth", "1"}), "2\n");
  EXPECT_EQ(run({"perft", begun, "--depth", "2"}), "1\n");
  EXPECT_NE(run({"replay", begun}).find("2 actions, not finished"), std::string::npos);

  const std::string wrong =
      write("wrong.json",
            R"({"format":"cheesemoon/1","game":"crumbs","options":{"seats":3,"last":"wins"},)"
            R"("setup":{"crumbs":7},"actions":["take 3","take 5"]})");
  EXPECT_NE(run({"replay", wrong}, 1).find("actions[1]: \"take 5\": player 2 cannot take 5"),
            std::string::npos);
}

TEST_F(AThirdGame, MayHaveNobodyWhoTeachesIt) {
  const std::string record = run({"record", "crumbs", "--players", "level2,random", "--seed", "3"});
  const auto review = hosting::review_json(record);
  ASSERT_FALSE(review);
  EXPECT_EQ(describe(review.error()), "game: nobody has learnt to review it yet");
  EXPECT_FALSE(hosting::is_quick_to_review(record));

  const auto game = hosting::choose_game("crumbs", json::object())->begin();
  Random chance(1);
  game->draw_chance(chance);
  EXPECT_EQ(game->question(game->actors().first())->hint(), "null");
}

TEST_F(AThirdGame, IsPlayedForCrowns) {
  const std::string file =
      write("match.json", run({"record", "crumbs", "--players", "level2,random", "--seed", "3",
                               "--option", "crowns=3"}));
  EXPECT_NE(run({"replay", file}).find("wins the match"), std::string::npos);
  // Of three, nobody has the crown of a game that somebody could not play.
  const auto given_up =
      json::parse(run({"record", "crumbs", "--players", "exec:false,level1,level2", "--seed", "1",
                       "--option", "crowns=2"}));
  EXPECT_EQ(given_up.at("games").as_array().size(), 1U);
}

/// Always the first choice, as often as the longest game needs.
const std::string always_the_first = "1\n1\n1\n1\n1\n1\n1\n1\n1\n";

TEST_F(AThirdGame, IsPlayedInTheTerminal) {
  const std::string file = folder.file("evening.json");
  const std::string shown =
      run_typing(always_the_first, {"play", "crumbs", "--players", "person:Anna,level2,random",
                                    "--language", "en", "--seed", "1", "--record", file});
  EXPECT_NE(shown.find("Anna: decided: action take 1"), std::string::npos) << shown;
  EXPECT_NE(shown.find("The game is over."), std::string::npos) << shown;
  EXPECT_NE(run({"replay", file}).find("ok, "), std::string::npos);
}

TEST_F(AThirdGame, IsPlayedOnAServerInTheTerminal) {
  const server::RunningServer server(folder.file("games.sqlite"));
  // Some of it is typed before the server has answered, and means nothing.
  std::string typed;
  for (int times = 0; times < 8; ++times) typed += always_the_first;
  const std::string shown =
      run_typing(typed, {"play", "crumbs", "--players", "person,person", "--option", "last=loses",
                         "--language", "en", "--server", "http://127.0.0.1:" + server.url().port,
                         "--name", "Ann", "--token-file", folder.file("tokens")});
  EXPECT_NE(shown.find("The game is over."), std::string::npos) << shown;
}

/// Somebody at a WebSocket.
class Client {
 public:
  Client(const server::Url& url, const std::string& name) : url_(url) {
    token_ = request("POST", "/api/guests", json::serialize(json::object{{"name", name}}))
                 .at("token")
                 .as_string()
                 .c_str();
    auto connected = server::ClientSocket::connect(url);
    EXPECT_TRUE(connected) << connected.error();
    if (connected) socket_.emplace(std::move(*connected));
    send({{"type", "hello"}, {"protocol", 1}, {"token", token_}});
    (void)wait_for("welcome");
  }

  json::value request(const std::string& method, const std::string& path,
                      const std::string& body = {}) {
    server::ClientOptions options;
    if (!token_.empty()) options.token = token_;
    const auto answer = server::http_request(url_, method, path, body, options);
    EXPECT_TRUE(answer) << answer.error();
    EXPECT_LT(answer->status, 300U) << answer->body;
    return json::parse(answer->body);
  }

  void send(json::object message) {
    if (message.at("type") != "hello") message["request"] = std::to_string(++requests_);
    EXPECT_TRUE(socket_->send(json::serialize(message)));
  }

  /// The next message of that type; nothing if none comes.
  json::object wait_for(const std::string& type) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (std::chrono::steady_clock::now() < deadline) {
      for (const std::string& line : socket_->receive(std::chrono::milliseconds(50)).lines)
        unread_.push_back(json::parse(line).as_object());
      const auto found = std::find_if(
          unread_.begin(), unread_.end(),
          [&](const json::object& message) { return message.at("type").as_string() == type; });
      if (found == unread_.end()) continue;
      json::object message = *found;
      unread_.erase(unread_.begin(), found + 1);
      return message;
    }
    ADD_FAILURE() << "no " << type << " comes";
    return {};
  }

 private:
  server::Url url_;
  std::string token_;
  std::optional<server::ClientSocket> socket_;
  std::vector<json::object> unread_;
  int requests_ = 0;
};

TEST_F(AThirdGame, IsOfferedByServers) {
  const server::RunningServer server(folder.file("games.sqlite"));
  Client ann(server.url(), "Ann");
  const json::value games = ann.request("GET", "/api/games");
  EXPECT_EQ(games.at(2),
            json::parse(R"({"game":"crumbs","title":"Crumbs","least_seats":2,)"
                        R"("most_seats":3,"options":[{"option":"seats","values":[2,3],)"
                        R"("default":2,"only_with":null},{"option":"last",)"
                        R"("values":["wins","loses"],"default":"wins",)"
                        R"("only_with":null}],"crowns":{"usual":2,"most":9},)"
                        R"("bots":["level1","level2"]})"));
}

TEST_F(AThirdGame, IsPlayedOnAServerThroughAWebSocket) {
  const server::RunningServer server(folder.file("games.sqlite"));
  Client ann(server.url(), "Ann");
  const json::value table =
      ann.request("POST", "/api/tables",
                  R"({"game":"crumbs","options":{"last":"loses"},"seats":["person","level2"]})");
  const std::string id = table.at("id").as_string().c_str();
  EXPECT_EQ(table.at("made_with").at("options"), json::parse(R"({"seats":2,"last":"loses"})"));
  ann.send({{"type", "watch"}, {"table", id}, {"seat", 1}});
  bool is_over = false;
  std::size_t moves = 0;
  while (!is_over && !HasFailure()) {
    const json::object update = ann.wait_for("update");
    if (update.empty()) break;
    is_over = update.contains("state") && update.at("state").at("status") == "over";
    if (is_over || !update.contains("choices") || update.at("choices").as_array().empty()) continue;
    EXPECT_EQ(update.at("view").at("turn"), 1);
    ann.send({{"type", "act"},
              {"table", id},
              {"seat", 1},
              {"action", update.at("choices").at(0).at("action")},
              {"at", update.at("sequence")}});
    ++moves;
  }
  EXPECT_GT(moves, 0U);

  const json::value record = ann.request("GET", "/api/tables/" + id + "/record");
  EXPECT_EQ(record.at("game"), "crumbs");
  EXPECT_NE(run({"replay", write("table.json", json::serialize(record))}).find("ok, "),
            std::string::npos);
  const json::value replay = ann.request("GET", "/api/tables/" + id + "/replay");
  EXPECT_EQ(replay.at("games").at(0).at("frames").as_array().size(),
            record.at("actions").as_array().size() + 1);
}

/// How a table of two bots of level 2 has ended, and what whoever runs the server was told.
struct EndOfTable {
  std::string kind;
  std::vector<std::string> complaints;
};

EndOfTable play_with_failing_bots(const std::string& store, int weakest_that_fails) {
  crumbs::weakest_that_fails = weakest_that_fails;
  server::TestHall test(store);
  const std::string table = test.make_table(
      "ann", R"({"game":"crumbs","options":{"seats":2},"seats":["level2","level2"]})");
  test.wait_for([&] { return test.finished == 1; });
  crumbs::weakest_that_fails = 3;
  EndOfTable end{.kind = {}, .complaints = test.complaints};
  test.hall().look_at(table, [&](const auto& room) {
    ASSERT_TRUE(room);
    end.kind = ending_word((*room)->table.ending->kind);
  });
  test.wait_for([&] { return !end.kind.empty(); });
  return end;
}

TEST_F(AThirdGame, GoesOnWithTheWeakestBotWhenAnotherFails) {
  const EndOfTable end = play_with_failing_bots(folder.file("games.sqlite"), 2);
  EXPECT_EQ(end.kind, "finished");
  ASSERT_FALSE(end.complaints.empty());
  EXPECT_NE(end.complaints.front().find("level1 plays a turn for a bot"), std::string::npos)
      << end.complaints.front();
}

TEST_F(AThirdGame, IsClosedWhenNoBotCanGoOn) {
  const EndOfTable end = play_with_failing_bots(folder.file("games.sqlite"), 1);
  EXPECT_EQ(end.kind, "closed");
  ASSERT_FALSE(end.complaints.empty());
  EXPECT_NE(end.complaints.back().find("cannot count"), std::string::npos) << end.complaints.back();
}

}  // namespace
}  // namespace cheesemoon
