#include "server/hall/hall.h"

#include "server/hall/duel.h"
#include "server/store/sqlite_database.h"

namespace cheesemoon::server {
namespace {

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

TEST_F(HallTest, ShowsANewNameToWhoeverIsToldNext) {
  TestHall test(store);
  const auto ann = test.connect("ann");
  const auto bob = test.connect("bob");
  const std::string table = test.make_table("ann", table::duel());
  Store people = open_surely(store);
  Person renamed = **people.person("bob");
  renamed.name = "Bobby";
  ASSERT_TRUE(people.rename_person(renamed));
  test.hall().look_again({"bob"});
  // The store answers one after the other: who is let in now has been after that.
  (void)test.connect("cyd");
  (void)test.ask(bob, message("sit", table, R"(,"request":"s","seat":2)"), "done");
  const json::object update = test.ask(ann, message("watch", table, R"(,"seat":1)"), "update");
  EXPECT_EQ(update.at("state").at("seats").at(1).at("name").as_string(), "Bobby");
}

TEST_F(HallTest, TellsANewNameToWhoeverIsThere) {
  TestHall test(store);
  Duel game(test);
  const json::object before = last(game.ann, "update");
  Store people = open_surely(store);
  Person renamed = **people.person("bob");
  renamed.name = "Bobby";
  ASSERT_TRUE(people.rename_person(renamed));
  test.hall().look_again({"bob"});
  test.wait_for([&] { return last(game.ann, "update") != before; });
  const json::object update = last(game.ann, "update");
  EXPECT_EQ(update.at("state").at("seats").at(1).at("name").as_string(), "Bobby");
  EXPECT_EQ(update.at("sequence"), before.at("sequence"));
  EXPECT_FALSE(update.contains("steps"));
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

TEST_F(HallTest, CallsNoTokenWrongThatTheStoreCannotLookUp) {
  TestHall test(store);
  const auto ann = test.connect("ann");
  test.store_answers = false;
  const auto bob = std::make_shared<KeepingSocket>(999);
  test.hall().opened(bob);
  test.say(bob, R"({"type":"hello","protocol":1,"token":"bob"})");
  test.wait_for([&] { return bob->is_closed; });
  EXPECT_TRUE(bob->lines.empty());
  // Whoever is here stays.
  test.hall().look_again({"ann"});
  const auto cyd = std::make_shared<KeepingSocket>(1000);
  test.hall().opened(cyd);
  test.say(cyd, R"({"type":"hello","protocol":1,"token":"cyd"})");
  test.wait_for([&] { return cyd->is_closed; });
  EXPECT_FALSE(ann->is_closed);
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
  ASSERT_EQ(ann->lines.size(), 3U) << "the welcome, who is here, and the table";
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

const std::string duel_with_clock =
    R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","open"],)"
    R"("clock":{"kind":"turn","seconds":1}})";

TEST_F(HallTest, TakesWhoeverRunsOutOfTimeFromTheGame) {
  TestHall test(store);
  Duel game(test, R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","open"],)"
                  R"("clock":{"kind":"turn","seconds":1}})");
  (void)game.act(game.ann, 1, "play 3");
  test.now += 2000;
  test.wait_for([&] { return test.finished == 1; });
  EXPECT_EQ(last(game.ann, "update").at("state").at("ending").at("kind").as_string(), "timed_out");
}

TEST_F(HallTest, ForgetsATableWhoseClocksRunAndFindsItWhenTimeIsUp) {
  TestHall test(store);
  {
    Duel game(test, duel_with_clock);
    test.hall().closed(*game.ann);
    test.hall().closed(*game.bob);
  }
  test.now += 100'000;
  test.hall().tidy_up();
  EXPECT_EQ(test.hall().rooms(), 0U);
  test.wait_for([&] { return test.finished == 1; });
}

TEST_F(HallTest, ChargesNobodyForTheTimeInWhichThereWasNoServer) {
  std::string table;
  {
    TestHall test(store);
    table = Duel(test, duel_with_clock).table;
  }
  TestHall test(store);
  test.ahead = 24LL * 3600 * 1000;
  test.hall().resume();
  const auto ann = test.connect("ann");
  const json::object update = test.ask(ann, message("watch", table, R"(,"seat":1)"), "update");
  EXPECT_EQ(update.at("state").at("status").as_string(), "playing");
  const json::object& clock = update.at("clocks").at(0).as_object();
  EXPECT_EQ(clock.at("left").as_int64(), 1000);
  EXPECT_EQ(clock.at("since"), update.at("time")) << "it begins to run now";
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

TEST_F(HallTest, CountsARematchLikeAnyNewTable) {
  TestHall test(store);
  const auto ann = test.connect("ann");
  std::string table = test.make_table("ann", table::duel_of(R"(["person","level1"])"));
  int seat = 1;
  const auto rematch = [&] {
    (void)test.ask(
        ann, message("resign", table, R"(,"request":"r","seat":)" + std::to_string(seat)), "done");
    test.say(ann, message("rematch", table, R"(,"request":"m")"));
    test.wait_for([&] { return ann->lines.back().find(R"("request":"m")") != std::string::npos; });
    return json::parse(ann->lines.back()).as_object();
  };
  for (int tables = 1; tables < new_tables_rate.burst; ++tables) {
    table = rematch().at("next").as_string().c_str();
    seat = 3 - seat;
  }
  EXPECT_EQ(rematch().at("reason").as_string(), "too_many");
}

TEST_F(HallTest, LooksAtATableAgainThatTheStoreCouldNotShow) {
  TestHall test(store);
  Duel game(test);
  const auto other = value_of(SqliteDatabase::open(store, std::chrono::seconds(10)));
  ASSERT_TRUE(other->run_script("ALTER TABLE journal RENAME TO lost"));
  test.say(game.ann, Duel::act_text(game.table, 1, "play 3", Duel::sequence(game.ann), "r1"));
  test.wait_for([&] { return test.complaints.size() >= 2; });
  EXPECT_EQ(last(game.ann, "refused").at("reason").as_string(), "not_stored");
  ASSERT_TRUE(other->run_script("ALTER TABLE lost RENAME TO journal"));
  // Nobody has to say again that he looks at it: of what Bob is told, Ann is, too.
  const std::size_t told = game.ann->lines.size();
  (void)game.watch(game.bob, 2);
  (void)game.act(game.bob, 2, "play 4", "r2");
  test.wait_for([&] { return game.ann->lines.size() > told; });
  EXPECT_TRUE(last(game.ann, "presence").at("seats").at(1).at("chosen").as_bool());
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

TEST_F(HallTest, SaysThatAHintCouldNotBeNoted) {
  TestHall test(store);
  const std::string table = test.make_table("ann", table::duel());
  test.hall().stop();
  std::string reason;
  test.hall().note_hint(table, Seat::one, [&](const std::optional<table::TableRefusal>& refusal) {
    if (refusal) reason = refusal->reason;
  });
  EXPECT_EQ(reason, "stopping");
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

}  // namespace
}  // namespace cheesemoon::server
