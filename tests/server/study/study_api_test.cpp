#include "server/study/study_api.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/hall/test_hall.h"
#include "server/serving/running_server.h"
#include "server/serving/server_clock.h"
#include "server/store/sqlite_database.h"
#include "table/table_texts.h"
#include "thoroughness.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

const std::string solo_game =
    R"({"game":"first-rat","options":{"seats":1,"path":"standard","tracks":"standard",)"
    R"("comics":"basic","solo":"easy","content":"standard"}})";

std::string at(const std::string& table, const std::string& what) {
  return "/api/tables/" + table + "/" + what;
}

std::string reason(const json::object& answer) {
  return answer.at("error").at("reason").as_string().c_str();
}

const std::string and_rated = R"(,"rated":true,"clock":{"kind":"turn","seconds":600})";

class StudyApiTest : public testing::Test {
 protected:
  /// The hint of a seat, or why there is none.
  static std::string no_hint(Visitor& visitor, const std::string& table, unsigned status,
                             int seat = 1) {
    return reason(visitor.request("POST", at(table, "hint"),
                                  R"({"seat":)" + std::to_string(seat) + "}", status));
  }
  static json::object hint(Visitor& visitor, const std::string& table, int seat = 1) {
    return visitor.request("POST", at(table, "hint"), R"({"seat":)" + std::to_string(seat) + "}",
                           200);
  }
  static void sit(Visitor& visitor, const std::string& table, int seat) {
    (void)visitor.ask(R"({"type":"sit","request":"s","table":")" + table + R"(","seat":)" +
                          std::to_string(seat) + "}",
                      "done");
  }
  /// Somebody on both seats plays a game of one round.
  static void play_a_short_game(Visitor& visitor, const std::string& table) {
    visitor.watch(table, 1);
    (void)visitor.act(table, 1, "play 1");
    visitor.watch(table, 2);
    (void)visitor.act(table, 2, "play 7");
  }

  TemporaryFolder folder;
  RunningServer server{folder.file("games.sqlite")};
  Visitor ann{server.url(), "Ann"};
};

TEST_F(StudyApiTest, GivesHintsInEveryVariantAndAgainstGreg) {
  for (const char* variant : {"base", "traitor", "deal"})
    EXPECT_FALSE(hint(ann, ann.make_table(table::duel_of(R"(["person","person"])", "", variant)))
                     .at("mix")
                     .as_array()
                     .empty());
  const std::string greg = ann.make_table(solo_game);
  EXPECT_FALSE(hint(ann, greg).at("hints").as_array().empty());
}

TEST_F(StudyApiTest, GivesHintsForADraft) {
  const std::string table = ann.make_table(table::duel_of(R"(["person","person"])", "", "draft"));
  ann.watch(table, 1);
  const auto acting = static_cast<int>(ann.last_update().at("view").at("to_act").at(0).as_int64());
  const json::object given = hint(ann, table, acting);
  EXPECT_TRUE(given.at("choice").as_string().starts_with("pick "));
  EXPECT_EQ(no_hint(ann, table, 409, 3 - acting), "not_acting");
}

TEST_F(StudyApiTest, GivesNoHintsToOthersAtRatedTablesOrAmongFriends) {
  Visitor bob(server.url(), "Bob");
  const std::string own = ann.make_table(table::duel_of(R"(["person","level1"])"));
  EXPECT_EQ(no_hint(bob, own, 403), "not_your_seat");
  EXPECT_EQ(no_hint(ann, own, 403, 2), "not_your_seat");
  EXPECT_EQ(no_hint(ann, own, 403, 5), "not_your_seat");
  ann.become_account("Ann");
  const std::string rated = ann.make_table(table::duel_of(R"(["person","level1"])", and_rated));
  EXPECT_EQ(no_hint(ann, rated, 409), "no_hints");
  const std::string friends = ann.make_table(table::duel_of(R"(["person","open"])"));
  EXPECT_EQ(no_hint(ann, friends, 409), "not_acting");
  sit(bob, friends, 2);
  EXPECT_EQ(no_hint(ann, friends, 409), "no_hints");
  EXPECT_EQ(no_hint(bob, friends, 409, 2), "no_hints");
}

/// Does something to a store behind the server's back.
void run_in(const std::string& file, const char* sql) {
  auto database = SqliteDatabase::open(file, std::chrono::seconds(60));
  ASSERT_TRUE(database);
  ASSERT_TRUE((*database)->run_script(sql));
}

/// A rated duel of two accounts.
class RatedDuelTest : public StudyApiTest {
 protected:
  RatedDuelTest() {
    ann.become_account("Ann");
    bob.become_account("Bob");
    table = ann.make_table(table::duel_of(R"(["person","open"])", and_rated));
    sit(bob, table, 2);
  }

  void play_round(const std::string& card_of_ann, const std::string& card_of_bob) {
    ann.watch(table, 1);
    (void)ann.act(table, 1, "play " + card_of_ann);
    bob.watch(table, 2);
    (void)bob.act(table, 2, "play " + card_of_bob);
  }

  static std::string record_of(const std::string& rounds) {
    return R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
           R"("setup":{"hands":["01234567","01234567"]},"actions":[)" +
           rounds + "]}";
  }
  std::string no_review(const std::string& rounds) {
    return reason(ann.request("POST", "/api/reviews", record_of(rounds), 409));
  }
  void review(const std::string& rounds) {
    (void)ann.request("POST", "/api/reviews", record_of(rounds), 200);
  }

  Visitor bob{server.url(), "Bob"};
  std::string table;
};

TEST_F(RatedDuelTest, IsNothingThatTheServerAdvisesOn) {
  review(R"("3:4","0:0")");
  play_round("3", "4");
  EXPECT_EQ(no_review(R"("3:4")"), "in_rated_play");
  EXPECT_EQ(no_review(R"("3:4","0:0")"), "in_rated_play") << "with a round that nobody has played";
  EXPECT_EQ(no_review(R"("4:3","0:0")"), "in_rated_play") << "with the seats exchanged";
  review(R"("3:5","0:0")");
  play_round("5", "7");
  review(R"("3:4")");
  EXPECT_EQ(no_review(R"("5:7","3:4")"), "in_rated_play") << "in another order";
}

TEST_F(RatedDuelTest, CanBeStudiedWhenItIsOver) {
  play_round("3", "4");
  (void)bob.ask(R"({"type":"resign","request":"r","table":")" + table + R"(","seat":2})", "done");
  review(R"("3:4","0:0")");
  (void)ann.request("GET", at(table, "review"), "", 200);
}

TEST_F(RatedDuelTest, CannotBeBuiltAgainAtAnotherTable) {
  const std::string own = ann.make_table(table::duel_of(R"(["person","person"])"));
  ann.watch(own, 1);
  (void)ann.act(own, 1, "play 3");
  ann.watch(own, 2);
  (void)ann.act(own, 2, "play 4");
  (void)hint(ann, own);
  play_round("3", "4");
  EXPECT_EQ(no_hint(ann, own, 409), "in_rated_play");
  (void)ann.ask(R"({"type":"resign","request":"r","table":")" + own + R"(","seat":1})", "done");
  EXPECT_EQ(reason(ann.request("GET", at(own, "review"), "", 409)), "in_rated_play");
  play_round("0", "0");
  (void)ann.request("GET", at(own, "review"), "", 200);
}

TEST_F(RatedDuelTest, TellsNobodyWhatWaitsFaceDown) {
  play_round("3", "4");
  const auto answers = [&] {
    std::vector<json::object> all;
    for (const char* rounds : {R"("3:4")", R"("3:4","0:0")"})
      all.push_back(ann.request("POST", "/api/reviews", record_of(rounds), 409));
    all.push_back(ann.request("POST", "/api/reviews", record_of(R"("3:5","0:0")"), 200));
    return all;
  };
  const auto before = answers();
  bob.watch(table, 2);
  (void)bob.act(table, 2, "play 0");
  EXPECT_EQ(answers(), before);
}

TEST_F(RatedDuelTest, OfSomebodyWithHimselfKeepsNobodyFromStudying) {
  const std::string own = ann.make_table(table::duel_of(R"(["person","person"])", and_rated));
  ann.watch(own, 1);
  (void)ann.act(own, 1, "play 3");
  ann.watch(own, 2);
  (void)ann.act(own, 2, "play 4");
  review(R"("3:4","0:0")");
}

TEST_F(RatedDuelTest, StandsUntilNothingHasHappenedForTenMinutes) {
  play_round("3", "4");
  constexpr table::Time minute = 60'000;
  const table::Time played = date_of_machine();
  auto store = open_store(folder.file("games.sqlite"));
  ASSERT_TRUE(store);
  RatedPositions positions;
  const auto standing = [&](table::Time date) {
    const auto now = positions.now(*store, date);
    EXPECT_TRUE(now);
    return now ? (*now)->size() : 0;
  };
  EXPECT_GT(standing(played + 9 * minute), 0U);
  EXPECT_EQ(standing(played + 11 * minute), 0U);
  play_round("0", "0");
  EXPECT_GT(standing(played + 9 * minute), 0U);
}

TEST_F(RatedDuelTest, StandsAgainWhenAStoreThatHasFailedIsBack) {
  play_round("3", "4");
  const std::string file = folder.file("games.sqlite");
  auto store = open_store(file);
  ASSERT_TRUE(store);
  RatedPositions positions;
  // Tables are still listed, but none can be loaded.
  run_in(file, "ALTER TABLE words RENAME TO hidden");
  EXPECT_FALSE(positions.now(*store, date_of_machine()));
  run_in(file, "ALTER TABLE hidden RENAME TO words");
  const auto again = positions.now(*store, date_of_machine());
  ASSERT_TRUE(again);
  EXPECT_FALSE((*again)->empty());
}

TEST_F(RatedDuelTest, IsAskedForOnlyWhenARecordIsSound) {
  run_in(folder.file("games.sqlite"), "ALTER TABLE heads RENAME TO hidden");
  (void)ann.request("POST", "/api/reviews", "{", 400);
  (void)ann.request("POST", "/api/reviews", record_of(R"("3:9")"), 400);
  (void)ann.request("POST", "/api/reviews", record_of(R"("3:4","0:0")"), 500);
}

TEST_F(StudyApiTest, RefusesHintsThatCannotBeAsked) {
  const std::string table = ann.make_table(table::duel_of(R"(["person","person"])"));
  (void)ann.request("POST", at(table, "hint"), R"({"seat":9})", 400);
  (void)ann.request("POST", at(table, "hint"), R"({"seat":1,"nodes":7})", 400);
  EXPECT_EQ(no_hint(ann, "zzzzzzzzzz", 404), "no_such_table");
  const auto nobody = http_request(server.url(), "POST", at(table, "hint"), R"({"seat":1})");
  ASSERT_TRUE(nobody);
  EXPECT_EQ(nobody->status, 401U);
  // A choice that waits is made.
  ann.watch(table, 1);
  (void)ann.act(table, 1, "play 3");
  EXPECT_EQ(no_hint(ann, table, 409), "not_acting");
}

TEST_F(StudyApiTest, ReplaysAndReviewsATableThatIsOver) {
  const std::string table = ann.make_table(table::duel_of(R"(["person","person"])"));
  EXPECT_EQ(reason(ann.request("GET", at(table, "replay"), "", 409)), "not_over");
  EXPECT_EQ(reason(ann.request("GET", at(table, "review"), "", 409)), "not_over");
  play_a_short_game(ann, table);
  EXPECT_EQ(no_hint(ann, table, 409), "not_acting");
  const json::object replay = ann.request("GET", at(table, "replay"), "", 200);
  EXPECT_EQ(replay.at("names"), (json::array{"Ann", "Ann"}));
  EXPECT_EQ(replay.at("games").at(0).at("frames").as_array().size(), 2U);
  const json::object review = ann.request("GET", at(table, "review"), "", 200);
  EXPECT_EQ(review.at("games").at(0).at("rounds").at(0).at("frame"), 1);
  EXPECT_EQ(ann.request("GET", at(table, "review"), "", 200), review);
}

TEST_F(StudyApiTest, ReplaysAGameThatSomebodyHasLeftWithTheNamesOfBots) {
  const std::string table = ann.make_table(table::duel_of(R"(["person","level5"])"));
  (void)ann.ask(R"({"type":"resign","request":"r","table":")" + table + R"(","seat":1})", "done");
  const json::object replay = ann.request("GET", at(table, "replay"), "", 200);
  EXPECT_EQ(replay.at("names"), (json::array{"Ann", "Bot 5"}));
  EXPECT_TRUE(replay.at("games").at(0).at("result").is_null());
  (void)ann.request("GET", at(table, "review"), "", 200);
}

TEST_F(StudyApiTest, ReplaysEveryGameOfAMatch) {
  const std::string table =
      ann.make_table(table::duel_of(R"(["person","person"])", R"(,"crowns":2)"));
  play_a_short_game(ann, table);
  EXPECT_EQ(reason(ann.request("GET", at(table, "replay"), "", 409)), "not_over");
  EXPECT_EQ(no_hint(ann, table, 409), "not_acting");
  (void)ann.ask(R"({"type":"next_game","request":"n","table":")" + table + R"("})", "done");
  play_a_short_game(ann, table);
  EXPECT_EQ(ann.request("GET", at(table, "replay"), "", 200).at("games").as_array().size(), 2U);
  EXPECT_EQ(ann.request("GET", at(table, "review"), "", 200).at("games").as_array().size(), 2U);
}

TEST_F(StudyApiTest, TakesRecordFilesAndSaysWhatIsWrongWithThem) {
  const std::string record =
      R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
      R"("setup":{"hands":["01234567","01234567"]},"actions":["1:7"],"result":{"winner":1}})";
  EXPECT_TRUE(ann.request("POST", "/api/replays", record, 200).at("names").as_array().empty());
  (void)ann.request("POST", "/api/reviews", record, 200);
  for (const char* path : {"/api/replays", "/api/reviews"}) {
    (void)ann.request("POST", path, "", 400);
    std::string wrong = record;
    wrong.replace(wrong.find("1:7"), 3, "1:9");
    const json::object error = ann.request("POST", path, wrong, 400);
    EXPECT_NE(error.at("error").at("sentence").as_string().find("actions[0]"), json::string::npos);
  }
}

TEST_F(StudyApiTest, TakesNoFilesThatAreTooLarge) {
  for (const char* path : {"/api/replays", "/api/reviews"})
    EXPECT_EQ(reason(ann.request("POST", path, std::string(65'537, ' '), 413)), "too_large");
}

TEST_F(StudyApiTest, HasNothingToStudyOfATableThatWasClosedBeforeItsGame) {
  const std::string table = ann.make_table(table::duel_of(R"(["person","open"])"));
  (void)ann.ask(R"({"type":"close","request":"c","table":")" + table + R"("})", "done");
  for (const char* what : {"replay", "review"}) {
    EXPECT_EQ(reason(ann.request("GET", at(table, what), "", 409)), "not_over");
    EXPECT_EQ(reason(ann.request("GET", at("zzzzzzzzzz", what), "", 404)), "no_such_table");
  }
}

TEST_F(StudyApiTest, ReplaysADraftWithBothHands) {
  const std::string table = ann.make_table(table::duel_of(R"(["person","level1"])", "", "draft"));
  (void)ann.ask(R"({"type":"resign","request":"r","table":")" + table + R"(","seat":1})", "done");
  const json::object replay = ann.request("GET", at(table, "replay"), "", 200);
  const json::value& view = replay.at("games").at(0).at("frames").at(0).at("view");
  EXPECT_EQ(view.at("draft").at("batch").as_string().size(), 4U);
  const json::object review = ann.request("GET", at(table, "review"), "", 200);
  EXPECT_TRUE(review.at("games").at(0).at("rounds").as_array().empty());
}

TEST_F(StudyApiTest, ReplaysATableOfSomebodyDeletedWithoutHisName) {
  Visitor bob(server.url(), "Bob");
  const std::string table = ann.make_table(table::duel_of(R"(["person","open"])"));
  sit(bob, table, 2);
  (void)bob.ask(R"({"type":"resign","request":"r","table":")" + table + R"(","seat":2})", "done");
  ClientOptions options;
  options.token = bob.token();
  ASSERT_TRUE(http_request(server.url(), "DELETE", "/api/me", {}, options));
  // A table that somebody looks at keeps the names it was loaded with.
  server.stop();
  const RunningServer again(folder.file("games.sqlite"));
  Visitor same_ann(again.url(), ann);
  EXPECT_EQ(same_ann.request("GET", at(table, "replay"), "", 200).at("names"),
            (json::array{"Ann", ""}));
}

/// Asks for the same from many connections at once.
class Flood {
 public:
  Flood(const Url& url, const std::string& path, const std::string& body, int times) {
    for (int time = 0; time < times; ++time)
      threads_.emplace_back([this, url, path, body] {
        ClientOptions options;
        options.timeout = std::chrono::minutes(5);
        const auto answer = http_request(url, "POST", path, body, options);
        const std::lock_guard lock(mutex_);
        answers_.push_back(answer ? *answer : HttpResponse{.status = 0, .body = answer.error()});
      });
  }
  Flood(const Flood&) = delete;
  Flood& operator=(const Flood&) = delete;
  ~Flood() { (void)wait(); }

  /// All answers, as they came.
  std::vector<HttpResponse> wait() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    return answers_;
  }
  [[nodiscard]] std::size_t answered(unsigned status) {
    const std::lock_guard lock(mutex_);
    return static_cast<std::size_t>(
        std::count_if(answers_.begin(), answers_.end(),
                      [&](const HttpResponse& answer) { return answer.status == status; }));
  }

 private:
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::vector<HttpResponse> answers_;
};

TEST_F(StudyApiTest, LetsNobodyWaitAtATableBecauseSomebodyFloodsItWithReviews) {
  // Bots play a long game, which takes long to review.
  const std::string played =
      ann.make_table(R"({"game":"first-rat","options":{"seats":2},"seats":["level1","level1"]})");
  ann.watch(played, std::nullopt);
  const auto is_over = [](const json::object& update) {
    return update.contains("state") && update.at("state").at("status").as_string() == "over";
  };
  while (!is_over(ann.last_update())) (void)ann.wait_for("update");
  const auto record = http_request(server.url(), "GET", at(played, "record"), "");
  ASSERT_TRUE(record);

  const std::string table =
      ann.make_table(R"({"game":"first-rat","options":{"seats":2},"seats":["person","level1"]})");
  ann.watch(table, 1);
  Flood flood(server.url(), "/api/reviews", record->body, 12);
  // No more than these wait: they are told so at once, and when to come again.
  while (flood.answered(429) < 12 - 5) std::this_thread::yield();
  EXPECT_EQ(flood.answered(200), 0U);
  while (ann.last_update().at("view").at("round").as_int64() < 3) {
    const json::array& choices = ann.last_update().at("choices").as_array();
    if (choices.empty()) {
      (void)ann.wait_for("update");
    } else {
      (void)ann.act(table, 1, std::string(choices.at(0).at("action").as_string()));
    }
  }
  EXPECT_LT(flood.answered(200), 2U) << "reviews are done before the bot's turns";
  for (const HttpResponse& answer : flood.wait()) {
    // On a busy machine those that were taken may wait for longer than anybody is let wait.
    if (answer.status == 200U || answer.status == 503U) continue;
    EXPECT_EQ(answer.status, 429U);
    EXPECT_EQ(reason(json::parse(answer.body).as_object()), "too_many");
    EXPECT_TRUE(std::any_of(answer.headers.begin(), answer.headers.end(),
                            [](const auto& header) { return header.first == "Retry-After"; }));
  }
}

TEST_F(StudyApiTest, ShowsWhatWasAchievedAgainstGreg) {
  const json::object before = ann.request("GET", "/api/me/challenges", "", 200);
  EXPECT_TRUE(before.at("best").at("easy").is_null());
  const std::string table = ann.make_table(solo_game);
  ann.watch(table, 1);
  const auto act = [&](const json::value& action) {
    (void)ann.act(table, 1, std::string(action.as_string()));
    ann.read_what_is_there();
  };
  while (ann.last_update().at("view").at("result").is_null()) {
    if (is_thorough()) {
      // A hint is a whole turn, so that they are not asked for too often.
      const json::object given = hint(ann, table);
      for (const auto& action : given.at("hints").at(0).at("actions").as_array()) act(action);
    } else {
      act(ann.last_update().at("choices").as_array().back().at("action"));
    }
  }
  const json::object result = ann.last_update().at("view").at("result").as_object();
  const json::object after = ann.request("GET", "/api/me/challenges", "", 200);
  // The cards are not ours to choose: Greg may be lucky.
  const bool has_won = result.at("winners") == json::parse("[1]");
  json::value best;
  // Hints were asked for where there was time.
  if (has_won)
    best = {{"points", result.at("points").at(0)}, {"table", table}, {"hinted", is_thorough()}};
  EXPECT_EQ(after.at("best").at("easy"), best);
  const json::array met = ann.last_update().at("view").at("greg").at("challenges").as_array();
  EXPECT_EQ(after.at("met").at("easy").as_object().size(), met.size());
  for (const auto& challenge : met)
    EXPECT_EQ(after.at("met").at("easy").at(challenge.as_string()).at("table").as_string(), table);
}

TEST_F(StudyApiTest, ReplaysAndReviewsAGameAgainstGreg) {
  const std::string table = ann.make_table(solo_game);
  ann.watch(table, 1);
  (void)ann.act(table, 1, "move a4");
  (void)ann.ask(R"({"type":"resign","request":"r","table":")" + table + R"(","seat":1})", "done");
  const json::object replay = ann.request("GET", at(table, "replay"), "", 200);
  EXPECT_EQ(replay.at("names"), json::array{"Ann"});
  EXPECT_EQ(replay.at("games").at(0).at("frames").as_array().size(), 3U);
  const json::object review = ann.request("GET", at(table, "review"), "", 200);
  for (const auto& turn : review.at("games").at(0).at("turns").as_array())
    EXPECT_EQ(turn.at("frame"), turn.at("luck").as_bool() ? 2 : 1);
  // Whoever gives up has achieved nothing.
  EXPECT_TRUE(ann.request("GET", "/api/me/challenges", "", 200).at("best").at("easy").is_null());
}

}  // namespace
}  // namespace cheesemoon::server
