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

TEST(Ready, IsAskedOfTheMakerBeforeATableWithACheckBegins) {
  PlayedTable played(duel(R"(,"ready_check":true)"));
  const auto is_ready = [&](std::size_t seat) {
    return played.told(hosting::spectator).at("state").at("seats").at(seat).at("ready").as_bool();
  };
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.table.status, Status::open);
  EXPECT_FALSE(is_ready(0));
  EXPECT_TRUE(is_ready(1)) << "whoever sits down is there";
  EXPECT_EQ(played.reason(bob, Ready{Seat::one, true}), "not_your_seat");
  EXPECT_EQ(played.reason(bob, Ready{Seat::two, true}), "as_before");
  EXPECT_EQ(played.reason(bob, Ready{Seat::five, true}), "no_such_seat");
  played.perform_for(bob, Ready{Seat::two, false});
  played.perform_for(ann, Ready{Seat::one, true});
  EXPECT_EQ(played.table.status, Status::open);
  played.perform_for(bob, Ready{Seat::two, true});
  EXPECT_EQ(played.table.status, Status::playing);
  EXPECT_EQ(played.reason(ann, Ready{Seat::one, false}), "begun");
  EXPECT_EQ(replayed(played.table.id, played.journal).status, Status::playing);
}

TEST(Ready, IsNotSaidWhereNobodyAsks) {
  PlayedTable played(duel());
  EXPECT_EQ(played.reason(ann, Ready{Seat::one, true}), "no_ready_check");
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
  EXPECT_TRUE(perform(again, ann, act, "r1", played.instant())->empty());
  EXPECT_FALSE(perform(again, bob, Act{Seat::two, "play 3", sequence_of(again, Seat::two)}, "r1",
                       played.instant())
                   ->empty());
}

TEST(Request, OfSomebodyElseIsNotTakenForItWhateverItIsCalled) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  // Has the same std::hash as "bob r7" with libstdc++.
  EXPECT_EQ(played.reason(ann, Say{"hello"}, "PI6J:mcZfC4c"), "");
  const std::size_t entries = played.journal.size();
  EXPECT_EQ(
      played.reason(bob, Act{Seat::two, "play 3", sequence_of(played.table, Seat::two)}, "r7"), "");
  EXPECT_EQ(played.journal.size(), entries + 1);
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
  EXPECT_EQ(played.reason(ann, Say{"\xff"}), "unreadable");
  EXPECT_EQ(played.reason(ann, Say{"\x7f\u200B"}), "wrong_length");
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
  auto done = perform_for_bot(played.table, Seat::one, "move a5", played.instant());
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

TEST(Call, IsForThoseWhoPlayAndWaitForSomebodyElse) {
  PlayedTable played(race(2));
  EXPECT_EQ(played.reason(ann, Call{Seat::two}), "not_begun");
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(ann, Call{Seat::five}), "no_such_seat");
  EXPECT_EQ(played.reason("eve", Call{Seat::one}), "not_at_table");
  EXPECT_EQ(played.reason(ann, Call{Seat::one}), "no_such_person");
  EXPECT_EQ(played.reason(ann, Call{Seat::two}), "not_awaited") << "it is Ann's turn";
  played.perform_for(bob, Call{Seat::one});
  EXPECT_EQ(played.reason(bob, Call{Seat::one}), "as_before");
  EXPECT_EQ(played.told(Seat::one).at("state").at("seats").at(0).at("called_until").as_int64(),
            played.now + time_to_come_back);
}

TEST(Call, IsForThoseWhoAreAwayUnlessItWasMadeBefore) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(ann, Call{.seat = Seat::two, .is_here = true}), "here");
  EXPECT_EQ(played.reason(ann, Call{.seat = Seat::two, .is_here = false}, "c"), "");
  EXPECT_EQ(played.reason(ann, Call{.seat = Seat::two, .is_here = true}, "c"), "")
      << "he has come back since";
}

TEST(Call, IsNotNeededWhereAClockRuns) {
  PlayedTable played(duel(R"(,"clock":{"kind":"turn","seconds":60})"));
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(ann, Call{Seat::two}), "has_clock");
}

TEST(Call, IsOverWhenSomebodyComesBackOrDoesSomething) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  const auto is_called = [&] { return played.table.seats[1].called.has_value(); };
  played.perform_for(ann, Call{Seat::two});
  played.perform_for(ann, Say{"where are you?"});
  EXPECT_TRUE(is_called());
  played.perform_for(bob, Say{"here!"});
  EXPECT_FALSE(is_called());
  EXPECT_TRUE(come_back(played.table, Seat::two, played.instant()).empty());
  played.perform_for(ann, Call{Seat::two});
  played.write(come_back(played.table, Seat::two, played.instant()));
  EXPECT_FALSE(is_called());
  played.perform_for(ann, Call{Seat::two});
  played.act(bob, Seat::two, "play 3");
  EXPECT_FALSE(is_called());
  played.now += time_to_come_back;
  EXPECT_EQ(played.reason(ann, TakeOut{Seat::two}), "not_called");
}

TEST(Call, WaitsForSomebodyOnlyWhileThereIsAHost) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for(ann, Call{Seat::two});
  played.ahead += 10 * time_to_come_back;
  EXPECT_EQ(played.reason(ann, TakeOut{Seat::two}), "still_called");
  EXPECT_EQ(played.told(Seat::two).at("state").at("seats").at(1).at("called_until").as_int64(),
            played.instant().date + time_to_come_back);
}

TEST(TakeOut, EndsAGameOfTwoWhenTheOtherHasNotComeBackInTime) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(ann, TakeOut{Seat::two}), "not_called");
  played.perform_for(ann, Call{Seat::two});
  played.now += time_to_come_back - 1;
  EXPECT_EQ(played.reason(ann, TakeOut{Seat::two}), "still_called");
  ++played.now;
  EXPECT_EQ(played.reason("eve", TakeOut{Seat::two}), "not_at_table");
  played.perform_for(ann, TakeOut{Seat::two});
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::left, {1, 2}}));
  EXPECT_EQ(played.table.seats[1].gone, Occupant::Gone::left);
  const Table again = replayed(played.table.id, played.journal);
  EXPECT_EQ(again.ending, played.table.ending);
}

TEST(TakeOut, LetsABotPlayOnWhoseResultCounts) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for(ann, Call{Seat::two});
  played.now += time_to_come_back;
  played.perform_for(ann, TakeOut{Seat::two, true});
  EXPECT_TRUE(is_in_play(played.table));
  EXPECT_TRUE(is_played_by_bot(played.table, Seat::two));
  EXPECT_EQ(played.reason(bob, Say{"I am back"}), "") << "he may still look on and talk";
  played.act(ann, Seat::one, "play 7");
  EXPECT_TRUE(perform_for_bot(played.table, Seat::two, "play 1", played.instant()));
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::finished, {2, 1}}));
}

TEST(TakeOut, LeavesABotThatIsPlayedAgainstWhenOthersGiveUp) {
  PlayedTable played(race(3));
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for("eve", SitDown{Seat::three});
  played.perform_for(bob, Call{Seat::one});
  played.now += time_to_come_back;
  played.perform_for(bob, TakeOut{Seat::one, true});
  played.perform_for("eve", Resign{Seat::three});
  EXPECT_TRUE(is_in_play(played.table)) << "Bob against the bot in Ann's place";
  played.perform_for(bob, Resign{Seat::two});
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::resigned, {1, 2, 2}}));
}

TEST(TakeOut, LetsNoBotPlayWhereItCounts) {
  PlayedTable played(duel(R"(,"rated":true)"));
  played.perform_for(bob, SitDown{Seat::two});
  played.perform_for(ann, Call{Seat::two});
  played.now += time_to_come_back;
  EXPECT_EQ(played.reason(ann, TakeOut{Seat::two, true}), "is_rated");
  played.perform_for(ann, TakeOut{Seat::two, false});
}

TEST(NoteHint, MarksTheSeatOnceAndTellsNobodyBeforeTheEnd) {
  PlayedTable played(race(1));
  const std::uint32_t told = sequence_of(played.table, Seat::one);
  played.write(note_hint(played.table, Seat::one, played.instant()));
  EXPECT_TRUE(note_hint(played.table, Seat::one, played.instant()).empty());
  EXPECT_EQ(sequence_of(played.table, Seat::one), told) << "a turn that is being chosen stays good";
  EXPECT_TRUE(played.told(Seat::one).at("state").at("seats").at(0).at("hinted").as_bool());
  EXPECT_TRUE(replayed(played.table.id, played.journal).seats[0].is_hinted);
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

TEST(OfferEnd, NeedsEverySeatsAgreementWhereItCounts) {
  const std::string with_bot =
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","level3"])";
  PlayedTable against_bot(with_bot + R"(,"rated":true})");
  EXPECT_EQ(against_bot.reason(ann, OfferEnd{Seat::one, true}), "is_rated")
      << "or whoever is about to lose against a bot would not";
  PlayedTable for_fun(with_bot + "}");
  for_fun.perform_for(ann, OfferEnd{Seat::one, true});
  EXPECT_EQ(for_fun.table.ending->kind, Ending::Kind::agreed);

  PlayedTable of_two(duel(R"(,"rated":true)"));
  of_two.perform_for(bob, SitDown{Seat::two});
  of_two.perform_for(ann, OfferEnd{Seat::one, true});
  of_two.perform_for(bob, OfferEnd{Seat::two, true});
  EXPECT_EQ(*of_two.table.ending, (Ending{Ending::Kind::agreed, {}}));

  PlayedTable with_one_gone(race(3, R"(,"rated":true)"));
  with_one_gone.perform_for(bob, SitDown{Seat::two});
  with_one_gone.perform_for("eve", SitDown{Seat::three});
  with_one_gone.perform_for("eve", Resign{Seat::three});
  EXPECT_EQ(with_one_gone.reason(ann, OfferEnd{Seat::one, true}), "is_rated")
      << "those who stay must not make her loss undone";
}

TEST(Act, IsCountedForWhoeverDoesItHimself) {
  PlayedTable played(duel());
  played.perform_for(bob, SitDown{Seat::two});
  played.act(ann, Seat::one, "play 3");
  EXPECT_EQ(played.table.seats[0].acts, 1);
  played.perform_for(ann, Undo{Seat::one, sequence_of(played.table, Seat::one)});
  EXPECT_EQ(played.table.seats[0].acts, 0);
  played.act(ann, Seat::one, "play 4");
  played.act(bob, Seat::two, "play 4");
  EXPECT_EQ(played.table.seats[0].acts, 1);
  EXPECT_EQ(played.table.seats[1].acts, 1);

  PlayedTable with_one_gone(race(3));
  with_one_gone.perform_for(bob, SitDown{Seat::two});
  with_one_gone.perform_for("eve", SitDown{Seat::three});
  with_one_gone.perform_for(ann, Resign{Seat::one});
  Random random(1);
  EXPECT_TRUE(perform_for_bot(with_one_gone.table, Seat::one,
                              random_choice(with_one_gone.table, Seat::one, random),
                              with_one_gone.instant()));
  EXPECT_EQ(with_one_gone.table.seats[0].acts, 0) << "a bot plays on for her";
}

TEST(NextGame, GoesOnUntilSomebodyHasEnoughCrowns) {
  PlayedTable played(duel(R"(,"crowns":2)"));
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(played.reason(ann, NextGame{}), "still_playing");
  played.act(ann, Seat::one, "play 1");
  played.act(bob, Seat::two, "play 7");
  EXPECT_EQ(played.table.match.crowns[0], 1);
  EXPECT_EQ(played.table.match.crowns[1], 0);
  EXPECT_EQ(played.table.status, Status::playing);
  EXPECT_FALSE(is_in_play(played.table));
  EXPECT_EQ(played.reason("eve", NextGame{}), "not_at_table");
  played.perform_for(bob, NextGame{});
  played.act(ann, Seat::one, "play 1");
  played.act(bob, Seat::two, "play 7");
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::finished, {1, 2}}));
  EXPECT_EQ(played.reason(ann, NextGame{}), "game_is_over");
}

TEST(NextGame, AmongBotsIsForTheMaker) {
  PlayedTable played(duel_of(R"(["level1","level1"])", R"(,"crowns":2)"));
  EXPECT_EQ(played.reason(ann, NextGame{}), "still_playing");
  played.write(*perform_for_bot(played.table, Seat::one, "play 1", played.instant()));
  played.write(*perform_for_bot(played.table, Seat::two, "play 7", played.instant()));
  EXPECT_FALSE(is_in_play(played.table));
  EXPECT_EQ(played.reason(bob, NextGame{}), "not_at_table");
  played.perform_for(ann, NextGame{});
  EXPECT_TRUE(is_in_play(played.table));
}

TEST(Close, EndsAGameAmongBotsForItsMaker) {
  PlayedTable played(duel_of(R"(["level1","level1"])", R"(,"crowns":2)"));
  EXPECT_EQ(played.reason(bob, Close{}), "not_the_maker");
  played.perform_for(ann, Close{});
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::closed, {}}));
  EXPECT_EQ(played.reason(ann, Close{}), "game_is_over");
}

TEST(Close, IsForTheMakerBeforeTheGame) {
  PlayedTable played(duel());
  EXPECT_EQ(played.reason(bob, Close{}), "not_the_maker");
  played.perform_for(ann, Close{});
  EXPECT_EQ(played.table.status, Status::over);
  EXPECT_EQ(played.reason(bob, SitDown{Seat::two}), "begun");
  PlayedTable begun(duel());
  begun.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(begun.reason(ann, Close{}), "begun");
}

TEST(Rematch, KeepsTheOptionsAndMovesTheSeats) {
  PlayedTable played(
      R"({"game":"first-rat","options":{"seats":3,"path":"variable","tracks":"standard",)"
      R"("comics":"all","solo":null,"content":"standard"},"seats":["person","open","level2"],)"
      R"("ready_check":true})");
  played.perform_for(ann, Ready{Seat::one, true});
  played.perform_for(bob, SitDown{Seat::two});
  EXPECT_EQ(why_no_rematch(played.table, ann)->reason, "still_playing");
  played.perform_for(ann, Resign{Seat::one});
  played.perform_for(bob, Resign{Seat::two});
  EXPECT_EQ(why_no_rematch(played.table, "eve")->reason, "not_at_table");
  const TableOptions options = rematch_options(played.table, bob);
  EXPECT_EQ(options.game, played.table.options.game);
  EXPECT_FALSE(options.has_ready_check) << "whoever plays again is ready";
  EXPECT_EQ(options.seats, (std::vector<SeatWish>{{SeatWish::Kind::person, ""},
                                                  {SeatWish::Kind::bot, "level2"},
                                                  {SeatWish::Kind::open, ""}}));
  EXPECT_TRUE(rematch(played.table, bob, "zzzzzzzzzz", played.instant()));
  EXPECT_EQ(why_no_rematch(played.table, ann)->reason, "rematched");
}

}  // namespace
}  // namespace cheesemoon::table
