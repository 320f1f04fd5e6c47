#include "hosting/brave_rats_hosting.h"

#include <gtest/gtest.h>

#include "hosted_games.h"
#include "hosting/brave_rats_events.h"

namespace cheesemoon::hosting {
namespace {

/// Both players' cards of one round, player 1's first.
void play_round(HostedGame& game, const std::string& round) {
  do_move(game, Seat::one, "play " + round.substr(0, 1));
  do_move(game, Seat::two, "play " + round.substr(2, 1));
}

TEST(BraveRatsView, OfTheOthersIsTheSameBeforeAndAfterAChoice) {
  int compared = 0;
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    for (std::uint64_t stream = 0; stream < 10; ++stream) {
      Random random(51, stream);
      const auto game = host(brave_rats_kind(variant));
      (void)game->draw_chance(random);
      while (!game->is_over()) {
        if (game->actors().size() == 2) {
          const std::size_t moves = game->moves();
          for (const Seat chooser : both_seats) {
            const Viewer opponent = other(chooser);
            const std::string before = all_that_is_seen(*game, opponent, moves);
            const std::string public_before = all_that_is_seen(*game, spectator, moves);
            const std::string own_before = all_that_is_seen(*game, chooser, moves);
            const auto choices = boost::json::parse(game->choices(chooser));
            for (const auto& choice : choices.as_array()) {
              do_move(*game, chooser, std::string(choice.at("action").as_string()));
              ASSERT_EQ(all_that_is_seen(*game, opponent, moves), before);
              ASSERT_EQ(all_that_is_seen(*game, spectator, moves), public_before);
              ASSERT_NE(all_that_is_seen(*game, chooser, moves), own_before);
              ASSERT_FALSE(game->undo(chooser));
              ++compared;
            }
          }
        }
        const Chosen chosen = choose_at_random(*game, random);
        do_move(*game, chosen.seat, chosen.action);
        (void)game->draw_chance(random);
      }
    }
  }
  EXPECT_GT(compared, 500);
}

TEST(BraveRatsView, HidesTheFirstCardOfABatchFromAllButItsOwner) {
  const auto game = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 3"});
  const auto twin = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 4"});
  const auto compare = [&] {
    EXPECT_EQ(all_that_is_seen(*game, Seat::two, 0), all_that_is_seen(*twin, Seat::two, 0));
    EXPECT_EQ(all_that_is_seen(*game, spectator, 0), all_that_is_seen(*twin, spectator, 0));
    EXPECT_NE(game->view(Seat::one), twin->view(Seat::one));
    EXPECT_NE(game->events(Seat::one, 0), twin->events(Seat::one, 0));
  };
  compare();
  do_move(*game, Seat::one, "pick 3");
  do_move(*twin, Seat::one, "pick 4");
  compare();
  do_move(*game, Seat::two, "pick 0");
  do_move(*twin, Seat::two, "pick 0");
  compare();
}

TEST(BraveRatsView, ShowsASpectatorOfADraftNoMoreThanBothPlayersKnow) {
  const auto game = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 3"});
  const auto batch = [&](Viewer viewer) {
    return boost::json::parse(game->view(viewer)).at("draft").at("batch");
  };
  EXPECT_EQ(batch(Seat::one), "0123");
  EXPECT_TRUE(batch(Seat::two).is_null());
  EXPECT_TRUE(batch(spectator).is_null());
  do_move(*game, Seat::one, "pick 3");
  EXPECT_EQ(batch(spectator), "012");
  const auto players = boost::json::parse(game->view(spectator)).at("players").as_array();
  EXPECT_EQ(players[0].at("hand"), "");
  EXPECT_EQ(players[0].at("hidden"), 1);
}

TEST(BraveRatsView, ShowsNothingOfADealThatGoesOn) {
  const auto game = after_draws("deal", {"draw 3"});
  const auto twin = after_draws("deal", {"draw 5"});
  EXPECT_EQ(all_that_is_seen(*game, Seat::two, 0), all_that_is_seen(*twin, Seat::two, 0));
  EXPECT_EQ(all_that_is_seen(*game, spectator, 0), all_that_is_seen(*twin, spectator, 0));
  EXPECT_NE(game->view(Seat::one), twin->view(Seat::one));
}

TEST(BraveRatsView, TellsTheOwnerOfAChoiceThatTheOtherIsWaitedFor) {
  const auto game = host(brave_rats_kind("base"));
  do_move(*game, Seat::two, "play 5");
  const auto own = boost::json::parse(game->view(Seat::two));
  EXPECT_EQ(own.at("chosen"), 5);
  EXPECT_EQ(own.at("to_act"), boost::json::parse("[1]"));
  const auto others = boost::json::parse(game->view(Seat::one));
  EXPECT_TRUE(others.at("chosen").is_null());
  EXPECT_EQ(others.at("to_act"), boost::json::parse("[1,2]"));
}

TEST(BraveRatsView, ShowsEverybodyTheCardThatASpyHasFound) {
  const auto game = host(brave_rats_kind("base"));
  play_round(*game, "2:0");
  for (const Viewer viewer : viewers_of(*game)) {
    const auto view = boost::json::parse(game->view(viewer));
    EXPECT_EQ(view.at("to_act"), boost::json::parse("[2]"));
    EXPECT_TRUE(view.at("players").at(0).at("sees_first").as_bool());
  }
  const std::size_t before = game->moves();
  do_move(*game, Seat::two, "play 6");
  for (const Viewer viewer : viewers_of(*game)) {
    const auto view = boost::json::parse(game->view(viewer));
    EXPECT_EQ(view.at("to_act"), boost::json::parse("[1]"));
    EXPECT_EQ(view.at("shown"), 6);
    EXPECT_EQ(game->events(viewer, before), R"([{"kind":"card_shown","seat":2,"card":6}])");
  }
}

TEST(BraveRatsUndo, TakesBackAChoiceThatWaits) {
  const auto game = host(brave_rats_kind("base"));
  EXPECT_FALSE(game->can_undo(Seat::one));
  do_move(*game, Seat::one, "play 3");
  EXPECT_FALSE(game->can_undo(Seat::two));
  ASSERT_TRUE(game->can_undo(Seat::one));
  ASSERT_FALSE(game->undo(Seat::one));
  do_move(*game, Seat::one, "play 5");
  do_move(*game, Seat::two, "play 0");
  for (const Seat seat : both_seats) EXPECT_FALSE(game->can_undo(seat));
  EXPECT_EQ(game->record().at("actions"), boost::json::parse(R"(["5:0"])"));
}

TEST(BraveRatsUndo, LeavesACardThatWasShown) {
  const auto game = host(brave_rats_kind("base"));
  play_round(*game, "2:0");
  do_move(*game, Seat::two, "play 6");
  EXPECT_FALSE(game->can_undo(Seat::two));
  const auto refusal = game->undo(Seat::two);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->sentence, "there is nothing that you can take back");
}

TEST(BraveRatsUndo, LeavesWhatWasKeptOfABatch) {
  const auto game = after_draws("draft", {"first 1", "draw 0", "draw 1", "draw 2", "draw 3"});
  do_move(*game, Seat::one, "pick 3");
  EXPECT_FALSE(game->can_undo(Seat::one));
}

TEST(BraveRatsEvents, TellARoundAndWhatItLeavesBehind) {
  const auto game = host(brave_rats_kind("base"));
  do_move(*game, Seat::one, "play 6");
  EXPECT_EQ(game->events(Seat::one, 0), R"([{"kind":"card_chosen","seat":1,"card":6}])");
  EXPECT_EQ(game->events(Seat::two, 0), "[]");
  do_move(*game, Seat::two, "play 0");
  const std::string round =
      R"([{"kind":"round_played","cards":[6,0],"values":[6,0],"reason":"musician","worth":[1,1]},)"
      R"({"kind":"round_undecided","on_table":[1,1]},)"
      R"({"kind":"advantage","seat":1,"bonus":true,"sees_first":false}])";
  for (const Viewer viewer : viewers_of(*game)) EXPECT_EQ(game->events(viewer, 1), round);
  do_move(*game, Seat::two, "play 4");
  const std::size_t before = game->moves();
  do_move(*game, Seat::one, "play 4");
  EXPECT_EQ(game->events(spectator, before),
            R"([{"kind":"round_played","cards":[4,4],"values":[6,4],"reason":"higher_value",)"
            R"("worth":[2,2]},{"kind":"round_won","seat":1,"rounds":3,"total":3}])");
}

TEST(BraveRatsEvents, TellWhatARoundBringsAndTheTotal) {
  const auto game = host(brave_rats_kind("base"));
  play_round(*game, "7:3");
  play_round(*game, "5:4");
  EXPECT_EQ(game->events(spectator, game->moves() - 1),
            R"([{"kind":"round_played","cards":[5,4],"values":[5,4],"reason":"higher_value",)"
            R"("worth":[1,1]},{"kind":"round_won","seat":1,"rounds":1,"total":2}])");
}

TEST(BraveRatsEvents, TellTheEndAndItsWinner) {
  const auto game = host(brave_rats_kind("base"));
  play_round(*game, "7:1");
  EXPECT_EQ(game->events(spectator, 1), R"([{"kind":"round_played","cards":[7,1],"values":[7,1],)"
                                        R"("reason":"princess_meets_prince","worth":[1,1]},)"
                                        R"({"kind":"game_over","winner":2}])");
}

TEST(BraveRatsEvents, TellADraftToEachAsHeSeesIt) {
  const auto game = after_draws("draft", {"first 2", "draw 0", "draw 1", "draw 2", "draw 3"});
  do_move(*game, Seat::two, "pick 3");
  do_move(*game, Seat::one, "pick 0");
  do_move(*game, Seat::two, "pick 1");
  const auto told = [](const std::string& batch, const std::string& card) {
    return R"([{"kind":"draft_begins","seat":2},{"kind":"batch_drawn","seat":2,"batch":)" + batch +
           R"(},{"kind":"card_kept","seat":2,"card":)" + card +
           R"(},{"kind":"card_kept","seat":1,"card":0},{"kind":"card_kept","seat":2,"card":1},)"
           R"({"kind":"card_kept","seat":1,"card":2}])";
  };
  EXPECT_EQ(game->events(Seat::two, 0), told(R"("0123")", "3"));
  EXPECT_EQ(game->events(Seat::one, 0), told("null", "null"));
  EXPECT_EQ(game->events(spectator, 0), told("null", "null"));
}

TEST(BraveRatsEvents, TellTheHandsWhenTheyAreKnown) {
  const auto game = after_draws("traitor", {"draw 2"});
  EXPECT_EQ(game->events(Seat::two, 0), "[]");
  do_move(*game, Seat::chance, "draw 5");
  EXPECT_EQ(game->events(spectator, 0),
            R"([{"kind":"hands_known","hands":["01345567","01223467"]}])");
}

TEST(BraveRatsChoices, AreTheCardsOfWhoeverHasToChoose) {
  const auto game = host(brave_rats_kind("base"));
  do_move(*game, Seat::one, "play 3");
  EXPECT_EQ(game->choices(Seat::one), "[]");
  EXPECT_EQ(boost::json::parse(game->choices(Seat::two)).as_array().size(), 8U);
  EXPECT_EQ(*game->preview(Seat::two, "play 4"), R"({"action":"play 4","card":4})");
}

}  // namespace
}  // namespace cheesemoon::hosting
