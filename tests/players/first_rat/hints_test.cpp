#include "players/first_rat/hints.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/first_rat/turn.h"
#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

/// Plays a turn decision by decision and shows where it leads.
void follow(const Table& table, const JudgedTurn& turn, Table& played) {
  played = table;
  ASSERT_FALSE(turn.actions.empty());
  for (const Action& action : turn.actions) {
    ASSERT_TRUE(is_legal_decision(played, action));
    NoWitness nobody;
    decide(played, action, nobody);
  }
  EXPECT_TRUE(is_turn_over(table, played));
}

TEST(Hints, AreLegalWholeTurnsTheBestFirst) {
  for (const FirstRat::Options& options : kinds_of_games()) {
    walk(options, 5, [&](const State& state, Random& random) {
      if (random.below(4) != 0) return;
      const Hints hints = hints_for(state.table, nodes(24), 3);
      EXPECT_EQ(hints.team, deciding_team(state.table));
      ASSERT_GE(hints.turns.size(), 1U);
      EXPECT_LE(hints.turns.size(), 3U);
      std::set<std::uint64_t> tables;
      float last_worth = 1000;
      for (const JudgedTurn& turn : hints.turns) {
        Table played;
        follow(state.table, turn, played);
        EXPECT_TRUE(tables.insert(hash_of(played)).second);
        EXPECT_LE(worth_of(turn.expected, hints.team), last_worth);
        last_worth = worth_of(turn.expected, hints.team);
        float sum = 0;
        for (const float share : turn.expected.win_share) sum += share;
        EXPECT_NEAR(sum, 1, 1e-4);
        EXPECT_EQ(turn.gains, most_telling(gains_of(state.table, turn.actions)));
      }
    });
  }
}

TEST(Hints, AreTheSameEveryTime) {
  for (std::size_t seats = 1; seats <= most_seats; ++seats) {
    const Table table = opening(seats).table;
    const Hints first = hints_for(table, nodes(200), 4);
    const Hints second = hints_for(table, nodes(200), 4);
    ASSERT_EQ(first.turns.size(), second.turns.size());
    for (std::size_t turn = 0; turn < first.turns.size(); ++turn) {
      EXPECT_EQ(first.turns[turn].actions, second.turns[turn].actions);
      EXPECT_EQ(first.turns[turn].expected.points, second.turns[turn].expected.points);
    }
  }
}

TEST(Hints, FindTheTurnThatWinsAndSayWhy) {
  const Table table = decided_by_a_thruster();
  const Hints hints = hints_for(table, nodes(60), 3);
  ASSERT_EQ(hints.turns.size(), 3U);
  const JudgedTurn& best = hints.turns.front();
  EXPECT_EQ(hints.team, 1U);
  EXPECT_EQ(best.expected.win_share[1], 1);
  EXPECT_EQ(best.gains.front().kind, GainKind::built);
  EXPECT_EQ(best.gains.front().what, static_cast<std::uint8_t>(Track::thruster));
  Table played;
  follow(table, best, played);
  EXPECT_EQ(best.expected.points[1], static_cast<float>(outcome_of(played).breakdown[1].total()));
}

TEST(Hints, AreNoneWhereNobodyHasToDecide) {
  EXPECT_TRUE(
      hints_for(FirstRat::start(kinds_of_games().back()).table, nodes(10), 3).turns.empty());
  State greg_is_next = opening(1);
  greg_is_next.table.turn.phase = Phase::greg_draw;
  greg_is_next.table.turn.team = 1;
  EXPECT_TRUE(hints_for(greg_is_next.table, nodes(10), 3).turns.empty());
  Table over = opening(2).table;
  over.turn.phase = Phase::over;
  EXPECT_TRUE(hints_for(over, nodes(10), 3).turns.empty());
}

TEST(Hints, ComeAtOnceWhenTheyAreWantedAtOnce) {
  const std::atomic<bool> stop = true;
  Budget budget = nodes(1'000'000'000);
  budget.stop = &stop;
  EXPECT_FALSE(hints_for(opening(3).table, budget, 3).turns.empty());
}

}  // namespace
}  // namespace cheesemoon::players
