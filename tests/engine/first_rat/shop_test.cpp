#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

constexpr Space hamster = 9;
constexpr Space frog = 15;
constexpr Space crow = 21;

/// Rat a has just reached a booth; its team has so much cheese after collecting there.
State at_booth(Space space, unsigned cheese) {
  State state = with_rats({static_cast<Space>(space - 1), 0, nursery, nursery});
  const PathSpace& here = state.table.printed.path.at(space);
  const unsigned collected = here.good() == Good::cheese ? here.amount : 0;
  team(state, 1).cheese = static_cast<std::uint16_t>(cheese - collected);
  play(state, "move a" + std::to_string(space));
  EXPECT_EQ(team(state, 1).cheese, cheese);
  return state;
}

const Texts stealing_backpacks{"steal yellow", "steal white",  "steal blue",
                               "steal green",  "steal orange", "pass"};

TEST(Booth, OfTheHamsterSellsBackpacksForSix) {
  EXPECT_EQ(legal(at_booth(hamster, 5)), stealing_backpacks);
  Texts with_six = stealing_backpacks;
  with_six.merge(Texts{"buy yellow", "buy white", "buy blue", "buy green", "buy orange"});
  EXPECT_EQ(legal(at_booth(hamster, 6)), with_six);
}

TEST(Booth, OfTheFrogSellsDrinksForSeven) {
  EXPECT_EQ(legal(at_booth(frog, 6)), (Texts{"steal drink", "pass"}));
  EXPECT_EQ(legal(at_booth(frog, 7)), (Texts{"buy drink", "steal drink", "pass"}));
}

TEST(Booth, OfTheCrowSellsCapsForTwelve) {
  const Texts stealing{"steal cockpit", "steal cargo",      "steal thruster",
                       "steal rocket",  "steal provisions", "steal lights",
                       "pass"};
  EXPECT_EQ(legal(at_booth(crow, 11)), stealing);
  Texts with_twelve = stealing;
  with_twelve.merge(Texts{"buy cockpit", "buy cargo", "buy thruster", "buy rocket",
                          "buy provisions", "buy lights"});
  EXPECT_EQ(legal(at_booth(crow, 12)), with_twelve);
}

TEST(Booth, NamesEqualBackpacksOnce) {
  State state = position();
  state.table.market.backpacks = {2, 0, 0, 0, 1};
  team(state, 1).rats[0] = 8;
  play(state, "move a9");
  EXPECT_EQ(legal(state), (Texts{"steal yellow", "steal orange", "pass"}));
}

TEST(Booth, SellsOnlyWhatLiesThere) {
  const State state = at_booth(hamster, 20);
  for (const std::string_view text : {"buy drink", "steal drink", "buy cockpit", "steal lights"})
    EXPECT_FALSE(is_legal(state, text)) << text;
  EXPECT_FALSE(is_legal(at_booth(crow, 20), "buy collector"));
}

TEST(Booth, OfTheFrogHasNothingWithoutDrinks) {
  Market market;
  market.drinks = 2;
  EXPECT_EQ(wares_of(market, Keeper::frog, energy_drink), 2U);
  market.drinks = 0;
  EXPECT_EQ(wares_of(market, Keeper::frog, energy_drink), 0U);
}

TEST(Booth, IsShoppedAtAfterCollecting) {
  // Five cheese and the two of the space are enough.
  State state = with_rats({14, 0, nursery, nursery});
  team(state, 1).cheese = 5;
  play(state, "move a15");
  EXPECT_TRUE(is_legal(state, "buy drink"));
}

TEST(Buying, CostsThePriceAndLeavesTheRat) {
  State state = at_booth(hamster, 8);
  play(state, "buy green");
  EXPECT_EQ(team(state, 1).cheese, 2);
  EXPECT_EQ(team(state, 1).rats[0], hamster);
  EXPECT_EQ(team(state, 1).backpacks, (std::array<std::uint8_t, colour_count>{0, 0, 0, 1, 0}));
  EXPECT_EQ(state.table.market.backpacks, (std::array<std::uint8_t, colour_count>{1, 1, 1, 0, 1}));
  state = at_booth(frog, 9);
  play(state, "buy drink");
  EXPECT_EQ(team(state, 1).cheese, 2);
  EXPECT_EQ(team(state, 1).drinks, 1);
  EXPECT_EQ(state.table.market.drinks, 2);
  state = at_booth(crow, 14);
  play(state, "buy rocket");
  EXPECT_EQ(team(state, 1).cheese, 2);
  EXPECT_EQ(team(state, 1).caps, 1U << static_cast<unsigned>(Cap::rocket));
  EXPECT_EQ(state.table.market.caps, 0b110111U);
}

TEST(Buying, IsForOneItem) {
  State state = at_booth(hamster, 14);
  play(state, "buy green");
  EXPECT_EQ(actor_number(state), 2);
  EXPECT_EQ(team(state, 1).cheese, 8);
}

TEST(Buying, PaysTheSupplyAndNobodyElse) {
  State state = at_booth(hamster, 6);
  play(state, "buy green");
  EXPECT_EQ(team(state, 1).cheese, 0);
  EXPECT_EQ(team(state, 2).cheese, 2);
}

TEST(Stealing, IsFreeAndSendsTheRatToStart) {
  State state = at_booth(hamster, 7);
  play(state, "steal white");
  EXPECT_EQ(team(state, 1).cheese, 7);
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{0, 0, nursery, nursery}));
  EXPECT_EQ(team(state, 1).backpacks, (std::array<std::uint8_t, colour_count>{0, 1, 0, 0, 0}));
  EXPECT_EQ(state.table.market.backpacks, (std::array<std::uint8_t, colour_count>{1, 0, 1, 1, 1}));
  EXPECT_EQ(actor_number(state), 2);
  state = at_booth(frog, 5);
  play(state, "steal drink");
  EXPECT_EQ(team(state, 1).drinks, 1);
  EXPECT_EQ(team(state, 1).rats[0], 0);
  state = at_booth(crow, 5);
  play(state, "steal lights");
  EXPECT_TRUE(has(team(state, 1), Cap::lights));
  EXPECT_EQ(team(state, 1).rats[0], 0);
}

TEST(Stealing, DoesNotTakeBackWhatWasCollected) {
  State state = at_booth(hamster, 0);
  play(state, "steal white");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::n2);
}

TEST(Stealing, KeepsTheTokenOnTheRat) {
  State state = at_booth(frog, 5);
  own(team(state, 1), Comic::swift, 'a');
  play(state, "steal drink");
  EXPECT_TRUE(has_token(team(state, 1), 0, Comic::swift));
}

TEST(Passing, LeavesEverythingAsItIs) {
  State state = at_booth(hamster, 8);
  const Market before = state.table.market;
  play(state, "pass");
  EXPECT_EQ(state.table.market, before);
  EXPECT_EQ(team(state, 1).cheese, 8);
  EXPECT_EQ(team(state, 1).rats[0], hamster);
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Booth, WithNothingToSellAsksNothing) {
  for (const Space space : {hamster, frog, crow}) {
    State state = with_rats({static_cast<Space>(space - 1), 0, nursery, nursery});
    if (space == hamster) state.table.market.backpacks = {};
    if (space == frog) state.table.market.drinks = 0;
    if (space == crow) state.table.market.caps = 0;
    play(state, "move a" + std::to_string(space));
    EXPECT_EQ(actor_number(state), 2) << unsigned{space};
  }
}

TEST(Booth, IsNotForRatsThatStayedThere) {
  State state = with_rats({0, hamster, frog, crow});
  play(state, "move a4");
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Booth, IsNotForRatsThatPass) {
  State state = with_rats({8, 0, nursery, nursery});
  play(state, "move a10");
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Booth, IsVisitedInTheOrderOfThePath) {
  // Whatever the letters: Hamster, Frog, Crow.
  State state = with_rats({20, 14, 8, nursery});
  own(team(state, 1), Comic::loner, 'c');
  team(state, 1).cheese = 30;
  play(state, "move a21 b15 c9");
  EXPECT_TRUE(is_legal(state, "buy yellow"));
  EXPECT_FALSE(is_legal(state, "buy drink"));
  play(state, "buy yellow");
  EXPECT_EQ(legal(state), (Texts{"buy drink", "steal drink", "pass"}));
  play(state, "buy drink");
  EXPECT_TRUE(is_legal(state, "buy rocket"));
  play(state, "buy rocket");
  EXPECT_EQ(team(state, 1).cheese, 30 + 2 + 3 - 6 - 7 - 12);
}

TEST(Booth, SellsToEachRatThatReachedOne) {
  State state = with_rats({14, 20, nursery, nursery});
  play(state, {"move a15 b21", "steal drink", "steal rocket"});
  EXPECT_EQ(team(state, 1).drinks, 1);
  EXPECT_TRUE(has(team(state, 1), Cap::rocket));
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{0, 0, nursery, nursery}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Booth, IsStillVisitedAfterPassingAtAnother) {
  State state = with_rats({14, 20, nursery, nursery});
  play(state, {"move a15 b21", "pass"});
  EXPECT_TRUE(is_legal(state, "steal rocket"));
  EXPECT_EQ(actor_number(state), 1);
}

TEST(Booth, SpendsOneSupplyOfCheese) {
  State state = with_rats({14, 20, nursery, nursery});
  team(state, 1).cheese = 12 + 7 - 5 - 1;
  play(state, {"move a15 b21", "buy drink"});
  EXPECT_FALSE(is_legal(state, "buy rocket"));
  EXPECT_TRUE(is_legal(state, "steal rocket"));
}

TEST(Haggler, PaysThreeLess) {
  struct Case {
    Space space;
    unsigned price;
    std::string_view buy;
  };
  for (const Case& known :
       {Case{hamster, 3, "buy yellow"}, Case{frog, 4, "buy drink"}, Case{crow, 9, "buy rocket"}}) {
    State state = at_booth(known.space, known.price - 1);
    own(team(state, 1), Comic::haggler, 'a');
    EXPECT_FALSE(is_legal(state, known.buy)) << known.buy;
    team(state, 1).cheese = static_cast<std::uint16_t>(known.price);
    EXPECT_TRUE(is_legal(state, known.buy)) << known.buy;
    play(state, known.buy);
    EXPECT_EQ(team(state, 1).cheese, 0);
  }
}

TEST(Haggler, PaysNothingWhereThePriceIsNoMoreThanThree) {
  for (const std::uint8_t price : {std::uint8_t{3}, std::uint8_t{2}}) {
    State state = with_rats({8, 0, nursery, nursery});
    state.table.printed.prices[0] = price;
    own(team(state, 1), Comic::haggler, 'a');
    team(state, 1).cheese = 0;
    play(state, {"move a9", "buy green"});
    EXPECT_EQ(team(state, 1).cheese, 0);
    EXPECT_EQ(team(state, 1).rats[0], hamster);
  }
}

TEST(Haggler, HelpsOnlyTheRatWithTheToken) {
  State state = at_booth(hamster, 5);
  own(team(state, 1), Comic::haggler, 'b');
  EXPECT_FALSE(is_legal(state, "buy yellow"));
}

TEST(Items, CanBeOwnedSeveralTimes) {
  State state = at_booth(crow, 12);
  own(team(state, 1), Cap::food);
  play(state, "buy rocket");
  EXPECT_EQ(std::popcount(team(state, 1).caps), 2);
  state = at_booth(hamster, 6);
  own_backpacks(team(state, 1), Colour::yellow, 1);
  play(state, "buy yellow");
  EXPECT_EQ(team(state, 1).backpacks[0], 2);
}

TEST(Items, HelpFromTheNextTurnOn) {
  State state = at_booth(frog, 7);
  play(state, "buy drink");
  EXPECT_EQ(team(state, 1).cheese, 0);
  finish_turn(state);
  play(state, "move a16");
  EXPECT_EQ(legal(state), (Texts{"collect", "drink"}));
}

TEST(Items, BoughtForTheColourJustCollectedAddNothingNow) {
  State state = at_booth(hamster, 6);
  play(state, "buy white");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::n2);
}

TEST(Booth, StaysWhereItIsOnAVariablePath) {
  Options options = game_for(2);
  options.variable_path = true;
  State state = any_position(options);
  // Whatever tile lies on 15 now: an orange calculator.
  state.table.printed.path.at(15).colour = static_cast<unsigned>(Colour::orange) & 7U;
  state.table.printed.path.at(15).yields = static_cast<unsigned>(Good::calculator) & 7U;
  team(state, 1).rats[0] = 14;
  play(state, "move a15");
  EXPECT_EQ(legal(state), (Texts{"steal drink", "pass"}));
}

}  // namespace
}  // namespace cheesemoon::first_rat
