#include "positions.h"

/// The situations that the rulebooks work through, played on the standard board.
namespace cheesemoon::first_rat {
namespace {

constexpr unsigned esra = 1;
constexpr unsigned gaby = 2;
constexpr unsigned vero = 3;

/// Esra, Gaby and Vero begin; Esra's rat stands on the green space with the vinegar.
State gabys_first_turn() {
  State state = position(3);
  play(state, "move a4");
  return state;
}

/// A round later; Esra's other rat has gone to the first yellow space.
State gabys_second_turn() {
  State state = gabys_first_turn();
  play(state, {"move a4", "move a3", "move b2"});
  return state;
}

TEST(RulebookExample, GabyCannotMoveTwoRatsOnTheFirstTurn) {
  const State state = gabys_first_turn();
  EXPECT_EQ(actor_number(state), static_cast<int>(gaby));
  EXPECT_EQ(groups(state), Texts{});
  EXPECT_EQ(moves_of(state, 'a'), (Texts{"a1", "a2", "a3", "a4", "a5"}));
}

TEST(RulebookExample, GabyGivesEsraACheeseOnTheGreenSpace) {
  State state = gabys_first_turn();
  const unsigned of_esra = team(state, esra).cheese;
  play(state, "move a4");
  EXPECT_EQ(team(state, gaby).rats[0], 4);
  EXPECT_EQ(team(state, gaby).materials, (Materials{0, 1, 0, 0}));
  EXPECT_EQ(team(state, gaby).cheese, 2 - 1);
  EXPECT_EQ(team(state, esra).cheese, of_esra + 1);
}

TEST(RulebookExample, GabyMovesBothRatsToYellowOnTheSecondTurn) {
  State state = gabys_second_turn();
  EXPECT_EQ(actor_number(state), static_cast<int>(gaby));
  EXPECT_TRUE(is_legal(state, "move a5"));
  EXPECT_FALSE(is_legal(state, "move a5 b1"));
  const unsigned of_esra = team(state, esra).cheese;
  play(state, "move a5 b2");
  EXPECT_EQ(team(state, gaby).rats, (std::array<Space, rats_per_team>{5, 2, nursery, nursery}));
  // One to Esra, two from the spaces.
  EXPECT_EQ(team(state, gaby).cheese, 1 - 1 + 2);
  EXPECT_EQ(team(state, esra).cheese, of_esra + 1);
}

TEST(RulebookExample, VeroWouldHaveToTakeMoldyCheese) {
  State state = gabys_second_turn();
  play(state, "move a5 b2");
  EXPECT_EQ(actor_number(state), static_cast<int>(vero));
  EXPECT_EQ(team(state, vero).cheese, 2);
  EXPECT_TRUE(is_legal(state, "move a5 b2"));
  // The German book lets her have two cheeses, the others one: the same moldy cheese either way.
  for (const unsigned cheese : {1U, 2U}) {
    State other = state;
    team(other, vero).cheese = static_cast<std::uint16_t>(cheese);
    const unsigned of_gaby = team(other, gaby).cheese;
    const unsigned of_esra = team(other, esra).cheese;
    play(other, "move a5 b2");
    EXPECT_EQ(team(other, vero).moldy, 1);
    EXPECT_EQ(team(other, vero).cheese, cheese + 3 - 3 + 2);
    EXPECT_EQ(team(other, gaby).cheese, of_gaby + 2);
    EXPECT_EQ(team(other, esra).cheese, of_esra + 1);
  }
}

TEST(RulebookExample, VeroGoesFiveSpacesToTheBlueSpaceInstead) {
  State state = gabys_second_turn();
  play(state, {"move a5 b2", "move a8"});
  EXPECT_EQ(team(state, vero).rats[0], 8);
  EXPECT_EQ(team(state, vero).light, 2);
  EXPECT_EQ(team(state, vero).moldy, 0);
  EXPECT_EQ(team(state, vero).cheese, 2);
}

TEST(RulebookExample, VeroTakesTheCanPipeFrom10To20InThreeSteps) {
  State state = with_rats({10, 8, nursery, nursery});
  EXPECT_FALSE(is_legal(state, "move a20~11 b9"));
  own(team(state, 1), Good::can, 1);
  EXPECT_TRUE(is_legal(state, "move a20~11 b9"));
  play(state, "move a20~11 b9");
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{20, 9, nursery, nursery}));
  EXPECT_EQ(owned(team(state, 1), Good::can), 0U);
}

TEST(RulebookExample, GabyCollectsFiveCheeseFromTwoYellowSpacesOneOfThemLit) {
  State state = with_rats({10, 14, nursery, nursery});
  team(state, 1).cheese = 0;
  // Light 12 lights space 11; space 15 needs light 16.
  team(state, 1).light = 12;
  play(state, "move a11 b15");
  EXPECT_EQ(team(state, 1).cheese, 2 + 2 + 1);
}

TEST(RulebookExample, VerosSixCoresReachTheNurseryPastTheFirstJunction) {
  State state = with_rats({10, 18, nursery, nursery});
  play(state, "move a12 b20");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x1);
  play(state, "left");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x2);
  play(state, "up");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::nursery);
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{12, 20, 0, nursery}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(RulebookExample, EsraPassesAConstructionLightWithTwoBulbs) {
  State state = with_rats({13, 0, nursery, nursery});
  team(state, 1).light = 14;
  play(state, "move a14");
  EXPECT_EQ(team(state, 1).light, 16);
  EXPECT_EQ(team(state, 1).markers.of(Track::lights), 1U);
}

TEST(RulebookExample, EsraPassesTheSecondConstructionLightFromASpaceOfTwoBulbs) {
  // Where the second light is near, the spaces of two bulbs are lit: he collects three.
  State state = with_rats({13, 0, nursery, nursery});
  place_markers(state, 1, Track::lights, 1);
  team(state, 1).light = 26;
  play(state, "move a14");
  EXPECT_EQ(team(state, 1).light, 29);
  EXPECT_EQ(team(state, 1).markers.of(Track::lights), 2U);
}

TEST(RulebookExample, GabyChoosesTheColourOfTheLaunchpadAnew) {
  State state = with_rats({25, 20, 18, nursery});
  // Rat b to yellow or blue; in the next turn rat c to another colour.
  play(state, {"move a27 b22", "award"});
  finish_turn(state);
  team(state, 1).rats[1] = 26;
  EXPECT_TRUE(is_legal(state, "move b27 c19"));
}

TEST(RulebookExample, EsraStealsABackpackAndReturnsToStart) {
  State state = with_rats({8, 0, nursery, nursery});
  team(state, 1).cheese = 6;
  play(state, "move a9");
  EXPECT_TRUE(is_legal(state, "buy blue"));
  play(state, "steal blue");
  EXPECT_EQ(team(state, 1).cheese, 6);
  EXPECT_EQ(team(state, 1).backpacks[static_cast<std::size_t>(Colour::blue)], 1);
  EXPECT_EQ(team(state, 1).rats[0], 0);
}

TEST(RulebookExample, GabyBuysOneBottleCapForTwelveAndStays) {
  State state = with_rats({20, 0, nursery, nursery});
  team(state, 1).cheese = 21;
  play(state, "move a21");
  EXPECT_EQ(team(state, 1).cheese, 24);
  play(state, "buy thruster");
  EXPECT_EQ(team(state, 1).cheese, 12);
  EXPECT_EQ(team(state, 1).rats[0], 21);
  EXPECT_TRUE(has(team(state, 1), Cap::thruster));
  // Twelve are left, but there is no second cap this turn; she might donate.
  EXPECT_EQ(legal(state), (Texts{"donate", "end"}));
}

TEST(RulebookExample, EsraBuildsACockpit) {
  State state = position();
  team(state, 1).materials = {0, 0, 1, 2};
  play(state, {"move a1", "build cockpit"});
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 0, 0, 0}));
  EXPECT_EQ(team(state, 1).markers.of(Track::cockpit), 1U);
}

TEST(RulebookExample, EsraCompletesTheRocketOnTheNextTurn) {
  State state = position();
  place_markers(state, 1, Track::cockpit, 1);
  team(state, 1).materials = {5, 5, 2, 0};
  play(state, {"move a1", "build cargo"});
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 0U);
  play(state, "build thruster");
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 0, 0, 0}));
  EXPECT_EQ(team(state, 1).markers.of(Track::cargo), 1U);
  EXPECT_EQ(team(state, 1).markers.of(Track::thruster), 1U);
  EXPECT_EQ(team(state, 1).markers.of(Track::rocket), 1U);
}

TEST(RulebookExample, Veros22CoresPassStoredFoodTwiceForFourPointsEach) {
  State state = with_rats({8, 10, 18, nursery}, 3);
  state.table.market.backpacks = {};
  // Of the first four spaces one is blocked and three are taken.
  place_markers(state, 2, Track::food, 3);
  team(state, 1).light = 25;
  team(state, 1).drinks = 1;
  play(state, {"move a9 b12 c20", "drink"});
  EXPECT_EQ(state.table.turn.cores, 22 - 4);
  play(state, {"left", "left", "left", "left"});
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x1);
  EXPECT_EQ(team(state, 1).markers.of(Track::food), 2U);
  EXPECT_EQ(breakdown_of(state.table, 0).tracks.at(index(Track::food)), 4 + 4);
  EXPECT_EQ(actor_number(state), 2);
}

}  // namespace
}  // namespace cheesemoon::first_rat
