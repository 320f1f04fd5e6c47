#include "server/hall/hall.h"

#include <gtest/gtest.h>

#include <string>

#include "server/hall/test_hall.h"
#include "table/table_texts.h"

namespace cheesemoon::server {
namespace {

namespace json = boost::json;

std::string message(const std::string& type, const std::string& table, const std::string& more) {
  return R"({"type":")" + type + R"(","table":")" + table + "\"" + more + "}";
}

template <class Condition>
json::object last_such(const std::shared_ptr<KeepingSocket>& socket, Condition condition) {
  json::object found;
  for (const std::string& text : socket->lines) {
    json::object line = json::parse(text).as_object();
    if (condition(line)) found = std::move(line);
  }
  return found;
}

/// A duel of Ann and Bob who both watch.
struct Duel {
  explicit Duel(TestHall& at, const std::string& options = table::duel())
      : test(at),
        ann(at.connect("ann")),
        bob(at.connect("bob")),
        table(at.make_table("ann", options)) {
    (void)test.ask(bob, message("sit", table, R"(,"request":"sit","seat":2)"), "done");
    watch(ann, 1);
    watch(bob, 2);
  }

  json::object watch(const std::shared_ptr<KeepingSocket>& socket, int seat,
                     std::uint32_t have = 0) {
    return test.ask(
        socket,
        message("watch", table,
                ",\"seat\":" + std::to_string(seat) + ",\"have\":" + std::to_string(have)),
        "update");
  }
  static std::string act_text(const std::string& table, int seat, const std::string& action,
                              std::int64_t at, const std::string& request) {
    return message("act", table,
                   ",\"seat\":" + std::to_string(seat) + R"(,"action":")" + action + R"(","at":)" +
                       std::to_string(at) + R"(,"request":")" + request + "\"");
  }
  /// Acts at what the seat was last told.
  json::object act(const std::shared_ptr<KeepingSocket>& socket, int seat,
                   const std::string& action, const std::string& request = "act") {
    return test.ask(socket, act_text(table, seat, action, sequence(socket), request), "done");
  }
  /// Of the last update or acknowledgement.
  static std::int64_t sequence(const std::shared_ptr<KeepingSocket>& socket) {
    const json::object line =
        last_such(socket, [](const json::object& read) { return read.contains("sequence"); });
    return line.empty() ? 0 : line.at("sequence").as_int64();
  }

  TestHall& test;
  std::shared_ptr<KeepingSocket> ann;
  std::shared_ptr<KeepingSocket> bob;
  std::string table;
};

json::object last(const std::shared_ptr<KeepingSocket>& socket, const std::string& type) {
  return last_such(socket,
                   [&](const json::object& read) { return read.at("type").as_string() == type; });
}

class HallTest : public testing::Test {
 protected:
  Folder folder;
  std::string store = folder.file("games.sqlite");
};

TEST_F(HallTest, PlaysADuelToItsEnd) {
  TestHall test(store);
  Duel game(test);
  (void)game.act(game.ann, 1, "play 1");
  (void)game.act(game.bob, 2, "play 7");
  test.wait_for([&] { return last(game.ann, "update").contains("state"); });
  const json::object end = last(game.ann, "update");
  EXPECT_EQ(end.at("state").at("ending").at("places"), json::parse("[1,2]"));
  EXPECT_EQ(end.at("state").at("seats").at(1).at("name").as_string(), "Bob");
  EXPECT_EQ(test.finished, 1);
}

TEST_F(HallTest, TellsNobodyOfAChoiceThatWaits) {
  TestHall test(store);
  Duel game(test);
  const auto spectator = test.connect("cyd");
  (void)test.ask(spectator, message("watch", game.table, ""), "update");
  const std::size_t told_bob = game.bob->lines.size();
  const std::size_t told_spectator = spectator->lines.size();
  (void)game.act(game.ann, 1, "play 3");
  (void)test.ask(game.bob, R"({"type":"ping"})", "pong");
  EXPECT_EQ(game.bob->lines.size(), told_bob + 1);
  EXPECT_EQ(spectator->lines.size(), told_spectator);
  (void)game.act(game.bob, 2, "play 4");
  test.wait_for([&] { return spectator->lines.size() > told_spectator; });
}

TEST_F(HallTest, AnswersARequestThatComesAgainWithoutDoingItAgain) {
  TestHall test(store);
  Duel game(test);
  const std::string text = Duel::act_text(game.table, 1, "play 3", Duel::sequence(game.ann), "r1");
  const json::object first = test.ask(game.ann, text, "done");
  const json::object second = test.ask(game.ann, text, "done");
  EXPECT_EQ(first, second);
}

TEST_F(HallTest, GoesOnAfterACrashAsIfNothingHadHappened) {
  std::string table;
  std::string seen_by_ann;
  std::string request;
  {
    TestHall test(store);
    Duel game(test);
    table = game.table;
    request = Duel::act_text(table, 1, "play 3", Duel::sequence(game.ann), "r1");
    (void)test.ask(game.ann, request, "done");
    (void)game.watch(game.ann, 1);
    seen_by_ann = game.ann->lines.back();
  }
  TestHall test(store);
  const auto ann = test.connect("ann");
  (void)test.ask(ann, message("watch", table, R"(,"seat":1)"), "update");
  EXPECT_EQ(ann->lines.back(), seen_by_ann);
  // The acknowledgement may have been lost on its way: it comes again, the act does not.
  (void)test.ask(ann, request, "done");
  const auto bob = test.connect("bob");
  const json::object update = test.ask(bob, message("watch", table, R"(,"seat":2)"), "update");
  const std::int64_t at = update.at("sequence").as_int64();
  (void)test.ask(bob, Duel::act_text(table, 2, "play 4", at, "b1"), "done");
  EXPECT_EQ(last(ann, "update").at("view").at("players").at(0).at("hand").as_string(), "0124567");
}

TEST_F(HallTest, GivesWhoComesBackWhatIsMissing) {
  TestHall test(store);
  Duel game(test);
  const auto have = static_cast<std::uint32_t>(Duel::sequence(game.bob));
  test.hall().closed(*game.bob);
  (void)game.act(game.ann, 1, "play 3");
  const auto again = test.connect("bob");
  json::object update = game.watch(again, 2, have);
  EXPECT_FALSE(update.contains("view"));
  (void)test.ask(again, Duel::act_text(game.table, 2, "play 4", have, "b"), "done");
  test.hall().closed(*again);
  const auto third = test.connect("bob");
  update = game.watch(third, 2, have);
  EXPECT_EQ(update.at("since").as_int64(), have);
  EXPECT_EQ(update.at("steps").at(0).at("events").at(0).at("kind").as_string(), "round_played");
}

TEST_F(HallTest, RefusesWhatIsWrongAndSaysWhy) {
  TestHall test(store);
  Duel game(test);
  const auto reason = [&](const std::shared_ptr<KeepingSocket>& socket, const std::string& text) {
    return std::string(test.ask(socket, text, "refused").at("reason").as_string().c_str());
  };
  const auto stranger = std::make_shared<KeepingSocket>(999);
  test.hall().opened(stranger);
  EXPECT_EQ(reason(stranger, message("watch", game.table, "")), "no_hello");
  EXPECT_EQ(reason(stranger, R"({"type":"hello","protocol":1,"token":"nobody"})"), "wrong_token");
  EXPECT_EQ(reason(stranger, R"({"type":"hello","protocol":2,"token":"ann"})"), "unreadable");
  EXPECT_EQ(reason(game.ann, "{"), "unreadable");
  EXPECT_EQ(reason(game.ann, R"({"type":"hello","protocol":1,"token":"ann"})"), "hello_again");
  EXPECT_EQ(reason(game.ann, message("watch", "zzzzzzzzzz", "")), "no_such_table");
  EXPECT_EQ(reason(game.ann, message("watch", game.table, R"(,"seat":2)")), "not_your_seat");
  const std::int64_t at = Duel::sequence(game.ann);
  EXPECT_EQ(reason(game.bob, Duel::act_text(game.table, 1, "play 3", at, "x")), "not_your_seat");
  EXPECT_EQ(reason(game.ann, Duel::act_text(game.table, 1, "play 3", at - 1, "x")), "outdated");
  EXPECT_EQ(reason(game.ann, Duel::act_text(game.table, 1, "fly", at, "x")), "unreadable");
  EXPECT_EQ(reason(game.ann, message("rematch", game.table, R"(,"request":"x")")), "still_playing");
  EXPECT_EQ(reason(game.bob,
                   message("preview", game.table, R"(,"request":"x","seat":1,"action":"play 1")")),
            "not_your_seat");
  (void)game.act(game.ann, 1, "play 3");
}

TEST_F(HallTest, HoldsMessagesUntilItKnowsWhoSendsThem) {
  TestHall test(store);
  const std::string table = test.make_table("ann", table::duel());
  const auto ann = std::make_shared<KeepingSocket>(7);
  test.hall().opened(ann);
  test.say(ann, R"({"type":"hello","protocol":1,"token":"ann"})");
  const json::object update = test.ask(ann, message("watch", table, R"(,"seat":1)"), "update");
  EXPECT_EQ(update.at("table").as_string(), table);
  EXPECT_EQ(update.at("seat").as_int64(), 1);
  ASSERT_EQ(ann->lines.size(), 2U);
  EXPECT_EQ(json::parse(ann->lines.front()).at("type").as_string(), "welcome");
}

TEST_F(HallTest, LetsBotsPlayWholeGames) {
  TestHall test(store);
  const auto ann = test.connect("ann");
  const std::string table = test.make_table(
      "ann", R"({"game":"first-rat","options":{"seats":2,"path":"standard","tracks":"standard",)"
             R"("comics":"basic","solo":null,"content":"standard"},"seats":["level2","level1"]})");
  (void)test.ask(ann, message("watch", table, ""), "update");
  test.wait_for([&] { return test.finished == 1; });
  EXPECT_EQ(last(ann, "update").at("state").at("ending").at("kind").as_string(), "finished");
}

TEST_F(HallTest, ResumesBotsThatWereThinkingWhenTheServerStopped) {
  std::string table;
  {
    // Stopped at once: whatever the bot wanted is not done.
    TestHall test(store);
    table = test.make_table("ann", table::duel_of(R"(["level1","level1"])"));
    EXPECT_EQ(test.finished, 0);
  }
  TestHall test(store);
  test.hall().resume();
  test.wait_for([&] { return test.finished == 1; });
  const json::object update = test.ask(test.connect("ann"), message("watch", table, ""), "update");
  EXPECT_EQ(update.at("state").at("ending").at("kind").as_string(), "finished");
}

TEST_F(HallTest, TakesWhoeverRunsOutOfTimeFromTheGame) {
  TestHall test(store);
  Duel game(test, R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","open"],)"
                  R"("clock":{"kind":"turn","seconds":1}})");
  (void)game.act(game.ann, 1, "play 3");
  test.now += 2000;
  test.wait_for([&] { return test.finished == 1; });
  EXPECT_EQ(last(game.ann, "update").at("state").at("ending").at("kind").as_string(), "timed_out");
}

TEST_F(HallTest, OffersARematchToWhichBothCome) {
  TestHall test(store);
  Duel game(test);
  (void)test.ask(game.ann, message("resign", game.table, R"(,"request":"r","seat":1)"), "done");
  const json::object mine =
      test.ask(game.ann, message("rematch", game.table, R"(,"request":"m1")"), "rematched");
  const json::object yours =
      test.ask(game.bob, message("rematch", game.table, R"(,"request":"m2")"), "rematched");
  EXPECT_EQ(mine.at("next"), yours.at("next"));
  const std::string next = mine.at("next").as_string().c_str();
  // Seats have moved: Ann was the first, now she is the second.
  (void)test.ask(game.bob, message("sit", next, R"(,"request":"s","seat":1)"), "done");
  const json::object update = test.ask(game.ann, message("watch", next, R"(,"seat":2)"), "update");
  EXPECT_EQ(update.at("state").at("status").as_string(), "playing");
  EXPECT_EQ(update.at("state").at("before").as_string(), game.table);
  // What comes after the end does not end it again.
  EXPECT_EQ(test.finished, 1);
}

TEST_F(HallTest, MutesChatForWhoeverDoesNotWantIt) {
  TestHall test(store);
  Duel game(test);
  (void)test.ask(game.bob, message("watch", game.table, R"(,"seat":2,"chat":false)"), "update");
  (void)test.ask(game.ann, message("say", game.table, R"(,"request":"c","text":"hello")"), "done");
  EXPECT_TRUE(last(game.ann, "update").contains("chat"));
  EXPECT_FALSE(last(game.bob, "update").contains("chat"));
}

TEST_F(HallTest, SlowsDownWhoeverChatsTooMuch) {
  TestHall test(store);
  Duel game(test);
  for (int line = 0; line < 8; ++line)
    (void)test.ask(game.ann,
                   message("say", game.table,
                           R"(,"request":"c)" + std::to_string(line) + R"(","text":"hello")"),
                   "done");
  const json::object refused =
      test.ask(game.ann, message("say", game.table, R"(,"request":"c","text":"hello")"), "refused");
  EXPECT_EQ(refused.at("reason").as_string(), "too_many");
}

TEST_F(HallTest, ForgetsATableThatNobodyNeedsAndFindsItAgain) {
  TestHall test(store);
  Duel game(test);
  test.hall().closed(*game.ann);
  test.now += 100'000;
  test.hall().tidy_up();
  EXPECT_EQ(test.hall().rooms(), 1U);
  test.hall().closed(*game.bob);
  test.hall().tidy_up();
  EXPECT_EQ(test.hall().rooms(), 0U);
  const auto bob = test.connect("bob");
  const json::object update = test.ask(bob, message("watch", game.table, R"(,"seat":2)"), "update");
  EXPECT_EQ(update.at("state").at("status").as_string(), "playing");
}

TEST_F(HallTest, ClosesTablesToWhichNobodyComes) {
  TestHall test(store);
  const auto ann = test.connect("ann");
  const std::string table = test.make_table("ann", table::duel());
  (void)test.ask(ann, message("watch", table, R"(,"seat":1)"), "update");
  test.now += 15LL * 24 * 3600 * 1000;
  test.hall().close_stale_tables();
  test.wait_for([&] {
    const json::object update = last(ann, "update");
    return update.at("state").at("status").as_string() == "over";
  });
  EXPECT_EQ(last(ann, "update").at("state").at("ending").at("kind").as_string(), "closed");
}

TEST_F(HallTest, TakesNoMoreCommandsWhenItStops) {
  TestHall test(store);
  Duel game(test);
  test.hall().stop();
  const json::object refused = test.ask(
      game.ann, Duel::act_text(game.table, 1, "play 3", Duel::sequence(game.ann), "x"), "refused");
  EXPECT_EQ(refused.at("reason").as_string(), "stopping");
}

// Two halls on one store, as two processes.

TEST_F(HallTest, HearsOfWhatAnotherProcessHasWritten) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  const auto bob = two.connect("bob");
  const json::object update = two.ask(bob, message("watch", game.table, R"(,"seat":2)"), "update");
  (void)game.act(game.ann, 1, "play 3");
  two.hall().heard(game.table, one.announced.back().second);
  (void)two.ask(bob, Duel::act_text(game.table, 2, "play 4", update.at("sequence").as_int64(), "b"),
                "done");
  one.hall().heard(game.table, two.announced.back().second);
  one.wait_for([&] { return last(game.ann, "update").at("view").at("chosen").is_null(); });
  EXPECT_EQ(last(game.ann, "update").at("view").at("players").at(1).at("hand").as_string(),
            "0123567");
}

TEST_F(HallTest, DoesACommandAgainWhenAnotherProcessWasFaster) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  const auto bob = two.connect("bob");
  const json::object update = two.ask(bob, message("watch", game.table, R"(,"seat":2)"), "update");
  // Nobody tells the other: its picture of the journal is old, Bob's picture of the game is not.
  (void)game.act(game.ann, 1, "play 3");
  (void)two.ask(bob, Duel::act_text(game.table, 2, "play 4", update.at("sequence").as_int64(), "b"),
                "done");
  EXPECT_EQ(two.hall().counts().conflicts, 1U);
  const json::object seen = last(bob, "update");
  EXPECT_EQ(seen.at("steps").at(0).at("events").at(0).at("kind").as_string(), "round_played");
}

TEST_F(HallTest, LetsOnlyOneOfTwoMovesAtOnceSucceed) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  const auto again = two.connect("ann");
  const json::object update =
      two.ask(again, message("watch", game.table, R"(,"seat":1)"), "update");
  const std::int64_t at = update.at("sequence").as_int64();
  (void)one.ask(game.ann, Duel::act_text(game.table, 1, "play 3", at, "here"), "done");
  const json::object refused =
      two.ask(again, Duel::act_text(game.table, 1, "play 5", at, "there"), "refused");
  EXPECT_EQ(refused.at("reason").as_string(), "outdated");
  EXPECT_EQ(last(again, "update").at("view").at("chosen").as_int64(), 3);
}

TEST_F(HallTest, PlaysOnForBotsOfAProcessThatIsGone) {
  std::string table;
  {
    TestHall one(store, false);
    table = one.make_table("ann", table::duel_of(R"(["level1","level1"])"));
    EXPECT_EQ(one.finished, 0);
  }
  TestHall two(store, false);
  const auto ann = two.connect("ann");
  (void)two.ask(ann, message("watch", table, ""), "update");
  two.wait_for([&] { return two.finished == 1; });
  EXPECT_EQ(last(ann, "update").at("state").at("ending").at("kind").as_string(), "finished");
}

TEST_F(HallTest, HearsOfWhatIsWrittenWhileItReads) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  const auto spectator = two.connect("cyd");
  (void)two.ask(spectator, message("watch", game.table, ""), "update");
  (void)one.ask(game.ann, message("say", game.table, R"(,"request":"c1","text":"hello")"), "done");
  two.hall().heard(game.table, one.announced.back().second);
  // What two reads now does not have this yet, and it hears of it before it has read.
  (void)one.ask(game.bob, message("say", game.table, R"(,"request":"c2","text":"hi Ann")"), "done");
  two.hall().heard(game.table, one.announced.back().second);
  two.wait_for([&] { return spectator->lines.back().find("hi Ann") != std::string::npos; });
  std::vector<std::string> heard;
  for (const std::string& line : spectator->lines) {
    const json::object read = json::parse(line).as_object();
    if (!read.contains("chat")) continue;
    for (const json::value& said : read.at("chat").as_array())
      heard.emplace_back(said.at("text").as_string());
  }
  EXPECT_EQ(heard, (std::vector<std::string>{"hello", "hi Ann"}));
}

TEST_F(HallTest, ForgetsTablesThatCouldNotBeWatched) {
  TestHall test(store);
  Duel game(test);
  for (int number = 0; number < 60; ++number) {
    const std::string letters = "bcdfghjkmn";
    const std::string table = std::string(8, 'z') + letters[static_cast<std::size_t>(number / 10)] +
                              letters[static_cast<std::size_t>(number % 10)];
    const json::object refused = test.ask(game.ann, message("watch", table, ""), "refused");
    ASSERT_EQ(refused.at("reason").as_string(), "no_such_table");
  }
  (void)game.watch(game.ann, 1);
}

TEST_F(HallTest, ReadsWhatItHasMissed) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  const auto spectator = two.connect("cyd");
  (void)two.ask(spectator, message("watch", game.table, ""), "update");
  (void)game.act(game.ann, 1, "play 3");
  (void)game.act(game.bob, 2, "play 4");
  const std::size_t lines = spectator->lines.size();
  two.hall().missed();
  two.wait_for([&] { return spectator->lines.size() > lines; });
  EXPECT_EQ(last(spectator, "update").at("steps").at(0).at("events").at(0).at("kind").as_string(),
            "round_played");
}

}  // namespace
}  // namespace cheesemoon::server
