#include "server/hall/duel.h"

/// Who is here, who was called, and who has gone.
namespace cheesemoon::server {
namespace {

TEST_F(HallTest, TellsEverybodyThatAChoiceWaitsAndNobodyWhich) {
  TestHall test(store);
  Duel game(test);
  const auto spectator = game.spectator();
  const auto seen_of = [&](const std::string& card) {
    const std::size_t told_bob = game.bob->lines.size();
    const std::size_t told_spectator = spectator->lines.size();
    (void)game.act(game.ann, 1, card, "act-" + card.substr(5));
    (void)test.ask(game.bob, R"({"type":"ping"})", "pong");
    // One line each, besides the answer: without a number, so that what Bob is about to choose
    // stays good.
    EXPECT_EQ(game.bob->lines.size(), told_bob + 2);
    EXPECT_EQ(spectator->lines.size(), told_spectator + 1);
    std::string seen = spectator->lines.back();
    EXPECT_EQ(game.bob->lines[told_bob], seen);
    (void)test.ask(game.ann,
                   message("undo", game.table,
                           R"(,"seat":1,"request":"undo-)" + card.substr(5) + R"(","at":)" +
                               std::to_string(Duel::sequence(game.ann))),
                   "done");
    return seen;
  };
  const std::string seen = seen_of("play 3");
  EXPECT_EQ(json::parse(seen).at("seats").at(0),
            json::parse(R"({"here":true,"awaited":false,"chosen":true})"));
  EXPECT_EQ(json::parse(seen).at("seats").at(1),
            json::parse(R"({"here":true,"awaited":true,"chosen":false})"));
  EXPECT_EQ(seen_of("play 5"), seen);
}

TEST_F(HallTest, TellsWhoIsHereAndWhoLooksOn) {
  TestHall test(store);
  Duel game(test);
  const auto spectator = game.spectator();
  const json::object all = last(game.ann, "presence");
  EXPECT_TRUE(all.at("seats").at(1).at("here").as_bool());
  EXPECT_EQ(all.at("watching").as_int64(), 1);
  test.hall().closed(*game.bob);
  EXPECT_FALSE(last(game.ann, "presence").at("seats").at(1).at("here").as_bool());
  test.say(spectator, message("unwatch", game.table, ""));
  EXPECT_EQ(last(game.ann, "presence").at("watching").as_int64(), 0);
}

TEST_F(HallTest, TellsTogetherWhoComesAndGoesAllTheTime) {
  TestHall test(store);
  Duel game(test);
  const auto restless = game.spectator();
  const std::size_t before = game.ann->lines.size();
  constexpr int times = 500;
  for (int time = 0; time < times; ++time) {
    test.say(restless, message("unwatch", game.table, ""));
    (void)test.ask(restless, message("watch", game.table, ""), "update");
  }
  EXPECT_LT(game.ann->lines.size() - before, times);
  test.say(restless, message("unwatch", game.table, ""));
  test.wait_for([&] { return last(game.ann, "presence").at("watching").as_int64() == 0; });
}

TEST_F(HallTest, TellsWhoIsHereOnlyOfWhatIsWritten) {
  TestHall test(store);
  Duel game(test);
  const auto spectator = game.spectator();
  const json::object before = last(game.bob, "presence");
  test.say(game.ann,
           Duel::act_text(game.table, 1, "play 3", Duel::sequence(game.ann), "unwritten"));
  test.say(spectator, message("unwatch", game.table, ""));
  test.hall().closed(*spectator);
  EXPECT_EQ(last(game.bob, "presence"), before);
  test.wait_for([&] { return last(game.bob, "presence") != before; });
  const json::object after = last(game.bob, "presence");
  EXPECT_TRUE(after.at("seats").at(0).at("chosen").as_bool());
  EXPECT_EQ(after.at("watching").as_int64(), 0);
}

TEST_F(HallTest, TakesOutWhoeverWasCalledAndDidNotComeBack) {
  TestHall test(store);
  Duel game(test);
  const auto ask = [&](const std::string& type, const std::string& answer) {
    static int requests = 0;
    return test.ask(
        game.ann,
        message(type, game.table, R"(,"seat":2,"request":"q)" + std::to_string(++requests) + "\""),
        answer);
  };
  EXPECT_EQ(ask("call", "refused").at("reason").as_string(), "here");
  test.hall().closed(*game.bob);
  (void)ask("call", "done");
  EXPECT_EQ(ask("take_out", "refused").at("reason").as_string(), "still_called");
  test.now += table::time_to_come_back;
  (void)ask("take_out", "done");
  EXPECT_EQ(last(game.ann, "update").at("state").at("ending").at("kind").as_string(), "left");
}

TEST_F(HallTest, AnswersACallThatComesAgainAlsoWhenHeIsBack) {
  TestHall test(store);
  Duel game(test);
  test.hall().closed(*game.bob);
  const std::string call = message("call", game.table, R"(,"seat":2,"request":"c")");
  (void)test.ask(game.ann, call, "done");
  (void)game.watch(test.connect("bob"), 2);
  game.ann->lines.clear();
  test.say(game.ann, call);
  const auto answer = [&] {
    return last_such(game.ann, [](const json::object& line) { return line.contains("request"); });
  };
  test.wait_for([&] { return !answer().empty(); });
  EXPECT_EQ(answer().at("type").as_string(), "done");
}

TEST_F(HallTest, LetsTheOthersEndAGameWithSomebodyWhoWasDeleted) {
  TestHall test(store);
  Duel game(test);
  Store people = open_surely(store);
  ASSERT_TRUE(people.delete_person("bob"));
  test.hall().look_again({"bob"});
  test.wait_for([&] { return game.bob->is_closed; });
  test.hall().closed(*game.bob);
  (void)test.ask(game.ann, message("call", game.table, R"(,"seat":2,"request":"c")"), "done");
  test.now += table::time_to_come_back;
  (void)test.ask(game.ann, message("take_out", game.table, R"(,"seat":2,"request":"t")"), "done");
  const json::object ending = last(game.ann, "update").at("state").at("ending").as_object();
  EXPECT_EQ(ending.at("kind").as_string(), "left");
  EXPECT_EQ(ending.at("places"), json::parse("[1,2]"));
}

TEST_F(HallTest, EndsACallWhenSomebodyComesBackAlsoToAnotherProcess) {
  TestHall one(store, false);
  Duel game(one);
  one.hall().closed(*game.bob);
  EXPECT_TRUE(last(game.ann, "presence").at("seats").at(1).at("here").is_null())
      << "another process may know him";
  (void)one.ask(game.ann, message("call", game.table, R"(,"seat":2,"request":"c")"), "done");
  EXPECT_TRUE(
      last(game.ann, "update").at("state").at("seats").at(1).as_object().contains("called_until"));
  TestHall two(store, false);
  const auto bob = two.connect("bob");
  (void)two.ask(bob, message("watch", game.table, R"(,"seat":2)"), "update");
  two.wait_for([&] { return !two.announced.empty(); });
  one.hall().missed();
  one.wait_for([&] {
    const json::object update = last(game.ann, "update");
    return update.contains("state") &&
           !update.at("state").at("seats").at(1).as_object().contains("called_until");
  });
}

TEST(Room, HasBotsThinkForThoseWhoSitThereAndLookElseForItsMaker) {
  Room room;
  room.made_from = "192.0.2.1";
  room.table.maker = "maker";
  const JobOwner maker{.address = "192.0.2.1", .person = "maker"};
  EXPECT_EQ(owner_of_turns(room), maker);
  const auto socket = std::make_shared<KeepingSocket>(1);
  room.watchers.push_back({.socket = socket, .person = "spectator", .viewer = std::nullopt});
  EXPECT_EQ(owner_of_turns(room), maker) << "whoever only looks pays nothing";
  room.watchers.push_back({.socket = socket, .person = "player", .viewer = Seat::two});
  EXPECT_EQ(owner_of_turns(room),
            (JobOwner{.address = socket->address_group(), .person = "player"}));
}

}  // namespace
}  // namespace cheesemoon::server
