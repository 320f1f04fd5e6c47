#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

/// Seat 1 has moved, and has these materials and this cheese when it comes to building.
State building(const Materials& materials, unsigned cheese = 0, unsigned seats = 2) {
  State state = position(seats);
  // One bulb is collected, which changes neither.
  team(state, 1).materials = materials;
  team(state, 1).cheese = static_cast<std::uint16_t>(cheese);
  play(state, "move a1");
  return state;
}

int points_on(const State& state, unsigned seat, Track track) {
  return breakdown_of(state.table, seat - 1).tracks.at(index(track));
}

struct Part {
  std::string name;
  Track track;
  Materials cost;
};
const std::array<Part, 3> built_parts{{{"cockpit", Track::cockpit, {0, 0, 1, 2}},
                                       {"cargo", Track::cargo, {3, 0, 2, 0}},
                                       {"thruster", Track::thruster, {2, 5, 0, 0}}}};

TEST(Build, CostsTheMaterialsOfThePart) {
  for (const Part& part : built_parts) {
    State state = building(part.cost);
    EXPECT_EQ(legal(state), (Texts{"build " + part.name, "end"}));
    play(state, "build " + part.name);
    EXPECT_EQ(team(state, 1).materials, (Materials{0, 0, 0, 0})) << part.name;
    EXPECT_EQ(team(state, 1).markers.of(part.track), 1U);
    EXPECT_EQ(markers_placed(team(state, 1)), 1U);
  }
}

TEST(Build, NeedsEveryMaterialOfThePart) {
  for (const Part& part : built_parts) {
    for (std::size_t kind = 0; kind < material_count; ++kind) {
      if (part.cost.at(kind) == 0) continue;
      Materials one_short = part.cost;
      --one_short.at(kind);
      // Other materials do not stand in.
      one_short.at((kind + 1) % material_count) += part.cost.at((kind + 1) % material_count) > 0;
      const State state = building(one_short);
      EXPECT_EQ(actor_number(state), 2) << part.name;
    }
  }
}

TEST(Build, LeavesOtherMaterialsAlone) {
  State state = building({9, 9, 9, 9});
  play(state, "build cockpit");
  EXPECT_EQ(team(state, 1).materials, (Materials{9, 9, 8, 7}));
  play(state, "build cargo");
  EXPECT_EQ(team(state, 1).materials, (Materials{6, 9, 6, 7}));
  play(state, "build thruster");
  EXPECT_EQ(team(state, 1).materials, (Materials{4, 4, 6, 7}));
}

TEST(Build, CanBeRepeatedWithTheSamePart) {
  State state = building({0, 0, 3, 6});
  play(state, {"build cockpit", "build cockpit"});
  EXPECT_EQ(legal(state), (Texts{"build cockpit", "end"}));
  play(state, "build cockpit");
  EXPECT_EQ(team(state, 1).markers.of(Track::cockpit), 3U);
  // Nothing more can be built: the turn is over without an end.
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Build, EndsWhenTheSeatWantsNoMore) {
  State state = building({9, 9, 9, 9}, 30);
  EXPECT_EQ(legal(state),
            (Texts{"build cockpit", "build cargo", "build thruster", "donate", "end"}));
  play(state, "end");
  EXPECT_EQ(actor_number(state), 2);
  EXPECT_EQ(team(state, 1).materials, (Materials{9, 9, 9, 9}));
  EXPECT_EQ(team(state, 1).cheese, 30);
}

TEST(Build, IsNotAskedOfWhoCanDoNothing) {
  EXPECT_EQ(actor_number(building({0, 0, 0, 0})), 2);
  EXPECT_EQ(actor_number(building({2, 4, 1, 1}, 9)), 2);
}

TEST(Build, UsesWhatWasJustCollected) {
  State state = with_rats({15, 0, nursery, nursery});
  team(state, 1).materials = {0, 0, 0, 2};
  play(state, "move a16");
  EXPECT_EQ(legal(state), (Texts{"build cockpit", "end"}));
}

TEST(Build, ComesAfterShopping) {
  State state = with_rats({8, 0, nursery, nursery});
  team(state, 1).materials = {0, 0, 1, 2};
  play(state, "move a9");
  EXPECT_FALSE(is_legal(state, "build cockpit"));
  play(state, "pass");
  EXPECT_TRUE(is_legal(state, "build cockpit"));
}

TEST(Donate, CostsTenCheese) {
  EXPECT_EQ(actor_number(building({0, 0, 0, 0}, 9)), 2);
  State state = building({0, 0, 0, 0}, 10);
  EXPECT_EQ(legal(state), (Texts{"donate", "end"}));
  play(state, "donate");
  EXPECT_EQ(team(state, 1).cheese, 0);
  EXPECT_EQ(team(state, 1).markers.of(Track::provisions), 1U);
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Donate, CanBeRepeated) {
  State state = building({0, 0, 0, 0}, 35);
  play(state, {"donate", "donate", "donate"});
  EXPECT_EQ(team(state, 1).cheese, 5);
  EXPECT_EQ(team(state, 1).markers.of(Track::provisions), 3U);
}

TEST(Score, PlacesMarkersOnTheLeftmostFreeSpaces) {
  // Provisions: 7 6 6 6 5. With fewer players the second and the fourth space are blocked.
  constexpr std::array<std::array<int, 6>, 4> points{
      {{7, 6, 5, 5, 5, 5}, {7, 6, 6, 5, 5, 5}, {7, 6, 6, 5, 5, 5}, {7, 6, 6, 6, 5, 5}}};
  for (unsigned seats = 2; seats <= most_seats; ++seats) {
    State state = building({0, 0, 0, 0}, 60, seats);
    int total = 0;
    for (const int expected : points.at(seats - 2)) {
      play(state, "donate");
      total += expected;
      EXPECT_EQ(points_on(state, 1, Track::provisions), total) << seats << " seats";
    }
  }
}

TEST(Score, SkipsBlockedSpaces) {
  // Cockpit: 8 7 5 5 4. Its second space is blocked for two, free for three.
  for (const unsigned seats : {2U, 3U}) {
    State state = building({0, 0, 2, 4}, 0, seats);
    play(state, {"build cockpit", "build cockpit"});
    EXPECT_EQ(points_on(state, 1, Track::cockpit), seats == 2 ? 8 + 5 : 8 + 7);
  }
}

TEST(Score, LeavesSpacesToWhoCameFirst) {
  State state = building({0, 0, 0, 0}, 10, 5);
  place_markers(state, 3, Track::provisions, 2);
  play(state, "donate");
  EXPECT_EQ(points_on(state, 1, Track::provisions), 6);
  EXPECT_EQ(points_on(state, 3, Track::provisions), 7 + 6);
  EXPECT_EQ(holder(state.table.holders.at(index(Track::provisions)), 2), 1U);
}

TEST(Score, HasRoomForEverybodyOnTheFifthSpace) {
  State state = building({0, 0, 0, 0}, 20, 5);
  place_markers(state, 2, Track::provisions, 4);
  place_markers(state, 3, Track::provisions, 2);
  play(state, {"donate", "donate"});
  EXPECT_EQ(points_on(state, 1, Track::provisions), 5 + 5);
  EXPECT_EQ(points_on(state, 3, Track::provisions), 5 + 5);
}

TEST(Rocket, IsScoredWithTheThirdPartWhicheverItIs) {
  const std::array<std::array<std::string_view, 3>, 6> orders{{{"cockpit", "cargo", "thruster"},
                                                               {"cockpit", "thruster", "cargo"},
                                                               {"cargo", "cockpit", "thruster"},
                                                               {"cargo", "thruster", "cockpit"},
                                                               {"thruster", "cockpit", "cargo"},
                                                               {"thruster", "cargo", "cockpit"}}};
  for (const auto& order : orders) {
    State state = building({9, 9, 9, 9});
    play(state, "build " + std::string(order[0]));
    play(state, "build " + std::string(order[1]));
    EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 0U);
    play(state, "build " + std::string(order[2]));
    EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 1U);
    EXPECT_EQ(markers_placed(team(state, 1)), 4U);
    EXPECT_EQ(points_on(state, 1, Track::rocket), 5);
  }
}

TEST(Rocket, NeedsPartsOfAllThreeKinds) {
  State state = building({9, 9, 9, 9});
  play(state, {"build cockpit", "build cockpit", "build cargo"});
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 0U);
}

TEST(Rocket, IsScoredForEachCompletedSet) {
  State state = building({10, 10, 6, 4});
  play(state, {"build cockpit", "build cockpit", "build cargo", "build cargo", "build thruster"});
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 1U);
  play(state, "build thruster");
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 2U);
  // 5, then past the blocked second space 4.
  EXPECT_EQ(points_on(state, 1, Track::rocket), 5 + 4);
}

TEST(Rocket, IsNotScoredAgainByAFourthPart) {
  State state = building({9, 9, 9, 9});
  play(state, {"build cockpit", "build cargo", "build thruster", "build cockpit"});
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 1U);
}

TEST(Rocket, CountsPartsOfEarlierTurns) {
  State state = building({0, 0, 1, 2});
  place_markers(state, 1, Track::cargo, 1);
  place_markers(state, 1, Track::thruster, 1);
  play(state, "build cockpit");
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 1U);
}

TEST(Rocket, DoesNotCountPartsOfOthers) {
  State state = building({0, 0, 1, 2});
  place_markers(state, 2, Track::cargo, 1);
  place_markers(state, 2, Track::thruster, 1);
  play(state, "build cockpit");
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 0U);
}

State thrifty(const Materials& materials, unsigned cheese = 0) {
  State state = position();
  own(team(state, 1), Comic::thrift);
  team(state, 1).materials = materials;
  team(state, 1).cheese = static_cast<std::uint16_t>(cheese);
  play(state, "move a1");
  return state;
}

TEST(ThriftComic, SavesOneMaterialOfChoice) {
  State state = thrifty({9, 9, 9, 9});
  EXPECT_EQ(legal(state),
            (Texts{"build cockpit -can", "build cockpit -calculator", "build cargo -soda",
                   "build cargo -can", "build thruster -soda", "build thruster -vinegar", "end"}));
  play(state, "build thruster -soda");
  EXPECT_EQ(team(state, 1).materials, (Materials{8, 4, 9, 9}));
  state = thrifty({9, 9, 9, 9});
  play(state, "build thruster -vinegar");
  EXPECT_EQ(team(state, 1).materials, (Materials{7, 5, 9, 9}));
  state = thrifty({9, 9, 9, 9});
  play(state, "build cargo -soda");
  EXPECT_EQ(team(state, 1).materials, (Materials{7, 9, 7, 9}));
  state = thrifty({9, 9, 9, 9});
  play(state, "build cargo -can");
  EXPECT_EQ(team(state, 1).materials, (Materials{6, 9, 8, 9}));
  state = thrifty({9, 9, 9, 9});
  play(state, "build cockpit -can");
  EXPECT_EQ(team(state, 1).materials, (Materials{9, 9, 9, 7}));
  state = thrifty({9, 9, 9, 9});
  play(state, "build cockpit -calculator");
  EXPECT_EQ(team(state, 1).materials, (Materials{9, 9, 8, 8}));
}

TEST(ThriftComic, OffersWhatCanBePaidWithOneLess) {
  EXPECT_EQ(legal(thrifty({0, 0, 0, 2})), (Texts{"build cockpit -can", "end"}));
  EXPECT_EQ(legal(thrifty({0, 0, 1, 1})), (Texts{"build cockpit -calculator", "end"}));
  EXPECT_EQ(legal(thrifty({2, 0, 2, 0})), (Texts{"build cargo -soda", "end"}));
  EXPECT_EQ(legal(thrifty({1, 5, 0, 0})), (Texts{"build thruster -soda", "end"}));
  EXPECT_EQ(legal(thrifty({2, 4, 0, 0})), (Texts{"build thruster -vinegar", "end"}));
  // Two short is too much.
  EXPECT_EQ(actor_number(thrifty({1, 4, 1, 0})), 2);
}

TEST(ThriftComic, MustNameWhatItSaves) {
  const State state = thrifty({9, 9, 9, 9});
  EXPECT_FALSE(is_legal(state, "build cockpit"));
  EXPECT_FALSE(is_legal(state, "build cockpit -soda"));
  EXPECT_FALSE(is_legal(building({9, 9, 9, 9}), "build cockpit -can"));
}

TEST(ThriftComic, HelpsWithEachPart) {
  State state = thrifty({0, 0, 0, 4});
  play(state, {"build cockpit -can", "build cockpit -can"});
  EXPECT_EQ(team(state, 1).markers.of(Track::cockpit), 2U);
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 0, 0, 0}));
}

TEST(ThriftComic, DoesNotHelpWithDonating) {
  EXPECT_EQ(actor_number(thrifty({0, 0, 0, 0}, 9)), 2);
}

TEST(Markers, AllPlacedMeanThatNothingIsOffered) {
  for (const unsigned placed : {9U, 10U}) {
    State state = position();
    team(state, 1).materials = {9, 9, 9, 9};
    team(state, 1).cheese = 50;
    place_markers(state, 1, Track::food, placed);
    play(state, "move a1");
    EXPECT_EQ(actor_number(state), placed == 9 ? 1 : 2) << placed;
  }
}

TEST(Markers, RunOutInTheMiddleOfBuilding) {
  State state = building({0, 0, 0, 0}, 50);
  place_markers(state, 1, Track::food, 8);
  play(state, {"donate", "donate"});
  EXPECT_EQ(markers_placed(team(state, 1)), 10U);
  EXPECT_EQ(team(state, 1).cheese, 30);
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Markers, UsedUpByThePartMakeTheRocketLapse) {
  State state = building({0, 0, 1, 2});
  place_markers(state, 1, Track::cargo, 1);
  place_markers(state, 1, Track::thruster, 1);
  place_markers(state, 1, Track::food, 7);
  play(state, "build cockpit");
  EXPECT_EQ(team(state, 1).markers.of(Track::cockpit), 1U);
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 0U);
  EXPECT_EQ(markers_placed(team(state, 1)), 10U);
}

TEST(Markers, AllPlacedMakeConstructionLightsLapse) {
  State state = with_rats({16, 0, nursery, nursery});
  team(state, 1).light = 14;
  place_markers(state, 1, Track::food, 10);
  play(state, "move a17");
  EXPECT_EQ(team(state, 1).light, 17);
  EXPECT_EQ(team(state, 1).markers.of(Track::lights), 0U);
  EXPECT_EQ(state.table.holders.at(index(Track::lights)), position().table.holders[0]);
}

TEST(Markers, AllPlacedMakeStoredFoodLapse) {
  State state = position();
  team(state, 1).burrow = in_burrow::n4;
  place_markers(state, 1, Track::provisions, 10);
  collect_cores(state, 1);
  EXPECT_EQ(team(state, 1).burrow, in_burrow::food);
  EXPECT_EQ(team(state, 1).markers.of(Track::food), 0U);
}

TEST(Markers, LastOneGoesToTheFirstOfTwoScorings) {
  // Two construction lights, one marker left.
  State state = with_rats({16, 0, nursery, nursery});
  make_yield(state, 17, 14);
  team(state, 1).light = 14;
  place_markers(state, 1, Track::food, 9);
  play(state, "move a17");
  EXPECT_EQ(team(state, 1).markers.of(Track::lights), 1U);
}

}  // namespace
}  // namespace cheesemoon::first_rat
