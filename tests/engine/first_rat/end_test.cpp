#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

/// Three seats in round 7.
State late_position() {
  State state = position(3);
  state.table.round = 7;
  return state;
}

/// A seat is about to bring its fourth rat to the Launchpad with its move d27.
void prepare_fourth_rat(State& state, unsigned seat) {
  team(state, seat).rats = {27, 27, 27, 25};
  place_markers(state, seat, Track::rattronaut, 3);
}

/// A seat has seven markers placed and can donate once.
void prepare_eighth_marker(State& state, unsigned seat) {
  place_markers(state, seat, Track::provisions, 7);
  team(state, seat).cheese = 10;
}

/// Plays on until the game is over, and returns the turns it took.
unsigned turns_to_the_end(State& state) {
  unsigned turns = 0;
  while (!FirstRat::is_terminal(state) && turns < 20) {
    finish_turn(state);
    ++turns;
  }
  return turns;
}

TEST(End, ComesWithTheRoundOfTheFourthRat) {
  for (unsigned seat = 1; seat <= 3; ++seat) {
    State state = late_position();
    give_turn(state, seat);
    prepare_fourth_rat(state, seat);
    play(state, "move d27");
    EXPECT_EQ(rattronauts(team(state, seat)), 4U);
    // Everybody after this seat has one more turn.
    EXPECT_EQ(turns_to_the_end(state), 3 - seat) << "seat " << seat;
    EXPECT_EQ(state.table.round, 7);
  }
}

TEST(End, DoesNotComeWithTheThirdRat) {
  State state = late_position();
  team(state, 1).rats = {27, 27, 25, 0};
  place_markers(state, 1, Track::rattronaut, 2);
  play(state, "move c27");
  EXPECT_EQ(state.table.last_round, never);
}

TEST(End, ComesWithTheRoundAfterTheEighthMarker) {
  for (unsigned seat = 1; seat <= 3; ++seat) {
    State state = late_position();
    give_turn(state, seat);
    prepare_eighth_marker(state, seat);
    play(state, {"move a1", "donate"});
    EXPECT_EQ(markers_placed(team(state, seat)), 8U);
    EXPECT_EQ(turns_to_the_end(state), 3 - seat + 3) << "seat " << seat;
    EXPECT_EQ(state.table.round, 8);
  }
}

TEST(End, DoesNotComeWithTheSeventhMarker) {
  State state = late_position();
  place_markers(state, 1, Track::provisions, 6);
  team(state, 1).cheese = 10;
  play(state, {"move a1", "donate"});
  EXPECT_EQ(state.table.last_round, never);
}

TEST(End, CountsMarkersOfAllTracksButRattronauts) {
  State state = late_position();
  place_markers(state, 1, Track::provisions, 6);
  place_markers(state, 1, Track::rattronaut, 3);
  team(state, 1).rats = {27, 27, 27, 0};
  team(state, 1).cheese = 20;
  play(state, {"move d1", "donate"});
  EXPECT_EQ(state.table.last_round, never);
  play(state, "donate");
  EXPECT_EQ(state.table.last_round, 8);
}

TEST(End, IsAnnouncedByAutomaticScoringsToo) {
  State state = late_position();
  place_markers(state, 1, Track::provisions, 7);
  team(state, 1).burrow = in_burrow::n4;
  collect_cores(state, 1);
  EXPECT_EQ(state.table.last_round, 8);
  state = late_position();
  place_markers(state, 1, Track::provisions, 7);
  team(state, 1).light = 14;
  play(state, "move a1");
  EXPECT_EQ(state.table.last_round, 8);
}

TEST(End, IsAnnouncedByTheRocketAsEighthMarker) {
  State state = late_position();
  place_markers(state, 1, Track::provisions, 4);
  place_markers(state, 1, Track::cargo, 1);
  place_markers(state, 1, Track::thruster, 1);
  team(state, 1).materials = {0, 0, 1, 2};
  play(state, {"move a1", "build cockpit"});
  EXPECT_EQ(markers_placed(team(state, 1)), 8U);
  EXPECT_EQ(state.table.last_round, 8);
}

TEST(End, ComesEarlierIfTheFourthRatFollowsTheEighthMarkerInTheSameRound) {
  State state = late_position();
  prepare_eighth_marker(state, 1);
  prepare_fourth_rat(state, 2);
  play(state, {"move a1", "donate"});
  EXPECT_EQ(state.table.last_round, 8);
  play(state, "move d27");
  EXPECT_EQ(state.table.last_round, 7);
  EXPECT_EQ(turns_to_the_end(state), 1U);
  EXPECT_EQ(state.table.round, 7);
}

TEST(End, ComesAsAnnouncedIfTheFourthRatFollowsInTheLastRound) {
  State state = late_position();
  prepare_eighth_marker(state, 3);
  give_turn(state, 3);
  play(state, {"move a1", "donate"});
  EXPECT_EQ(state.table.round, 8);
  prepare_fourth_rat(state, 1);
  play(state, "move d27");
  EXPECT_EQ(turns_to_the_end(state), 2U);
  EXPECT_EQ(state.table.round, 8);
}

TEST(End, IsNotPutOffByAnEighthMarkerAfterTheFourthRat) {
  State state = late_position();
  prepare_fourth_rat(state, 1);
  prepare_eighth_marker(state, 2);
  play(state, {"move d27", "move a1", "donate"});
  EXPECT_EQ(state.table.last_round, 7);
  EXPECT_EQ(turns_to_the_end(state), 1U);
}

TEST(End, IsNotPutOffByTheNinthMarkerNorByAnotherEighth) {
  State state = late_position();
  prepare_eighth_marker(state, 1);
  team(state, 1).cheese = 10;
  play(state, {"move a1", "donate"});
  finish_turn(state);
  finish_turn(state);
  EXPECT_EQ(state.table.round, 8);
  team(state, 1).cheese = 10;
  play(state, {"move b2", "donate"});
  EXPECT_EQ(markers_placed(team(state, 1)), 9U);
  prepare_eighth_marker(state, 2);
  play(state, {"move b2", "donate"});
  EXPECT_EQ(state.table.last_round, 8);
  EXPECT_EQ(turns_to_the_end(state), 1U);
}

TEST(End, LeavesNothingToDo) {
  State state = late_position();
  give_turn(state, 3);
  prepare_fourth_rat(state, 3);
  play(state, "move d27");
  EXPECT_TRUE(FirstRat::is_terminal(state));
  EXPECT_TRUE(FirstRat::actors(state).empty());
  EXPECT_EQ(legal(state), Texts{});
  EXPECT_EQ(FirstRat::apply(state, Seat::one, action_of("move a1")), Applied::game_is_over);
}

TEST(End, LetsTheRestOfTheTurnBePlayed) {
  // After the fourth rat has boarded, its team may still build.
  State state = late_position();
  prepare_fourth_rat(state, 1);
  team(state, 1).cheese = 10;
  play(state, "move d27");
  EXPECT_EQ(legal(state), (Texts{"donate", "end"}));
}

Breakdown points_of(const State& state, unsigned seat = 1) {
  return breakdown_of(state.table, seat - 1);
}

/// Seat 1 has nothing that is worth anything.
State without_points(unsigned seats = 2) {
  State state = position(seats);
  for (unsigned seat = 1; seat <= seats; ++seat) team(state, seat).cheese = 0;
  return state;
}

TEST(Points, AreNoneAtFirst) {
  EXPECT_EQ(points_of(without_points()), Breakdown{});
  EXPECT_EQ(points_of(without_points()).total(), 0);
}

TEST(Points, OfEachTrackAreThoseAboveTheMarkers) {
  // With five players nothing is blocked: the first two spaces.
  constexpr std::array<int, track_count> firsts{8, 8, 9, 5, 7, 8, 7, 10};
  constexpr std::array<int, track_count> seconds{7, 7, 8, 4, 6, 7, 7, 8};
  for (std::size_t track = 0; track < track_count; ++track) {
    State state = without_points(5);
    place_markers(state, 1, static_cast<Track>(track), 2);
    Breakdown expected;
    expected.tracks.at(track) = static_cast<std::int16_t>(firsts.at(track) + seconds.at(track));
    EXPECT_EQ(points_of(state), expected) << track_names.at(track);
    EXPECT_EQ(points_of(state).total(), firsts.at(track) + seconds.at(track));
    EXPECT_EQ(points_of(state, 2), Breakdown{});
  }
}

TEST(Points, OfAnAwardAreThree) {
  State state = without_points();
  team(state, 1).awards = 2;
  EXPECT_EQ(points_of(state).awards, 6);
  EXPECT_EQ(points_of(state).total(), 6);
}

TEST(Points, OfMoldyCheeseAreMinusTwo) {
  State state = without_points();
  team(state, 1).moldy = 3;
  EXPECT_EQ(points_of(state).moldy, -6);
  EXPECT_EQ(points_of(state).total(), -6);
}

TEST(Points, OfLeftoversAreOneForEveryFour) {
  constexpr std::array<int, 10> points{0, 0, 0, 0, 1, 1, 1, 1, 2, 2};
  for (unsigned amount = 0; amount < 10; ++amount) {
    for (const Good good : {Good::cheese, Good::soda, Good::vinegar, Good::can, Good::calculator}) {
      State state = without_points();
      own(team(state, 1), good, amount);
      EXPECT_EQ(points_of(state).leftovers, points.at(amount));
    }
  }
}

TEST(Points, OfLeftoversCountMaterialsAndCheeseTogether) {
  State state = without_points();
  team(state, 1).materials = {1, 1, 1, 0};
  EXPECT_EQ(points_of(state).leftovers, 0);
  team(state, 1).cheese = 1;
  EXPECT_EQ(points_of(state).leftovers, 1);
  team(state, 1).materials = {3, 2, 1, 4};
  team(state, 1).cheese = 2;
  EXPECT_EQ(points_of(state).leftovers, 3);
}

TEST(Points, OfOtherThingsAreNone) {
  State state = without_points();
  team(state, 1).drinks = 8;
  team(state, 1).light = 39;
  team(state, 1).comics = 0b111111;
  team(state, 1).backpacks = {2, 2, 2, 2, 2};
  EXPECT_EQ(points_of(state), Breakdown{});
}

TEST(Points, AddUp) {
  State state = without_points();
  place_markers(state, 1, Track::cockpit, 1);
  place_markers(state, 1, Track::rattronaut, 2);
  own(team(state, 1), Cap::cockpit);
  team(state, 1).awards = 1;
  team(state, 1).moldy = 2;
  team(state, 1).cheese = 9;
  EXPECT_EQ(points_of(state).total(), 8 + 10 + 7 + 4 + 3 - 4 + 2);
}

TEST(BottleCap, OfATrackCountsEachOwnMarkerThere) {
  struct Case {
    Cap cap;
    Track track;
    int worth;
  };
  for (const Case& known :
       {Case{Cap::rocket, Track::rocket, 6}, Case{Cap::cockpit, Track::cockpit, 4},
        Case{Cap::cargo, Track::cargo, 4}, Case{Cap::thruster, Track::thruster, 4},
        Case{Cap::provisions, Track::provisions, 3}, Case{Cap::lights, Track::lights, 3},
        Case{Cap::food, Track::food, 3}, Case{Cap::rattronaut, Track::rattronaut, 3}}) {
    State state = without_points(5);
    own(team(state, 1), known.cap);
    // Markers of others, and own ones on another track, do not count.
    place_markers(state, 2, known.track, 2);
    place_markers(state, 1, known.track == Track::food ? Track::cargo : Track::food, 2);
    EXPECT_EQ(points_of(state).caps, 0);
    for (int markers = 1; markers <= 3; ++markers) {
      place_markers(state, 1, known.track, 1);
      EXPECT_EQ(points_of(state).caps, markers * known.worth) << cap_name(known.cap);
    }
  }
}

TEST(BottleCap, OfTheCollectorIsWorthTwoPerBackpackAndComic) {
  State state = without_points();
  own(team(state, 1), Cap::collector);
  EXPECT_EQ(points_of(state).caps, 0);
  team(state, 1).backpacks = {2, 0, 0, 1, 0};
  EXPECT_EQ(points_of(state).caps, 6);
  own(team(state, 1), Comic::pipes);
  own(team(state, 1), Comic::loner, 'c');
  EXPECT_EQ(points_of(state).caps, 10);
  // Drinks and caps are neither.
  team(state, 1).drinks = 2;
  own(team(state, 1), Cap::food);
  EXPECT_EQ(points_of(state).caps, 10);
}

TEST(BottleCap, OfTheAllrounderIsWorthTwelveFromFiveTracksOn) {
  State state = without_points();
  own(team(state, 1), Cap::allrounder);
  constexpr std::array<int, track_count> worth{0, 0, 0, 0, 12, 12, 12, 12};
  for (std::size_t track = 0; track < track_count; ++track) {
    place_markers(state, 1, static_cast<Track>(track), 1);
    EXPECT_EQ(points_of(state).caps, worth.at(track)) << track + 1 << " tracks";
  }
}

TEST(BottleCap, OfTheAllrounderCountsRattronauts) {
  State state = without_points();
  own(team(state, 1), Cap::allrounder);
  for (const Track track : {Track::cockpit, Track::cargo, Track::thruster, Track::lights})
    place_markers(state, 1, track, 1);
  EXPECT_EQ(points_of(state).caps, 0);
  place_markers(state, 1, Track::rattronaut, 1);
  EXPECT_EQ(points_of(state).caps, 12);
}

TEST(BottleCap, OfTheAllrounderCountsTracksAndNotMarkers) {
  State state = without_points();
  own(team(state, 1), Cap::allrounder);
  place_markers(state, 1, Track::food, 6);
  EXPECT_EQ(points_of(state).caps, 0);
}

TEST(BottleCap, AddsToOthers) {
  State state = without_points();
  own(team(state, 1), Cap::food);
  own(team(state, 1), Cap::rattronaut);
  own(team(state, 1), Cap::collector);
  place_markers(state, 1, Track::food, 2);
  place_markers(state, 1, Track::rattronaut, 1);
  own(team(state, 1), Comic::blend);
  EXPECT_EQ(points_of(state).caps, 2 * 3 + 3 + 2);
}

TEST(BottleCap, LeftAtTheBoothIsWorthNothing) {
  State state = without_points();
  state.table.market.caps = 0b1111111111;
  place_markers(state, 1, Track::food, 2);
  EXPECT_EQ(points_of(state).caps, 0);
}

std::vector<unsigned> winners(const State& state) {
  std::vector<unsigned> seats;
  for (unsigned seat = 1; seat <= state.table.team_count; ++seat) {
    if (FirstRat::outcome(state).wins(seat - 1)) seats.push_back(seat);
  }
  return seats;
}

TEST(Winner, HasTheMostPoints) {
  for (unsigned seat = 1; seat <= 3; ++seat) {
    State state = without_points(3);
    for (unsigned other = 1; other <= 3; ++other) team(state, other).awards = other == seat ? 2 : 1;
    EXPECT_EQ(winners(state), (std::vector<unsigned>{seat}));
    EXPECT_EQ(FirstRat::returns(state).at(seat - 1), 1.0);
  }
}

TEST(Winner, NeedNotHaveTheMostRattronauts) {
  State state = without_points();
  place_markers(state, 1, Track::rattronaut, 1);
  team(state, 2).awards = 4;
  EXPECT_EQ(winners(state), (std::vector<unsigned>{2}));
}

TEST(Winner, OfATieHasMoreRattronauts) {
  // 10 points each: a rattronaut against awards and leftovers.
  State state = without_points(3);
  place_markers(state, 2, Track::rattronaut, 1);
  team(state, 1).awards = 2;
  team(state, 1).cheese = 16;
  team(state, 3).cheese = 40;
  for (unsigned seat = 1; seat <= 3; ++seat) EXPECT_EQ(points_of(state, seat).total(), 10);
  EXPECT_EQ(winners(state), (std::vector<unsigned>{2}));
}

TEST(Winner, SharesWithWhoIsEqualInBoth) {
  State state = without_points(3);
  place_markers(state, 1, Track::rattronaut, 1);
  place_markers(state, 3, Track::rattronaut, 1);
  // 10 and 8 points; seat 2 has 10 points without a rattronaut.
  team(state, 3).cheese = 8;
  team(state, 2).cheese = 40;
  EXPECT_EQ(winners(state), (std::vector<unsigned>{1, 3}));
  EXPECT_EQ(FirstRat::returns(state), (std::array<double, most_seats>{0.5, 0, 0.5, 0, 0}));
}

TEST(Winner, CanBeEverybody) {
  const State state = without_points(4);
  EXPECT_EQ(winners(state), (std::vector<unsigned>{1, 2, 3, 4}));
}

TEST(Winner, CanHaveLessThanNothing) {
  State state = without_points();
  team(state, 1).moldy = 2;
  team(state, 2).moldy = 1;
  EXPECT_EQ(winners(state), (std::vector<unsigned>{2}));
}

TEST(Winner, IsToldWithPointsAndRattronautsOfEverySeat) {
  State state = without_points(3);
  place_markers(state, 2, Track::rattronaut, 2);
  const Outcome outcome = FirstRat::outcome(state);
  ASSERT_EQ(outcome.breakdown.size(), 3U);
  EXPECT_EQ(outcome.rattronauts, (FixedVector<std::uint8_t, most_seats>{0, 2, 0}));
  EXPECT_EQ(outcome.breakdown[1].total(), 10 + 8);
}

}  // namespace
}  // namespace cheesemoon::first_rat
