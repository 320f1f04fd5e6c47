#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

/// What a team has of everything that spaces yield; the burrow marker stands for cores.
struct Gains {
  unsigned cheese = 0;
  unsigned light = 0;
  unsigned burrow = 0;
  Materials materials{};
  friend bool operator==(const Gains&, const Gains&) = default;
  friend void PrintTo(const Gains& gains, std::ostream* out) {
    *out << gains.cheese << " cheese, light " << gains.light << ", burrow " << gains.burrow
         << ", materials " << testing::PrintToString(gains.materials);
  }
};

Gains gains_of(const State& state) {
  const Team& first = team(state, 1);
  return {first.cheese, first.light, first.burrow, first.materials};
}

/// Rat a is one step before a space. Its team has nothing, and nothing but the move to decide.
State before(Space space) {
  State state = with_rats({static_cast<Space>(space - 1), 0, nursery, nursery});
  team(state, 1).cheese = 0;
  state.table.market = Market{};
  return state;
}

void step_onto(State& state, Space space) {
  play(state, "move a" + std::to_string(space));
}

/// So much of a good on top of a light marker that stands somewhere.
Gains gains(Good good, unsigned amount, unsigned light = 0) {
  Gains all;
  all.light = light;
  switch (good) {
    case Good::cheese:
      all.cheese = amount;
      break;
    case Good::bulb:
      all.light = std::min(light + amount, 40U);
      break;
    case Good::core:
      all.burrow = amount;
      break;
    default:
      all.materials.at(material_index(good)) = static_cast<std::uint16_t>(amount);
      break;
  }
  return all;
}

TEST(Collect, TakesWhatTheTargetYields) {
  for (Space space = 1; space <= path_length; ++space) {
    State state = before(space);
    const Tile& tile = standard_content().board.tiles.at(space);
    step_onto(state, space);
    EXPECT_EQ(gains_of(state), gains(tile.yields, tile.amount)) << "space " << unsigned{space};
    EXPECT_EQ(actor_number(state), 2);
  }
}

TEST(Collect, TakesFromEveryTarget) {
  State state = with_rats({0, 3, 8, 12});
  team(state, 1).cheese = 0;
  play(state, {"move a2 b5 c11 d15", "pass"});
  EXPECT_EQ(team(state, 1).cheese, 1 + 1 + 2 + 2);
}

TEST(Collect, TakesNothingForRatsThatStayed) {
  State state = with_rats({0, 11, 16, 18});
  team(state, 1).cheese = 0;
  play(state, "move a4");
  EXPECT_EQ(gains_of(state), gains(Good::vinegar, 1));
}

TEST(Collect, TakesNothingFromTheLaunchpad) {
  State state = with_rats({26, 0, 0, 0});
  team(state, 1).cheese = 0;
  team(state, 1).light = 40;
  own_backpacks(team(state, 1), Colour::yellow, 2);
  play(state, "move a27");
  EXPECT_EQ(gains_of(state), gains(Good::cheese, 0, 40));
}

TEST(Collect, TakesNothingFromSpacesPassed) {
  State state = position();
  team(state, 1).cheese = 0;
  play(state, "move a5");
  EXPECT_EQ(gains_of(state), gains(Good::cheese, 1));
}

TEST(LitSpace, YieldsOneMoreFromItsFirstLightOn) {
  constexpr std::array<unsigned, 26> first_lights{1,  2,  3,  4,  5,  6,  7,  8,  9,
                                                  10, 12, 13, 14, 15, 16, 18, 19, 21,
                                                  23, 25, 28, 29, 32, 35, 38, 40};
  for (Space space = 1; space <= path_length; ++space) {
    const Tile& tile = standard_content().board.tiles.at(space);
    for (unsigned light = 0; light <= 40; ++light) {
      State state = before(space);
      team(state, 1).light = static_cast<std::uint8_t>(light);
      if (tile.yields == Good::core) team(state, 1).burrow = in_burrow::s;
      // Five cores would ask for the way: the marker starts behind S.
      if (tile.amount == 4 && tile.yields == Good::core) team(state, 1).burrow = in_burrow::food;
      step_onto(state, space);
      const unsigned lit = light >= first_lights.at(space - 1U) ? 1 : 0;
      Gains expected = gains(tile.yields, tile.amount + lit, light);
      if (tile.amount == 4 && tile.yields == Good::core)
        expected.burrow = lit == 1 ? in_burrow::n3 : in_burrow::n2;
      EXPECT_EQ(gains_of(state), expected) << "space " << unsigned{space} << " light " << light;
    }
  }
}

TEST(LitSpace, MustBeLitBeforeThisCollection) {
  // The two bulbs of space 8 light it too late.
  State state = before(8);
  team(state, 1).light = 7;
  step_onto(state, 8);
  EXPECT_EQ(team(state, 1).light, 9);
  state = before(8);
  team(state, 1).light = 8;
  step_onto(state, 8);
  EXPECT_EQ(team(state, 1).light, 11);
}

TEST(LitSpace, IsNotLitByAnotherRatOfTheSameMove) {
  // Space 14 is lit from light 15 on; space 8 alone would bring the marker there.
  State state = with_rats({7, 13, nursery, nursery});
  team(state, 1).light = 13;
  play(state, "move a8 b14");
  EXPECT_EQ(team(state, 1).light, 13 + 2 + 1 + 2);
}

TEST(LitSpace, IsLitForItsTeamOnly) {
  State state = before(2);
  team(state, 2).light = 40;
  step_onto(state, 2);
  EXPECT_EQ(team(state, 1).cheese, 1);
}

TEST(LightMarker, GoesOneLightPerBulb) {
  for (unsigned bulbs = 1; bulbs <= 4; ++bulbs) {
    State state = before(1);
    make_yield(state, 1, bulbs);
    step_onto(state, 1);
    EXPECT_EQ(team(state, 1).light, bulbs);
  }
}

TEST(LightMarker, SharesLights) {
  State state = before(1);
  team(state, 2).light = 1;
  step_onto(state, 1);
  EXPECT_EQ(team(state, 1).light, 1);
  EXPECT_EQ(team(state, 2).light, 1);
}

TEST(LightMarker, LosesStepsBeyond40) {
  State state = before(22);
  team(state, 1).light = 38;
  step_onto(state, 22);
  EXPECT_EQ(team(state, 1).light, 40);
  state = before(22);
  team(state, 1).light = 40;
  step_onto(state, 22);
  EXPECT_EQ(team(state, 1).light, 40);
}

/// Markers on Construction lights after so many bulbs.
unsigned construction_lights(unsigned from, unsigned bulbs) {
  State state = before(17);
  // Space 17 is lit from 19 on.
  make_yield(state, 17, from >= 19 ? bulbs - 1 : bulbs);
  team(state, 1).light = static_cast<std::uint8_t>(from);
  step_onto(state, 17);
  return team(state, 1).markers.of(Track::lights);
}

TEST(ConstructionLight, ScoresWhenItIsReachedOrPassed) {
  for (const unsigned light : {15U, 28U}) {
    EXPECT_EQ(construction_lights(light - 4, 3), 0U) << light;
    EXPECT_EQ(construction_lights(light - 3, 3), 1U) << light;
    EXPECT_EQ(construction_lights(light - 2, 3), 1U) << light;
    EXPECT_EQ(construction_lights(light - 1, 3), 1U) << light;
    EXPECT_EQ(construction_lights(light, 3), 0U) << light;
  }
  EXPECT_EQ(construction_lights(36, 3), 0U);
  EXPECT_EQ(construction_lights(37, 3), 1U);
  EXPECT_EQ(construction_lights(39, 3), 1U);
}

TEST(ConstructionLight, ScoresNothingMoreOnTheLastLight) {
  EXPECT_EQ(construction_lights(40, 3), 0U);
}

TEST(ConstructionLight, ScoresEachOneOfSeveral) {
  EXPECT_EQ(construction_lights(14, 13), 1U);
  EXPECT_EQ(construction_lights(14, 14), 2U);
  EXPECT_EQ(construction_lights(27, 12), 1U);
  EXPECT_EQ(construction_lights(27, 13), 2U);
}

TEST(ConstructionLight, ScoresThreeTimesAGameAtMost) {
  State state = before(17);
  for (unsigned turn = 0; turn < 5; ++turn) {
    give_turn(state, 1);
    team(state, 1).rats[0] = 16;
    make_yield(state, 17, 15);
    step_onto(state, 17);
  }
  EXPECT_EQ(team(state, 1).light, 40);
  EXPECT_EQ(team(state, 1).markers.of(Track::lights), 3U);
}

TEST(ConstructionLight, ScoresTheLeftmostFreeSpace) {
  State state = before(17);
  place_markers(state, 2, Track::lights, 1);
  team(state, 1).light = 14;
  step_onto(state, 17);
  // The second space is blocked for two players.
  EXPECT_EQ(breakdown_of(state.table, 0).tracks.at(index(Track::lights)), 5);
}

TEST(Backpack, OfYellowWhiteOrBlueAddsTwo) {
  struct Case {
    Space space = 0;
    Colour colour = Colour::yellow;
    Gains gained;
  };
  for (const Case& known : {Case{2, Colour::yellow, gains(Good::cheese, 1 + 2)},
                            Case{6, Colour::white, gains(Good::core, 1 + 2)},
                            Case{1, Colour::blue, gains(Good::bulb, 1 + 2)}}) {
    State state = before(known.space);
    own_backpacks(team(state, 1), known.colour, 1);
    step_onto(state, known.space);
    EXPECT_EQ(gains_of(state), known.gained);
  }
}

TEST(Backpack, OfGreenOrOrangeAddsOneMoreOfTheMaterial) {
  for (const Space space :
       {Space{3}, Space{4}, Space{7}, Space{10}, Space{16}, Space{18}, Space{23}, Space{25}}) {
    State state = before(space);
    const Tile& tile = standard_content().board.tiles.at(space);
    own_backpacks(team(state, 1), tile.colour, 1);
    step_onto(state, space);
    EXPECT_EQ(gains_of(state), gains(tile.yields, 2)) << "space " << unsigned{space};
  }
}

TEST(Backpack, NeedsASpaceOfItsColour) {
  for (Space space = 1; space <= 6; ++space) {
    State state = before(space);
    const Tile& tile = standard_content().board.tiles.at(space);
    for (std::size_t colour = 0; colour < colour_count; ++colour)
      own_backpacks(team(state, 1), static_cast<Colour>(colour), 1);
    own_backpacks(team(state, 1), tile.colour, 0);
    step_onto(state, space);
    EXPECT_EQ(gains_of(state), gains(tile.yields, tile.amount)) << "space " << unsigned{space};
  }
}

TEST(Backpack, CountsOnceATurn) {
  State state = with_rats({0, 3, nursery, nursery});
  team(state, 1).cheese = 0;
  own_backpacks(team(state, 1), Colour::yellow, 1);
  play(state, "move a2 b5");
  EXPECT_EQ(team(state, 1).cheese, 1 + 1 + 2);
  // Green likewise: soda from 10 and 19.
  state = with_rats({9, 18, nursery, nursery});
  own_backpacks(team(state, 1), Colour::green, 1);
  play(state, "move a10 b19");
  EXPECT_EQ(team(state, 1).materials, (Materials{3, 0, 0, 0}));
}

TEST(Backpack, AddsUpWithItsEqual) {
  State state = before(2);
  own_backpacks(team(state, 1), Colour::yellow, 2);
  step_onto(state, 2);
  EXPECT_EQ(team(state, 1).cheese, 1 + 2 + 2);
  state = before(4);
  own_backpacks(team(state, 1), Colour::green, 2);
  step_onto(state, 4);
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 1 + 2, 0, 0}));
}

TEST(Backpack, GivesAChoiceOfTheKindsCollectedFromItsColour) {
  // Green: vinegar from 4, soda from 10.
  State state = with_rats({3, 9, nursery, nursery});
  own_backpacks(team(state, 1), Colour::green, 1);
  play(state, "move a4 b10");
  EXPECT_EQ(legal(state), (Texts{"take soda", "take vinegar"}));
  EXPECT_EQ(team(state, 1).materials, (Materials{1, 1, 0, 0}));
  State other = state;
  play(state, "take soda");
  EXPECT_EQ(team(state, 1).materials, (Materials{2, 1, 0, 0}));
  EXPECT_EQ(actor_number(state), 2);
  play(other, "take vinegar");
  EXPECT_EQ(team(other, 1).materials, (Materials{1, 2, 0, 0}));
}

TEST(Backpack, OffersEveryKindOfThree) {
  State state = with_rats({3, 9, 15, nursery});
  own_backpacks(team(state, 1), Colour::green, 1);
  play(state, "move a4 b10 c16");
  EXPECT_EQ(legal(state), (Texts{"take can", "take soda", "take vinegar"}));
  EXPECT_FALSE(is_legal(state, "take calculator"));
}

TEST(Backpack, GivesNothingButAMaterial) {
  State state = with_rats({3, 9, nursery, nursery});
  own_backpacks(team(state, 1), Colour::green, 1);
  play(state, "move a4 b10");
  constexpr auto soda = static_cast<unsigned>(Good::soda);
  constexpr auto no_good = static_cast<unsigned>(good_names.size());
  for (const Action& action : {Action::take(Good::cheese), Action::take(Good::bulb),
                               Action::of(Deed::take, no_good), Action::of(Deed::take, soda, 1)})
    EXPECT_EQ(FirstRat::apply(state, Seat::one, action), Applied::not_legal) << int{action.what};
}

TEST(Backpack, GivesAChoiceForEachOfTwo) {
  State state = with_rats({3, 9, nursery, nursery});
  own_backpacks(team(state, 1), Colour::green, 2);
  play(state, {"move a4 b10", "take soda"});
  EXPECT_EQ(legal(state), (Texts{"take soda", "take vinegar"}));
  play(state, "take vinegar");
  EXPECT_EQ(team(state, 1).materials, (Materials{2, 2, 0, 0}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Backpack, OfGreenComesBeforeOrange) {
  // Green 4 vinegar and 10 soda, orange 13 vinegar and 18 calculator.
  State state = with_rats({3, 9, 12, 17});
  own(team(state, 1), Comic::blend);
  own_backpacks(team(state, 1), Colour::green, 1);
  own_backpacks(team(state, 1), Colour::orange, 1);
  play(state, "move a4 b10 c13 d18");
  EXPECT_EQ(legal(state), (Texts{"take soda", "take vinegar"}));
  play(state, "take soda");
  EXPECT_EQ(legal(state), (Texts{"take calculator", "take vinegar"}));
  play(state, "take calculator");
  EXPECT_EQ(team(state, 1).materials, (Materials{2, 2, 0, 2}));
}

TEST(Backpack, TakesItsMaterialSilentlyWhereThereIsOneKind) {
  // With the blend comic green 4 and orange 3 are two colours still: each has one kind.
  State state = with_rats({2, 3, nursery, nursery});
  own(team(state, 1), Comic::blend);
  own_backpacks(team(state, 1), Colour::green, 1);
  own_backpacks(team(state, 1), Colour::orange, 1);
  play(state, "move a3 b4");
  EXPECT_EQ(team(state, 1).materials, (Materials{2, 2, 0, 0}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Backpack, AppliesToAnyColourOfAMixedMove) {
  State state = with_rats({1, 5, nursery, nursery});
  team(state, 1).cheese = 0;
  own(team(state, 1), Comic::loner, 'a');
  own_backpacks(team(state, 1), Colour::yellow, 1);
  own_backpacks(team(state, 1), Colour::white, 1);
  play(state, "move a2 b6");
  EXPECT_EQ(gains_of(state), (Gains{1 + 2, 0, in_burrow::n3, {}}));
}

TEST(StrongToken, MakesTheSpaceOfItsRatYieldOneMore) {
  State state = before(2);
  own(team(state, 1), Comic::strong, 'a');
  step_onto(state, 2);
  EXPECT_EQ(team(state, 1).cheese, 2);
}

TEST(StrongToken, AddsToTheLight) {
  State state = before(4);
  own(team(state, 1), Comic::strong, 'a');
  team(state, 1).light = 4;
  step_onto(state, 4);
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 3, 0, 0}));
}

TEST(StrongToken, HelpsNoOtherRat) {
  State state = with_rats({0, 3, nursery, nursery});
  team(state, 1).cheese = 0;
  own(team(state, 1), Comic::strong, 'b');
  play(state, "move a2 b5");
  EXPECT_EQ(team(state, 1).cheese, 1 + 2);
  state = before(2);
  own(team(state, 1), Comic::strong, 'b');
  step_onto(state, 2);
  EXPECT_EQ(team(state, 1).cheese, 1);
}

TEST(Drink, IsOfferedToWhoOwnsOneAndCollects) {
  State state = before(2);
  team(state, 1).drinks = 1;
  step_onto(state, 2);
  EXPECT_EQ(legal(state), (Texts{"collect", "drink"}));
  EXPECT_EQ(actor_number(state), 1);
}

TEST(Drink, IsDecidedBeforeCollecting) {
  State state = before(2);
  team(state, 1).drinks = 1;
  step_onto(state, 2);
  EXPECT_EQ(team(state, 1).cheese, 0);
}

TEST(Drink, IsNotOfferedWithoutOne) {
  State state = before(2);
  team(state, 2).drinks = 3;
  step_onto(state, 2);
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Drink, IsNotOfferedWhenNothingIsCollected) {
  State state = with_rats({26, 0, 0, 0});
  team(state, 1).drinks = 1;
  play(state, "move a27");
  EXPECT_EQ(actor_number(state), 2);
  EXPECT_EQ(team(state, 1).drinks, 1);
}

TEST(Drink, IsOfferedWhenARatBesidesTheLaunchpadCollects) {
  State state = with_rats({26, 1, 0, 0});
  team(state, 1).drinks = 1;
  play(state, "move a27 b2");
  EXPECT_EQ(legal(state), (Texts{"collect", "drink"}));
}

TEST(Drink, IsKeptByWhoJustCollects) {
  State state = before(2);
  team(state, 1).drinks = 1;
  step_onto(state, 2);
  play(state, "collect");
  EXPECT_EQ(team(state, 1).cheese, 1);
  EXPECT_EQ(team(state, 1).drinks, 1);
}

TEST(Drink, IsUsedUpAndDoublesTheYield) {
  State state = before(2);
  team(state, 1).drinks = 1;
  step_onto(state, 2);
  play(state, "drink");
  EXPECT_EQ(team(state, 1).cheese, 2);
  EXPECT_EQ(team(state, 1).drinks, 0);
  EXPECT_EQ(state.table.market.drinks, 0);
}

TEST(Drink, IsOneATurn) {
  State state = before(2);
  team(state, 1).drinks = 2;
  step_onto(state, 2);
  play(state, "drink");
  EXPECT_EQ(team(state, 1).drinks, 1);
  EXPECT_EQ(team(state, 1).cheese, 2);
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Drink, DoublesLitStrongAndBackpackBonuses) {
  State state = before(2);
  team(state, 1).drinks = 1;
  team(state, 1).light = 2;
  own(team(state, 1), Comic::strong, 'a');
  own_backpacks(team(state, 1), Colour::yellow, 2);
  step_onto(state, 2);
  play(state, "drink");
  EXPECT_EQ(team(state, 1).cheese, 2 * (1 + 1 + 1 + 2 + 2));
}

TEST(Drink, DoublesEveryTarget) {
  State state = with_rats({0, 3, 8, 12});
  state.table.market = Market{};
  team(state, 1).cheese = 0;
  team(state, 1).drinks = 1;
  play(state, {"move a2 b5 c11 d15", "drink", "end"});
  EXPECT_EQ(team(state, 1).cheese, 2 * (1 + 1 + 2 + 2));
}

TEST(Drink, DoublesTheBulbsOfABlueBackpack) {
  State state = before(8);
  team(state, 1).drinks = 1;
  own_backpacks(team(state, 1), Colour::blue, 1);
  step_onto(state, 8);
  play(state, "drink");
  EXPECT_EQ(team(state, 1).light, 2 * (2 + 2));
}

TEST(Drink, DoublesTheMaterialTakenFromABackpack) {
  State state = with_rats({3, 9, nursery, nursery});
  team(state, 1).drinks = 1;
  own_backpacks(team(state, 1), Colour::green, 1);
  play(state, {"move a4 b10", "drink", "take soda"});
  EXPECT_EQ(team(state, 1).materials, (Materials{4, 2, 0, 0}));
  // The same where there is no choice.
  state = before(4);
  team(state, 1).drinks = 1;
  own_backpacks(team(state, 1), Colour::green, 1);
  step_onto(state, 4);
  play(state, "drink");
  EXPECT_EQ(team(state, 1).materials, (Materials{0, 4, 0, 0}));
}

TEST(Collecting, GoesFromMaterialsAndCheeseToBulbsToCores) {
  // A move over four colours: cheese from 2, vinegar from 4, bulbs from 14, cores from 20.
  State state = with_rats({1, 3, 13, 19});
  team(state, 1).cheese = 0;
  own(team(state, 1), Comic::loner, 'a');
  own(team(state, 1), Comic::loner, 'b');
  own(team(state, 1), Comic::loner, 'c');
  team(state, 1).light = 13;
  team(state, 1).burrow = in_burrow::x2;
  std::vector<std::string> order;
  for (const Event& event : witnessed(state, "move a2 b4 c14 d20")) {
    if (event.kind == Happening::gained) order.emplace_back(good_names.at(event.what));
    if (event.kind == Happening::scored) order.emplace_back(track_names.at(event.what));
  }
  EXPECT_EQ(order, (std::vector<std::string>{"vinegar", "cheese", "bulb", "lights", "core"}));
  // While the burrow marker waits at the junction everything else has been collected.
  EXPECT_EQ(legal(state), (Texts{"left", "up"}));
  EXPECT_EQ(gains_of(state), (Gains{2, 15, in_burrow::x2, {0, 2, 0, 0}}));
}

TEST(Collecting, TakesFromBackpacksBeforeBulbsAndCores) {
  State state = with_rats({3, 9, 7, nursery});
  own(team(state, 1), Comic::loner, 'c');
  own_backpacks(team(state, 1), Colour::green, 1);
  play(state, "move a4 b10 c8");
  EXPECT_EQ(legal(state), (Texts{"take soda", "take vinegar"}));
  EXPECT_EQ(team(state, 1).light, 0);
  play(state, "take soda");
  EXPECT_EQ(team(state, 1).light, 2);
}

}  // namespace
}  // namespace cheesemoon::first_rat
