#include "table/clock.h"

#include <gtest/gtest.h>

#include "table/played_table.h"

namespace cheesemoon::table {
namespace {

constexpr Time one_second = 1000;

PlayedTable begun(const std::string& options) {
  PlayedTable played(options);
  played.perform_for(bob, SitDown{Seat::two});
  return played;
}

Instant later(const PlayedTable& played, Time by) {
  return {played.instant().date + by, played.now + by};
}

const std::string per_turn = R"(,"clock":{"kind":"turn","seconds":30})";
const std::string per_game = R"(,"clock":{"kind":"game","seconds":60,"increment":5})";

TEST(Clock, RunsForThoseWhoHaveToAct) {
  PlayedTable played = begun(race(2, per_turn));
  EXPECT_EQ(played.table.clocks[0].now.since, played.now);
  EXPECT_FALSE(played.table.clocks[1].now.since);
  played.now += 10 * one_second;
  played.act(ann, Seat::one, "move a5");
  EXPECT_FALSE(played.table.clocks[0].now.since);
  EXPECT_EQ(played.table.clocks[1].now.since, played.now);
}

TEST(Clock, OfATurnIsFullWithEveryTurn) {
  PlayedTable played = begun(race(2, per_turn));
  played.now += 10 * one_second;
  played.act(ann, Seat::one, "move a5");
  played.act(bob, Seat::two, "move a4");
  EXPECT_EQ(played.table.clocks[0].now.left, 30 * one_second);
  EXPECT_EQ(next_deadline(played.table), played.now + 30 * one_second);
}

TEST(Clock, OfAGameRunsDownAndGetsItsIncrement) {
  PlayedTable played = begun(race(2, per_game));
  played.now += 10 * one_second;
  played.act(ann, Seat::one, "move a5");
  EXPECT_EQ(played.table.clocks[0].now.left, 55 * one_second);
}

TEST(Clock, GivesOneIncrementForARoundOfBraveRats) {
  PlayedTable played = begun(duel(per_game));
  played.now += 10 * one_second;
  played.act(ann, Seat::one, "play 2");
  played.now += 10 * one_second;
  played.act(bob, Seat::two, "play 2");
  EXPECT_EQ(played.table.clocks[0].now.left, 55 * one_second);
  EXPECT_EQ(played.table.clocks[1].now.left, 45 * one_second);
  EXPECT_EQ(played.table.clocks[0].now.since, played.now);
  EXPECT_EQ(played.table.clocks[1].now.since, played.now);
}

TEST(Clock, GoesOnWhenAChoiceIsTakenBack) {
  PlayedTable played = begun(duel(per_game));
  const Time began = played.now;
  played.now += 10 * one_second;
  played.act(ann, Seat::one, "play 2");
  played.now += 10 * one_second;
  played.perform_for(ann, Undo{Seat::one, sequence_of(played.table, Seat::one)});
  EXPECT_EQ(played.table.clocks[0].now, (SeatClock{60 * one_second, began}));
}

TEST(Clock, OfAChoiceThatWaitsSeemsToRunForEverybodyElse) {
  PlayedTable played = begun(duel(per_game));
  const auto before = clock_seen(played.table, Seat::one, Seat::two);
  played.now += 10 * one_second;
  played.act(ann, Seat::one, "play 2");
  EXPECT_EQ(clock_seen(played.table, Seat::one, Seat::two), before);
  EXPECT_EQ(clock_seen(played.table, Seat::one, hosting::spectator), before);
  EXPECT_FALSE(clock_seen(played.table, Seat::one, Seat::one)->since);
}

TEST(Clock, TakesWhoeverRunsOutOfTimeFromTheGame) {
  PlayedTable played = begun(race(2, per_turn));
  EXPECT_TRUE(run_out_of_time(played.table, later(played, 30 * one_second - 1)).empty());
  EXPECT_FALSE(run_out_of_time(played.table, later(played, 30 * one_second)).empty());
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::timed_out, {2, 1}}));
  EXPECT_FALSE(next_deadline(played.table));
}

TEST(Clock, StandsWhileThereIsNoHostAndCaresForNoDate) {
  for (const Time step : {Time{24} * 3600 * one_second, Time{-24} * 3600 * one_second}) {
    PlayedTable played = begun(race(2, per_game));
    played.now += 10 * one_second;
    played.ahead += step;
    EXPECT_TRUE(run_out_of_time(played.table, played.instant()).empty());
    // For those who look on it is as if it had begun ten seconds ago.
    const boost::json::value clock = played.told(Seat::one).at("clocks").at(0);
    EXPECT_EQ(clock.at("since").as_int64(), played.instant().date - 10 * one_second);
    played.act(ann, Seat::one, "move a5");
    EXPECT_EQ(played.table.clocks[0].now.left, 55 * one_second);
    EXPECT_EQ(replayed(played.table.id, played.journal).clocks[1].now, played.table.clocks[1].now);
  }
}

TEST(Clock, OfAHostThatHasForgottenItsLastSecondsTakesNoTime) {
  PlayedTable played = begun(race(2, per_game));
  played.now -= 3 * one_second;
  played.act(ann, Seat::one, "move a5");
  EXPECT_EQ(played.table.clocks[0].now.left, 65 * one_second);
}

TEST(Clock, SparesWhoeverHasChosen) {
  PlayedTable played = begun(duel(per_turn));
  played.act(ann, Seat::one, "play 2");
  (void)run_out_of_time(played.table, later(played, 30 * one_second));
  EXPECT_EQ(played.table.ending->places, (std::vector{1, 2}));
}

TEST(Clock, LetsNobodyWinWhenBothRunOutOfTime) {
  PlayedTable played = begun(duel(per_turn));
  (void)run_out_of_time(played.table, later(played, 30 * one_second));
  EXPECT_EQ(*played.table.ending, (Ending{Ending::Kind::timed_out, {1, 1}}));
}

TEST(Clock, RunsForNoBot) {
  PlayedTable played(R"({"game":"brave-rats","options":{"variant":"base"},)"
                     R"("seats":["person","level1"],"clock":{"kind":"turn","seconds":30}})");
  EXPECT_TRUE(played.table.clocks[0].now.since);
  EXPECT_FALSE(played.table.clocks[1].now.since);
  EXPECT_FALSE(clock_seen(played.table, Seat::two, Seat::one));
}

TEST(Clock, StandsBetweenTheGamesOfAMatch) {
  PlayedTable played = begun(duel(per_turn + R"(,"crowns":2)"));
  played.act(ann, Seat::one, "play 1");
  played.act(bob, Seat::two, "play 7");
  EXPECT_FALSE(next_deadline(played.table));
  played.perform_for(ann, NextGame{});
  EXPECT_TRUE(next_deadline(played.table));
}

}  // namespace
}  // namespace cheesemoon::table
