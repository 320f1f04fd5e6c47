#include "table/commands.h"

#include <gtest/gtest.h>

#include "table/played_table.h"

namespace cheesemoon::table {
namespace {

TEST(SitDown, BeginsTheGameWhenTheLastSeatIsTaken) {
  PlayedTable played(duel());
  EXPECT_EQ(played.table.status, Status::open);
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.table.status, Status::playing);
  EXPECT_TRUE(is_in_play(played.table));
}

TEST(SitDown, IsRefusedOnASeatThatIsTakenOrNotThereOrWhenTheGameHasBegun) {
  PlayedTable played(duel());
  EXPECT_EQ(played.reason(bob, SitDown{Seat::one}), "seat_taken");
  EXPECT_EQ(played.reason(bob, SitDown{Seat::five}), "no_such_seat");
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(bob, SitDown{Seat::two}), "begun");
}

TEST(SitDown, OfOnePersonOnAllSeatsIsATableForOneDevice) {
  PlayedTable played(
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","person"]})");
  EXPECT_EQ(played.table.status, Status::playing);
  played.act(ann, Seat::one, "play 7");
  played.act(ann, Seat::two, "play 1");
  EXPECT_EQ(played.table.ending->places, (std::vector{2, 1}));
}

TEST(SeatBot, IsForTheMakerAndForBotsThatExist) {
  PlayedTable played(duel());
  EXPECT_EQ(played.reason(bob, SeatBot{Seat::two, "level1"}), "not_the_maker");
  EXPECT_EQ(played.reason(ann, SeatBot{Seat::two, "search:1000000"}), "no_such_bot");
  EXPECT_EQ(played.reason(ann, SeatBot{Seat::one, "level1"}), "seat_taken");
  played.perform_for(ann, SeatBot{Seat::two, "level1"});
  EXPECT_EQ(played.table.status, Status::playing);
  EXPECT_TRUE(is_played_by_bot(played.table, Seat::two));
}

TEST(StandUp, LeavesAnOpenSeatUntilTheGameBegins) {
  PlayedTable played(race(3));
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(bob, StandUp{Seat::one}), "not_your_seat");
  EXPECT_EQ(played.reason(bob, StandUp{Seat::three}), "seat_open");
  played.perform_for(bob, StandUp{Seat::two});
  EXPECT_EQ(played.table.seats[1], Occupant{});
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for(ann, StandUp{Seat::two});
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for(bob, SitDown{Seat::three});
  EXPECT_EQ(played.reason(bob, StandUp{Seat::two}), "begun");
}

TEST(Act, IsForWhoeverSitsThereAndHasSeenTheTableAsItIs) {
  PlayedTable played(duel());
  EXPECT_EQ(played.reason(ann, Act{Seat::one, "play 3", 1}), "not_begun");
  played.perform_for(bob, SitDown{Seat::two});
  const std::uint32_t at = sequence_of(played.table, Seat::one);
  EXPECT_EQ(played.reason(bob, Act{Seat::one, "play 3", at}), "not_your_seat");
  EXPECT_EQ(played.reason("eve", Act{Seat::one, "play 3", at}), "not_your_seat");
  EXPECT_EQ(played.reason(ann, Act{Seat::three, "play 3", at}), "no_such_seat");
  EXPECT_EQ(played.reason(ann, Act{Seat::one, "play 3", at - 1}), "outdated");
  EXPECT_EQ(played.reason(ann, Act{Seat::one, "play 9", at}), "unreadable");
  EXPECT_EQ(played.reason(ann, Act{Seat::one, "pick 3", at}), "not_legal");
  played.act(ann, Seat::one, "play 3");
  EXPECT_EQ(played.reason(ann, Act{Seat::one, "play 4", sequence_of(played.table, Seat::one)}),
            "not_acting");
}

TEST(Act, ThatIsRefusedLeavesNoTrace) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  const std::string before = played.update(Seat::one);
  const std::size_t entries = played.journal.size();
  EXPECT_EQ(played.reason(ann, Act{Seat::one, "play 9", 0}), "outdated");
  EXPECT_EQ(played.reason(ann, Undo{Seat::one, sequence_of(played.table, Seat::one)}),
            "nothing_to_undo");
  EXPECT_EQ(played.update(Seat::one), before);
  EXPECT_EQ(played.journal.size(), entries);
}

TEST(Request, IsDoneOnceHoweverOftenItComes) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  const Act act{Seat::one, "play 3", sequence_of(played.table, Seat::one)};
  EXPECT_EQ(played.reason(ann, act, "r1"), "");
  const std::size_t entries = played.journal.size();
  EXPECT_EQ(played.reason(ann, act, "r1"), "");
  EXPECT_EQ(played.journal.size(), entries);
  // Also after the server has been started again; and somebody else's r1 is another one.
  Table again = replayed(played.table.id, played.journal);
  EXPECT_TRUE(perform(again, ann, act, "r1", played.now)->empty());
  EXPECT_FALSE(
      perform(again, bob, Act{Seat::two, "play 3", sequence_of(again, Seat::two)}, "r1", played.now)
          ->empty());
}

TEST(Undo, TakesBackTheLastDecisionOfATurnAndNoMore) {
  PlayedTable played(race(2));
  played.perform_for(bob, SitDown{Seat::two});
  played.act(ann, Seat::one, "move a5");
  // The turn has gone to Bob: nobody makes him redo anything.
  EXPECT_EQ(played.reason(ann, Undo{Seat::one, sequence_of(played.table, Seat::one)}),
            "nothing_to_undo");
  EXPECT_EQ(played.reason(bob, Undo{Seat::two, sequence_of(played.table, Seat::two)}),
            "nothing_to_undo");
}

TEST(Undo, TakesBackAChoiceThatWaitsWithoutAnybodyKnowing) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  const std::string seen_by_bob = played.update(Seat::two);
  played.act(ann, Seat::one, "play 3");
  played.perform_for(ann, Undo{Seat::one, sequence_of(played.table, Seat::one)});
  EXPECT_EQ(played.update(Seat::two), seen_by_bob);
  played.act(ann, Seat::one, "play 4");
  EXPECT_EQ(played.update(Seat::two), seen_by_bob);
}

TEST(Say, IsForThoseAtTheTableOneLineAtATime) {
  PlayedTable played(duel());
  EXPECT_EQ(played.reason("eve", Say{"hello"}), "not_at_table");
  EXPECT_EQ(played.reason(ann, Say{""}), "wrong_length");
  EXPECT_EQ(played.reason(ann, Say{std::string(501, 'x')}), "wrong_length");
  EXPECT_EQ(played.reason(ann, Say{"two\nlines"}), "unreadable");
  EXPECT_EQ(played.reason(ann, Say{"\xff"}), "unreadable");
  EXPECT_EQ(played.reason(ann, Say{"\x7f"}), "unreadable");
  EXPECT_EQ(played.reason(ann, Say{"\u202Eolleh\u202C"}), "unreadable");
  played.perform_for(ann, Say{"grüß dich \"Bob\""});
  EXPECT_EQ(played.told(hosting::spectator).at("chat").at(0).at("text").as_string(),
            "grüß dich \"Bob\"");
}

TEST(Say, IsRefusedWhereThereIsNoChat) {
  PlayedTable played(duel(R"(,"chat":false)"));
  EXPECT_EQ(played.reason(ann, Say{"hello"}), "no_chat");
}

TEST(Resign, EndsAGameOfTwo) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(bob, Resign{Seat::one}), "not_your_seat");
  played.perform_for(ann, Resign{Seat::one});
  EXPECT_EQ(played.table.status, Status::over);
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::resigned, {2, 1}}));
  EXPECT_EQ(played.reason(bob, Resign{Seat::two}), "game_is_over");
}

TEST(Resign, LeavesTheSeatToABotWhileOthersPlayOn) {
  PlayedTable played(race(3));
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for("eve", SitDown{Seat::three});
  played.perform_for(ann, Resign{Seat::one});
  EXPECT_TRUE(is_in_play(played.table));
  EXPECT_TRUE(is_played_by_bot(played.table, Seat::one));
  EXPECT_EQ(played.reason(ann, Act{Seat::one, "move a5", sequence_of(played.table, Seat::one)}),
            "not_your_seat");
  auto done = perform_for_bot(played.table, Seat::one, "move a5", played.now);
  EXPECT_TRUE(done);
  played.perform_for(bob, Resign{Seat::two});
  EXPECT_EQ(played.table.ending->places, (std::vector{2, 2, 1}));
}

TEST(Resign, OfTheLastPersonEndsAGameAmongBots) {
  PlayedTable played(
      R"({"game":"first-rat","options":{"seats":3,"path":"standard","tracks":"standard",)"
      R"("comics":"basic","solo":null,"content":"standard"},"seats":["person","level1","level2"]})");
  EXPECT_EQ(played.table.status, Status::playing);
  played.perform_for(ann, Resign{Seat::one});
  EXPECT_EQ(played.table.ending->places, (std::vector{3, 1, 1}));
}

TEST(OfferEnd, EndsTheGameWhenAllPeopleAgree) {
  PlayedTable played(race(2));
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for(ann, OfferEnd{Seat::one, true});
  EXPECT_EQ(played.reason(ann, OfferEnd{Seat::one, true}), "as_before");
  played.perform_for(ann, OfferEnd{Seat::one, false});
  EXPECT_EQ(played.reason(ann, OfferEnd{Seat::one, false}), "as_before");
  played.perform_for(bob, OfferEnd{Seat::two, true});
  EXPECT_TRUE(is_in_play(played.table));
  played.perform_for(ann, OfferEnd{Seat::one, true});
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::agreed, {}}));
}

TEST(NextGame, GoesOnUntilSomebodyHasEnoughCrowns) {
  PlayedTable played(duel(R"(,"crowns":2)"));
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(ann, NextGame{}), "still_playing");
  played.act(ann, Seat::one, "play 1");
  played.act(bob, Seat::two, "play 7");
  EXPECT_EQ(played.table.crowns, (std::vector{1, 0}));
  EXPECT_EQ(played.table.status, Status::playing);
  EXPECT_FALSE(is_in_play(played.table));
  EXPECT_EQ(played.reason("eve", NextGame{}), "not_at_table");
  played.perform_for(bob, NextGame{});
  played.act(ann, Seat::one, "play 1");
  played.act(bob, Seat::two, "play 7");
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::finished, {1, 2}}));
  EXPECT_EQ(played.reason(ann, NextGame{}), "game_is_over");
}

TEST(Close, IsForTheMakerBeforeTheGame) {
  PlayedTable played(duel());
  EXPECT_EQ(played.reason(bob, Close{}), "not_the_maker");
  played.perform_for(ann, Close{});
  EXPECT_EQ(played.table.status, Status::over);
  EXPECT_EQ(played.reason(bob, SitDown{Seat::two}), "begun");
}

TEST(Rematch, KeepsTheOptionsAndMovesTheSeats) {
  PlayedTable played(
      R"({"game":"first-rat","options":{"seats":3,"path":"variable","tracks":"standard",)"
      R"("comics":"all","solo":null,"content":"standard"},"seats":["person","open","level2"]})");
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(why_no_rematch(played.table, ann)->reason, "still_playing");
  played.perform_for(ann, Resign{Seat::one});
  played.perform_for(bob, Resign{Seat::two});
  EXPECT_EQ(why_no_rematch(played.table, "eve")->reason, "not_at_table");
  const TableOptions options = rematch_options(played.table, bob);
  EXPECT_EQ(options.game, played.table.options.game);
  EXPECT_EQ(options.seats, (std::vector<SeatWish>{{SeatWish::Kind::person, ""},
                                                  {SeatWish::Kind::bot, "level2"},
                                                  {SeatWish::Kind::open, ""}}));
  EXPECT_TRUE(rematch(played.table, bob, "zzzzzzzzzz", played.now));
  EXPECT_EQ(why_no_rematch(played.table, ann)->reason, "rematched");
}

}  // namespace
}  // namespace cheesemoon::table
