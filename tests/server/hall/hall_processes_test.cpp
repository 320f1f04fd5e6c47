#include <utility>

#include "server/hall/duel.h"

/// Two halls on one store, as two processes.
namespace cheesemoon::server {
namespace {

/// Bob at another process than the one where his duel with Ann began.
struct Bob {
  Bob(TestHall& at, std::string duel)
      : test(at), table(std::move(duel)), socket(at.connect("bob")) {
    sequence = test.ask(socket, message("watch", table, R"(,"seat":2)"), "update")
                   .at("sequence")
                   .as_int64();
  }
  /// At what he was told when he came.
  void play(const std::string& card) const {
    (void)test.ask(socket, Duel::act_text(table, 2, "play " + card, sequence, "b"), "done");
  }

  TestHall& test;
  std::string table;
  std::shared_ptr<KeepingSocket> socket;
  std::int64_t sequence = 0;
};

TEST_F(HallTest, ShowsANameThatWasChangedAtAnotherProcess) {
  TestHall test(store, false);
  Duel game(test);
  Store other = open_surely(store);
  auto bob = other.person("bob");
  ASSERT_TRUE(bob && *bob);
  (*bob)->name = "Bobby";
  ASSERT_TRUE(other.rename_person(**bob));
  TestHall two(store, false);
  (void)two.ask(two.connect("bob"),
                message("say", game.table, R"(,"request":"c","text":"call me Bobby")"), "done");
  test.hall().heard(game.table, two.announced.back().second);
  const auto chat = [&] { return last(game.ann, "update").at("chat").as_array(); };
  test.wait_for([&] { return !chat().empty(); });
  EXPECT_EQ(chat().at(0).at("name").as_string(), "Bobby");
}

TEST_F(HallTest, HearsOfWhatAnotherProcessHasWritten) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  const Bob bob(two, game.table);
  (void)game.act(game.ann, 1, "play 3");
  two.hall().heard(game.table, one.announced.back().second);
  bob.play("4");
  one.hall().heard(game.table, two.announced.back().second);
  one.wait_for([&] { return last(game.ann, "update").at("view").at("chosen").is_null(); });
  EXPECT_EQ(last(game.ann, "update").at("view").at("players").at(1).at("hand").as_string(),
            "0123567");
}

TEST_F(HallTest, DoesACommandAgainWhenAnotherProcessWasFaster) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  const Bob bob(two, game.table);
  // Nobody tells the other: its picture of the journal is old, Bob's picture of the game is not.
  (void)game.act(game.ann, 1, "play 3");
  bob.play("4");
  EXPECT_EQ(two.hall().counts().conflicts, 1U);
  const json::object seen = last(bob.socket, "update");
  EXPECT_EQ(seen.at("steps").at(0).at("events").at(0).at("kind").as_string(), "round_played");
}

TEST_F(HallTest, NotesAHintAlsoWhenAnotherProcessWasFaster) {
  TestHall one(store, false);
  Duel game(one);
  TestHall two(store, false);
  (void)two.ask(two.connect("bob"), message("watch", game.table, R"(,"seat":2)"), "update");
  (void)game.act(game.ann, 1, "play 3");
  bool is_noted = false;
  two.hall().note_hint(game.table, Seat::two,
                       [&](const std::optional<table::TableRefusal>& refusal) {
                         EXPECT_FALSE(refusal);
                         is_noted = true;
                       });
  EXPECT_FALSE(is_noted) << "it is not written yet";
  two.wait_for([&] { return is_noted; });
  EXPECT_EQ(two.hall().counts().conflicts, 1U);
  const json::object update = game.watch(game.ann, 1);
  EXPECT_TRUE(update.at("state").at("seats").at(1).at("hinted").as_bool());
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
