#include "positions.h"

namespace cheesemoon::first_rat {
namespace {

/// Two rats out, and no comic that would ask for a choice.
State without_comics() {
  State state = position();
  state.table.market.comics = 0;
  return state;
}

/// Where the marker is after so many cores from a place and answers at the junctions.
unsigned burrow_after(std::uint8_t from, unsigned cores,
                      std::initializer_list<std::string_view> answers = {}) {
  State state = without_comics();
  team(state, 1).burrow = from;
  collect_cores(state, cores);
  play(state, answers);
  // All cores are used up, and nobody asks for more.
  EXPECT_EQ(actor_number(state), 2);
  return team(state, 1).burrow;
}

TEST(Burrow, TakesOneStepPerCore) {
  EXPECT_EQ(burrow_after(in_burrow::s, 1), in_burrow::n1);
  EXPECT_EQ(burrow_after(in_burrow::s, 2), in_burrow::n2);
  EXPECT_EQ(burrow_after(in_burrow::s, 3), in_burrow::n3);
  EXPECT_EQ(burrow_after(in_burrow::s, 4), in_burrow::x1);
}

TEST(Burrow, HasItsRewardsWhereTheRulesPutThem) {
  const auto& burrow = position().table.printed.burrow;
  EXPECT_EQ(burrow[in_burrow::library].kind, BurrowKind::library);
  EXPECT_EQ(burrow[in_burrow::nursery].kind, BurrowKind::nursery);
  EXPECT_EQ(burrow[in_burrow::food].kind, BurrowKind::food);
}

TEST(Burrow, AsksUpOrLeftWhenTheMarkerLeavesX1) {
  State state = without_comics();
  collect_cores(state, 5);
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x1);
  EXPECT_EQ(legal(state), (Texts{"left", "up"}));
  EXPECT_EQ(burrow_after(in_burrow::s, 5, {"up"}), in_burrow::library);
  EXPECT_EQ(burrow_after(in_burrow::s, 5, {"left"}), in_burrow::x2);
}

TEST(Burrow, AsksUpOrLeftWhenTheMarkerLeavesX2) {
  State state = without_comics();
  collect_cores(state, 6);
  play(state, "left");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x2);
  EXPECT_EQ(legal(state), (Texts{"left", "up"}));
  EXPECT_EQ(burrow_after(in_burrow::s, 6, {"left", "up"}), in_burrow::nursery);
  EXPECT_EQ(burrow_after(in_burrow::s, 6, {"left", "left"}), in_burrow::n4);
}

TEST(Burrow, AsksOnLeavingAJunctionInALaterTurnToo) {
  EXPECT_EQ(burrow_after(in_burrow::x1, 1, {"up"}), in_burrow::library);
  EXPECT_EQ(burrow_after(in_burrow::x2, 1, {"left"}), in_burrow::n4);
}

TEST(Burrow, AsksEveryTimeAroundAgain) {
  State state = without_comics();
  collect_cores(state, 15);
  // X1 up, Library, N1, N2, N3, X1 up, and once more.
  play(state, {"up", "up"});
  EXPECT_EQ(legal(state), (Texts{"left", "up"}));
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x1);
  play(state, "left");
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x2);
}

TEST(Burrow, AsksNothingAtAJunctionWhoseWaysLeadToOneSpace) {
  // A board may be printed like this, with the Library straight ahead.
  State state = position();
  state.table.printed.burrow[in_burrow::x1].left = in_burrow::library;
  collect_cores(state, 5);
  EXPECT_EQ(team(state, 1).burrow, in_burrow::library);
  EXPECT_TRUE(is_legal(state, "comic guest"));
}

TEST(Burrow, IsFiveStepsFromSToTheLibrarySixToTheNurserySevenToStoredFood) {
  EXPECT_EQ(burrow_after(in_burrow::s, 5, {"up"}), in_burrow::library);
  EXPECT_EQ(burrow_after(in_burrow::s, 6, {"left", "up"}), in_burrow::nursery);
  EXPECT_EQ(burrow_after(in_burrow::s, 7, {"left", "left"}), in_burrow::food);
}

TEST(Burrow, HasALoopOfFivePastTheLibrary) {
  EXPECT_EQ(burrow_after(in_burrow::n1, 5, {"up"}), in_burrow::n1);
  EXPECT_EQ(burrow_after(in_burrow::library, 5, {"up"}), in_burrow::library);
}

TEST(Burrow, HasALoopOfSevenPastTheNursery) {
  EXPECT_EQ(burrow_after(in_burrow::s, 7, {"left", "up"}), in_burrow::s);
}

TEST(Burrow, HasALoopOfNinePastStoredFood) {
  EXPECT_EQ(burrow_after(in_burrow::s, 8, {"left", "left"}), in_burrow::n5);
  EXPECT_EQ(burrow_after(in_burrow::s, 9, {"left", "left"}), in_burrow::s);
}

TEST(Library, OffersEachComicThatLiesThereOrNone) {
  State state = position();
  collect_cores(state, 5);
  play(state, "up");
  EXPECT_EQ(legal(state), (Texts{"comic pipes", "comic guest", "comic thrift", "comic blend",
                                 "comic march", "comic stride", "comic none"}));
}

TEST(Library, HandsOverTheComicChosen) {
  State state = position();
  collect_cores(state, 5);
  play(state, {"up", "comic thrift"});
  EXPECT_TRUE(has(team(state, 1), Comic::thrift));
  EXPECT_EQ(std::popcount(team(state, 1).comics), 1);
  EXPECT_EQ(state.table.market.comics, 0b111011U);
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Library, HandsOverNothingToWhoWantsNone) {
  State state = position();
  collect_cores(state, 5);
  play(state, {"up", "comic none"});
  EXPECT_EQ(team(state, 1).comics, 0);
  EXPECT_EQ(state.table.market.comics, 0b111111U);
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Library, HasNoComicTwice) {
  State state = position();
  collect_cores(state, 10);
  play(state, {"up", "comic pipes", "up"});
  EXPECT_EQ(legal(state), (Texts{"comic guest", "comic thrift", "comic blend", "comic march",
                                 "comic stride", "comic none"}));
  EXPECT_FALSE(is_legal(state, "comic pipes"));
  EXPECT_FALSE(is_legal(state, "comic strong a"));
}

TEST(Library, HasNoComicsBeyondTheTenThatThereAre) {
  State state = position();
  collect_cores(state, 5);
  play(state, "up");
  EXPECT_EQ(FirstRat::apply(state, Seat::one, Action::of(Deed::comic, comic_count)),
            Applied::not_legal);
}

TEST(Library, GivesAComicInPassing) {
  State state = position();
  collect_cores(state, 7);
  play(state, {"up", "comic guest"});
  EXPECT_EQ(team(state, 1).burrow, in_burrow::n2);
  EXPECT_TRUE(has(team(state, 1), Comic::guest));
}

TEST(Library, CanBeEnteredTwiceInATurn) {
  State state = position();
  collect_cores(state, 10);
  play(state, {"up", "comic guest", "up", "comic march"});
  EXPECT_TRUE(has(team(state, 1), Comic::guest));
  EXPECT_TRUE(has(team(state, 1), Comic::march));
}

TEST(Library, AsksNothingWhenItIsEmpty) {
  State state = without_comics();
  collect_cores(state, 5);
  play(state, "up");
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Library, AsksForTheLastComicOrNone) {
  State state = without_comics();
  state.table.market.comics = 1U << static_cast<unsigned>(Comic::blend);
  collect_cores(state, 5);
  play(state, "up");
  EXPECT_EQ(legal(state), (Texts{"comic blend", "comic none"}));
}

TEST(Library, IsNotEnteredByGoingLeft) {
  State state = position();
  collect_cores(state, 5);
  play(state, "left");
  EXPECT_EQ(actor_number(state), 2);
}

/// The library holds one comic with a token; rat a stands on 6, b on Start, c and d in the Nursery.
State choosing(Comic comic) {
  State state = position();
  state.table.market.comics = static_cast<std::uint16_t>(1U << static_cast<unsigned>(comic));
  collect_cores(state, 5);
  play(state, "up");
  return state;
}

TEST(Token, GoesToAnyRatOnThePathOrInTheNursery) {
  for (const Comic comic : {Comic::strong, Comic::swift, Comic::haggler, Comic::loner}) {
    const std::string name = "comic " + std::string(comic_name(comic));
    EXPECT_EQ(legal(choosing(comic)), (Texts{name + " a", name + " b", name + " c", "comic none"}));
  }
}

TEST(Token, LiesOnTheRatChosen) {
  for (const Comic comic : {Comic::strong, Comic::swift, Comic::haggler, Comic::loner}) {
    State state = choosing(comic);
    play(state, "comic " + std::string(comic_name(comic)) + " b");
    EXPECT_TRUE(has(team(state, 1), comic));
    for (std::size_t rat = 0; rat < rats_per_team; ++rat)
      EXPECT_EQ(has_token(team(state, 1), rat, comic), rat == 1);
    EXPECT_EQ(std::popcount(team(state, 1).tokens), 1);
  }
}

TEST(Token, NeedsALetterAndOtherComicsHaveNone) {
  const State state = choosing(Comic::strong);
  EXPECT_FALSE(is_legal(state, "comic strong"));
  State basic = position();
  collect_cores(basic, 5);
  play(basic, "up");
  Action lettered = action_of("comic pipes");
  lettered.detail = 1;
  EXPECT_EQ(FirstRat::apply(basic, Seat::one, lettered), Applied::not_legal);
}

TEST(Token, OfInterchangeableRatsGoesToTheEarliestLetter) {
  State state = position();
  team(state, 1).rats = {0, 0, 0, nursery};
  state.table.market.comics = static_cast<std::uint16_t>(1U << static_cast<unsigned>(Comic::swift));
  collect_cores(state, 5);
  play(state, "up");
  // Rats b and c are both on Start.
  EXPECT_EQ(legal(state), (Texts{"comic swift a", "comic swift b", "comic swift d", "comic none"}));
  EXPECT_FALSE(is_legal(state, "comic swift c"));
}

TEST(Token, MakesRatsDifferForTheNextToken) {
  State state = position();
  state.table.market.comics = static_cast<std::uint16_t>(1U << static_cast<unsigned>(Comic::swift));
  own(team(state, 1), Comic::loner, 'd');
  collect_cores(state, 5);
  play(state, "up");
  EXPECT_EQ(legal(state), (Texts{"comic swift a", "comic swift b", "comic swift c", "comic swift d",
                                 "comic none"}));
}

TEST(Token, DoesNotGoToRatsInTheRocket) {
  State state = position();
  team(state, 1).rats = {0, 27, 27, nursery};
  state.table.market.comics =
      static_cast<std::uint16_t>(1U << static_cast<unsigned>(Comic::strong));
  collect_cores(state, 5);
  play(state, "up");
  EXPECT_EQ(legal(state), (Texts{"comic strong a", "comic strong d", "comic none"}));
}

TEST(Token, IsLostIfAllRatsAreInTheRocket) {
  State state = choosing(Comic::strong);
  team(state, 1).rats = {27, 27, 27, 27};
  EXPECT_EQ(legal(state), (Texts{"comic strong", "comic none"}));
  EXPECT_FALSE(is_legal(state, "comic strong a"));
  play(state, "comic strong");
  EXPECT_TRUE(has(team(state, 1), Comic::strong));
  EXPECT_EQ(team(state, 1).tokens, 0);
}

TEST(Token, StaysWithARatThatLeavesTheNursery) {
  State state = choosing(Comic::swift);
  play(state, "comic swift c");
  team(state, 1).rats = {20, 0, 0, nursery};
  give_turn(state, 1);
  EXPECT_EQ(moves_of(state, 'c').size(), 7U);
  EXPECT_EQ(moves_of(state, 'b').size(), 5U);
}

TEST(Token, DoesNotAddToTheCollectionThatBroughtIt) {
  // Rat a collects five cores, of which the first brings the strong token: still five.
  State state = without_comics();
  state.table.market.comics =
      static_cast<std::uint16_t>(1U << static_cast<unsigned>(Comic::strong));
  team(state, 1).burrow = in_burrow::x1;
  collect_cores(state, 5);
  play(state, {"up", "comic strong a"});
  EXPECT_EQ(team(state, 1).burrow, in_burrow::x1);
}

TEST(Nursery, BringsTheEarliestRatToStart) {
  State state = without_comics();
  collect_cores(state, 6);
  play(state, {"left", "up"});
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{6, 0, 0, nursery}));
}

TEST(Nursery, BringsTheRatInPassing) {
  State state = without_comics();
  collect_cores(state, 8);
  play(state, {"left", "up"});
  EXPECT_EQ(team(state, 1).burrow, in_burrow::n1);
  EXPECT_EQ(team(state, 1).rats[2], 0);
}

TEST(Nursery, CanBeEnteredTwiceInATurn) {
  State state = without_comics();
  collect_cores(state, 13);
  play(state, {"left", "up", "left", "up"});
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{6, 0, 0, 0}));
}

TEST(Nursery, BringsNothingWhenNoRatIsLeft) {
  State state = without_comics();
  team(state, 1).rats = {0, 8, 9, 27};
  collect_cores(state, 6);
  play(state, {"left", "up"});
  EXPECT_EQ(team(state, 1).rats, (std::array<Space, rats_per_team>{6, 8, 9, 27}));
  EXPECT_EQ(actor_number(state), 2);
}

TEST(Nursery, IsNotEnteredByGoingLeft) {
  State state = without_comics();
  collect_cores(state, 6);
  play(state, {"left", "left"});
  EXPECT_EQ(team(state, 1).rats[2], nursery);
}

TEST(StoredFood, ScoresItsTrack) {
  State state = without_comics();
  collect_cores(state, 7);
  play(state, {"left", "left"});
  EXPECT_EQ(team(state, 1).markers.of(Track::food), 1U);
  EXPECT_EQ(markers_placed(team(state, 1)), 1U);
}

TEST(StoredFood, ScoresInPassing) {
  State state = without_comics();
  collect_cores(state, 9);
  play(state, {"left", "left"});
  EXPECT_EQ(team(state, 1).markers.of(Track::food), 1U);
}

TEST(StoredFood, IsNotScoredOneStepBefore) {
  State state = without_comics();
  collect_cores(state, 6);
  play(state, {"left", "left"});
  EXPECT_EQ(team(state, 1).markers.of(Track::food), 0U);
}

TEST(StoredFood, ScoresAgainOnTheNextTimeAround) {
  State state = without_comics();
  team(state, 1).burrow = in_burrow::n4;
  collect_cores(state, 10);
  play(state, {"left", "left"});
  EXPECT_EQ(team(state, 1).burrow, in_burrow::food);
  EXPECT_EQ(team(state, 1).markers.of(Track::food), 2U);
}

TEST(StoredFood, IsNotScoredByLeavingIt) {
  State state = without_comics();
  team(state, 1).burrow = in_burrow::food;
  collect_cores(state, 1);
  EXPECT_EQ(team(state, 1).markers.of(Track::food), 0U);
}

}  // namespace
}  // namespace cheesemoon::first_rat
