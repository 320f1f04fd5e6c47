#include "hosting/games.h"

#include <gtest/gtest.h>

#include "hosted_games.h"

namespace cheesemoon::hosting {
namespace {

std::string why_not(const Kind& kind) {
  const auto game = choose_game(kind.game, boost::json::parse(kind.options));
  return game ? "" : game.error();
}

TEST(HostGame, SaysWhatIsWrongWithAGameOrItsOptions) {
  EXPECT_EQ(why_not({"chess", "{}"}),
            R"(there is no game "chess": expected "brave-rats" or "first-rat")");
  EXPECT_EQ(why_not(brave_rats_kind("poker")),
            R"(variant: expected base, traitor, draft or deal, found "poker")");
  EXPECT_EQ(why_not({"brave-rats", R"({"variant":"base","crowns":3})"}),
            R"(unknown member "crowns"; expected variant)");
  EXPECT_NE(why_not({"brave-rats", "3"}).find("object"), std::string::npos);
  EXPECT_EQ(why_not(first_rat_kind(6)).substr(0, 6), "seats:");
  EXPECT_EQ(why_not(first_rat_kind(2, R"("easy")")), "solo: only with 1 seat, found 2");
  EXPECT_EQ(why_not(first_rat_kind(1)).substr(0, 5), "solo:");
  EXPECT_EQ(why_not(first_rat_kind(1, R"("brutal")")).substr(0, 5), "solo:");
}

TEST(HostGame, IsPlayedAsUsualInWhatIsNotSaid) {
  EXPECT_EQ(choose({"brave-rats", "{}"}), choose(brave_rats_kind("base")));
  EXPECT_EQ(choose({"first-rat", "{}"}), choose(first_rat_kind(2)));
  EXPECT_EQ(choose({"first-rat", R"({"seats":4})"}), choose(first_rat_kind(4)));
  EXPECT_EQ(choose({"first-rat", R"({"seats":1})"}), choose(first_rat_kind(1, R"("easy")")));
  EXPECT_EQ(choose({"first-rat", R"({"solo":"unfair"})"}),
            choose(first_rat_kind(1, R"("unfair")")));
}

TEST(HostGame, KnowsItsNameItsSeatsAndItsOptions) {
  for (const Kind& kind : all_kinds()) {
    const ChosenGame game = choose(kind);
    EXPECT_EQ(game.name(), kind.game);
    EXPECT_EQ(boost::json::serialize(game.options()), kind.options);
  }
  EXPECT_EQ(host(brave_rats_kind("deal"))->seats(), 2U);
  EXPECT_EQ(host(first_rat_kind(4))->seats(), 4U);
}

TEST(HostGame, CountsGregAsNobody) {
  const auto game = host(first_rat_kind(1, R"("easy")"));
  EXPECT_EQ(game->seats(), 1U);
  Random random(1);
  (void)game->draw_chance(random);
  EXPECT_EQ(game->apply(Seat::two, "move a1")->kind, RefusalKind::no_such_seat);
}

TEST(HostGame, HasNothingToShowBeforeTheFirstMove) {
  for (const char* name : {"first-rat", "brave-rats"}) {
    const auto game = choose_game(name, boost::json::object())->begin();
    const auto scenes = game->scenes(spectator, 0, 9, 20);
    ASSERT_EQ(scenes.size(), 1U) << name;
    EXPECT_EQ(scenes.front().events, "[]");
    EXPECT_TRUE(scenes.front().view.empty());
  }
}

TEST(Refusal, SaysThatAGameIsOver) {
  const auto game = host(brave_rats_kind("base"));
  do_move(*game, Seat::one, "play 1");
  do_move(*game, Seat::two, "play 7");
  ASSERT_TRUE(game->is_over());
  const auto refusal = game->apply(Seat::one, "play 2");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->kind, RefusalKind::game_is_over);
  EXPECT_EQ(refusal->sentence, "the game is over");
  EXPECT_EQ(game->apply_chance("draw 1")->kind, RefusalKind::game_is_over);
}

TEST(Refusal, SaysWhoseTurnItIs) {
  const auto game = host(first_rat_kind(3));
  EXPECT_EQ(game->apply(Seat::one, "move a1")->sentence,
            "it is not your turn: chance has to decide first");
  Random random(1);
  (void)game->draw_chance(random);
  const auto refusal = game->apply(Seat::three, "move a1");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->kind, RefusalKind::not_acting);
  EXPECT_EQ(refusal->sentence, "it is not your turn: player 1 has to act");
  EXPECT_EQ(game->apply_chance("draw A1")->sentence, "chance has nothing to decide");
}

TEST(Refusal, SaysThatThereIsNoSuchSeat) {
  const auto game = host(brave_rats_kind("base"));
  EXPECT_EQ(game->apply(Seat::three, "play 1")->sentence, "there is no player 3 in this game");
  EXPECT_EQ(game->apply(Seat::chance, "draw 1")->sentence, "chance is nobody's seat");
  EXPECT_EQ(game->undo(Seat::five)->kind, RefusalKind::no_such_seat);
  EXPECT_EQ(game->choices(Seat::three), "[]");
  EXPECT_EQ(game->preview(Seat::three, "play 1").error().kind, RefusalKind::no_such_seat);
}

TEST(Refusal, SaysWhereATextCannotBeRead) {
  const auto game = host(brave_rats_kind("base"));
  const auto refusal = game->apply(Seat::one, "play 9");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->kind, RefusalKind::unreadable);
  EXPECT_EQ(refusal->sentence, "expected a card number from 0 to 7 at character 6");
}

TEST(Refusal, ListsWhatIsLegal) {
  const auto game = host(brave_rats_kind("base"));
  do_move(*game, Seat::one, "play 3");
  do_move(*game, Seat::two, "play 0");
  const auto refusal = game->apply(Seat::one, "play 3");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->kind, RefusalKind::not_legal);
  EXPECT_EQ(refusal->sentence,
            "this is not legal now; legal: play 0, play 1, play 2, play 4, play 5, play 6, play 7");
  EXPECT_EQ(game->preview(Seat::one, "pick 1").error().sentence, refusal->sentence);
}

TEST(Refusal, ListsNothingThatIsLong) {
  const std::vector<std::string> many(143, "move a1");
  EXPECT_EQ(not_legal(many).sentence, "this is not legal now; 143 other actions are");
}

TEST(Refusal, DoesNotSayWhatIsInGregsDeck) {
  const auto game = host(first_rat_kind(1, R"("easy")"));
  Random random(1);
  (void)game->draw_chance(random);
  do_move(*game, Seat::one, "move a1");
  const auto refusal = game->apply_chance("draw A30");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->kind, RefusalKind::not_legal);
  EXPECT_EQ(refusal->sentence, "chance cannot do this now");
  EXPECT_EQ(game->choices(Seat::chance), "[]");
}

TEST(Refusal, HasANameForEveryKind) {
  EXPECT_EQ(refusal_name(RefusalKind::game_is_over), "game_is_over");
  EXPECT_EQ(refusal_name(RefusalKind::nothing_to_undo), "nothing_to_undo");
}

TEST(HostedGame, ShowsWhoeverHasNoSeatWhatASpectatorSees) {
  const auto game = host(brave_rats_kind("base"));
  do_move(*game, Seat::one, "play 3");
  EXPECT_EQ(game->view(Seat::four), game->view(spectator));
  EXPECT_EQ(game->view(Seat::chance), game->view(spectator));
  EXPECT_EQ(game->events(Seat::chance, 0), "[]");
}

}  // namespace
}  // namespace cheesemoon::hosting
