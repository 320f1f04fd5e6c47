#include "players/first_rat/outlook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/first_rat/turn.h"
#include "players/first_rat/greg_turn.h"
#include "players/first_rat/look_ahead.h"
#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

Outlook outlook_after(const Table& table, std::initializer_list<const char*> texts) {
  std::vector<Action> actions;
  Table played = table;
  NoWitness nobody;
  for (const char* text : texts) {
    actions.push_back(*read_action(text));
    EXPECT_TRUE(is_legal_decision(played, actions.back())) << text;
    decide(played, actions.back(), nobody);
  }
  EXPECT_TRUE(is_turn_over(table, played));
  return outlook_of(table, actions, count_points);
}

TEST(Outlook, NamesThePartThatTheNextTurnBuilds) {
  Table table = opening(2).table;
  // All of a thruster but one vinegar, and two spaces that yield it within reach of each other.
  table.teams[0].materials = {2, 3, 0, 0};
  const Outlook outlook = outlook_after(table, {"move a4"});
  ASSERT_FALSE(outlook.next.empty());
  EXPECT_EQ(outlook.turns_until, 1U);
  EXPECT_EQ(outlook.next.front().kind, GainKind::built);
  EXPECT_EQ(outlook.next.front().what, static_cast<std::uint8_t>(Track::thruster));
  EXPECT_EQ(outlook.next.front().amount, next_points(table, Track::thruster));
}

TEST(Outlook, NamesTheSpacesThatTheLightsReachAndWhoComesThere) {
  Table table = opening(2).table;
  table.teams[0].light = 13;
  table.teams[0].rats = {12, 15, 20, 0};
  // Two bulbs of space 14 light it and the one before it; the rat that has just come to 14 is past.
  const Outlook outlook = outlook_after(table, {"move a14"});
  EXPECT_EQ(outlook.lit, (std::vector<Space>{13, 14}));
  EXPECT_EQ(outlook.rats_to_come, 1U);
}

TEST(Outlook, SaysNothingOfSpacesThatAllRatsHavePassed) {
  Table table = opening(2).table;
  table.teams[0].light = 0;
  table.teams[0].rats = {12, 15, 20, 26};
  const Outlook outlook = outlook_after(table, {"move a14"});
  EXPECT_TRUE(outlook.lit.empty());
  EXPECT_EQ(outlook.rats_to_come, 0U);
}

TEST(Outlook, NamesWhoCouldHaveTakenASpaceOfATrackNext) {
  Table table = opening(3).table;
  table.teams[0].materials = {2, 5, 0, 0};
  table.teams[2].materials = {2, 5, 0, 0};
  const Outlook outlook = outlook_after(table, {"move a2", "build thruster"});
  ASSERT_EQ(outlook.kept.size(), 1U);
  EXPECT_EQ(outlook.kept.front().team, 2U);
  EXPECT_EQ(outlook.kept.front().track, Track::thruster);
  Table played = table;
  for (const char* text : {"move a2", "build thruster"})
    played = after(played, std::vector{*read_action(text)});
  EXPECT_EQ(outlook.kept.front().points,
            next_points(table, Track::thruster) - next_points(played, Track::thruster));
}

TEST(Outlook, KeepsNothingFromWhoCouldNotTakeIt) {
  Table table = opening(3).table;
  table.teams[0].materials = {2, 5, 0, 0};
  EXPECT_TRUE(outlook_after(table, {"move a2", "build thruster"}).kept.empty());
}

TEST(Outlook, EndsWithTheGame) {
  const Outlook outlook = outlook_after(decided_by_a_thruster(), {"move a1", "build thruster"});
  EXPECT_EQ(outlook.turns_until, 0U);
  EXPECT_TRUE(outlook.next.empty());
}

TEST(Outlook, IsFoundForEveryTurnOfEveryKindOfGame) {
  for (const FirstRat::Options& options : kinds_of_games()) {
    walk(options, 3, [&](const State& state, Random& random) {
      if (random.below(8) != 0 || greg_acts(state.table)) return;
      TurnTree turns;
      turns.grow(state.table);
      const auto actions = turns.actions(random.below(static_cast<std::uint32_t>(turns.size())));
      const Outlook outlook = outlook_of(state.table, actions);
      EXPECT_EQ(outlook.turns_until > 0, !outlook.next.empty());
      EXPECT_LE(outlook.next.size(), 2U);
      EXPECT_EQ(outlook.rats_to_come > 0, !outlook.lit.empty());
      for (const KeptFrom& kept : outlook.kept) {
        EXPECT_NE(kept.team, deciding_team(state.table));
        EXPECT_GT(kept.points, 0U);
      }
    });
  }
}

}  // namespace
}  // namespace cheesemoon::players
