#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

/// Points of the rattronauts of a seat.
int rattronaut_points(const State& state, unsigned seat) {
  return breakdown_of(state.table, seat - 1).tracks.at(index(Track::rattronaut));
}

TEST(Rattronaut, TakesTheLeftmostFreeSpaceOfItsTrack) {
  // Points of the first, second, ... rat of all seats together.
  constexpr std::array<std::array<int, 6>, 4> points{
      {{10, 7, 6, 6, 6, 6}, {10, 8, 7, 6, 6, 6}, {10, 8, 7, 6, 6, 6}, {10, 8, 7, 7, 6, 6}}};
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    for (unsigned taken = 0; taken < 6; ++taken) {
      State state = with_rats({26, 0, 0, 0}, seats);
      place_markers(state, 2, Track::rattronaut, taken);
      play(state, "move a27");
      EXPECT_EQ(rattronaut_points(state, 1), points.at(seats - 2).at(taken))
          << seats << " seats, " << taken << " taken";
      EXPECT_EQ(rattronauts(team(state, 1)), 1U);
    }
  }
}

TEST(Rattronaut, NeverMovesAgain) {
  State state = with_rats({26, 0, nursery, nursery});
  play(state, {"move a27", "award"});
  finish_turn(state);
  EXPECT_EQ(actor_number(state), 1);
  EXPECT_EQ(moves_of(state, 'a'), Texts{});
  EXPECT_EQ(team(state, 1).rats[0], launchpad);
}

TEST(Rattronaut, IsARatAndNotAMarker) {
  State state = with_rats({26, 0, 0, 0});
  place_markers(state, 1, Track::provisions, 10);
  play(state, "move a27");
  EXPECT_EQ(rattronauts(team(state, 1)), 1U);
  EXPECT_EQ(markers_placed(team(state, 1)), 10U);
  EXPECT_EQ(rattronaut_points(state, 1), 10);
}

TEST(Reward, IsAnAwardOrARat) {
  State state = with_rats({26, 0, nursery, nursery});
  play(state, "move a27");
  EXPECT_EQ(legal(state), (Texts{"award", "rat"}));
  EXPECT_EQ(rattronauts(team(state, 1)), 1U);
}

TEST(Reward, AsAnAwardIsWorthThreePoints) {
  State state = with_rats({26, 0, nursery, nursery});
  play(state, {"move a27", "award"});
  EXPECT_EQ(team(state, 1).awards, 1);
  EXPECT_EQ(breakdown_of(state.table, 0).awards, 3);
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{27, 0, nursery, nursery}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Reward, AsARatBringsTheEarliestOneFromTheNurseryToStart) {
  State state = with_rats({26, 0, nursery, nursery});
  play(state, {"move a27", "rat"});
  EXPECT_EQ(team(state, 1).awards, 0);
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{27, 0, 0, nursery}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Reward, CanBeAnAwardWhileARatIsOnThePath) {
  for (const Space place : {Space{0}, Space{1}, Space{26}}) {
    State state = with_rats({26, place, nursery, 27});
    if (place == 26) team(state, 1).rats[0] = 25;
    play(state, "move a27");
    EXPECT_EQ(legal(state), (Texts{"award", "rat"})) << unsigned{place};
  }
}

TEST(Reward, IsARatForWhoHasNoneOnThePath) {
  State state = with_rats({25, nursery, 27, nursery});
  play(state, "move a27");
  EXPECT_EQ(team(state, 1).awards, 0);
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{27, 0, 27, nursery}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Reward, IsAnAwardForWhoHasNoneInTheNursery) {
  State state = with_rats({26, 0, 4, 27});
  play(state, "move a27");
  EXPECT_EQ(team(state, 1).awards, 1);
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{27, 0, 4, 27}));
}

TEST(Reward, OfTheFourthRatIsAnAward) {
  State state = with_rats({25, 27, 27, 27});
  place_markers(state, 1, Track::rattronaut, 3);
  play(state, "move a27");
  EXPECT_EQ(team(state, 1).awards, 1);
  EXPECT_EQ(rattronauts(team(state, 1)), 4U);
}

TEST(Reward, OfOneRatDoesNotDependOnOtherSeats) {
  State state = with_rats({25, nursery, 27, nursery});
  team(state, 2).rats = {0, 4, 9, 10};
  play(state, "move a27");
  EXPECT_EQ(team(state, 1).awards, 0);
  EXPECT_EQ(team(state, 1).rats[1], 0);
}

TEST(Reward, ComesAfterTheCores) {
  // The last rat leaves the Nursery on the way: no rat is left to choose.
  State state = with_rats({25, 23, 27, nursery});
  team(state, 1).burrow = in_burrow::x2;
  play(state, "move a27 b26");
  EXPECT_EQ(legal(state), (Texts{"left", "up"}));
  EXPECT_EQ(rattronauts(team(state, 1)), 0U);
  State other = state;
  play(state, "up");
  EXPECT_EQ(team(state, 1).awards, 1);
  EXPECT_EQ(team(state, 1).rats[3], 0);
  play(other, "left");
  EXPECT_EQ(legal(other), (Texts{"award", "rat"}));
}

TEST(Reward, ComesBeforeShopping) {
  State state = with_rats({26, 20, nursery, nursery});
  play(state, "move a27 b21");
  EXPECT_EQ(legal(state), (Texts{"award", "rat"}));
  play(state, "award");
  EXPECT_TRUE(legal(state).contains("pass"));
  EXPECT_EQ(actor_number(state), 1);
}

TEST(Reward, OfARatLetsItMoveNextTurn) {
  State state = with_rats({26, 4, nursery, nursery});
  play(state, {"move a27", "rat"});
  finish_turn(state);
  EXPECT_EQ(moves_of(state, 'c'), (Texts{"c1", "c2", "c3", "c5"}));
}

}  // namespace
}  // namespace cheesemoon::first_rat
