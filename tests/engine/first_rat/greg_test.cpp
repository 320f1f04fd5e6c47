#include "engine/first_rat/greg.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "games.h"
#include "players/legal_actions.h"

/// Alone against Greg.
namespace cheesemoon::first_rat {
namespace {

constexpr std::uint32_t every_card = (1U << 22U) - 1;

State new_solo(Difficulty difficulty = Difficulty::easy) {
  Random random(8);
  FirstRat::Setup setup;
  return laid_out(solo_game(difficulty), random, setup);
}

void let_greg_draw(State& state) {
  state.table.turn = Turn{};
  state.table.turn.team = greg;
  state.table.turn.phase = Phase::greg_draw;
}

/// Greg is about to draw, and may draw any card there is.
State before_greg(const std::array<Space, rats_per_team>& gregs_rats) {
  State state = new_solo();
  state.box.deck = every_card;
  let_greg_draw(state);
  Table& table = state.table;
  table.teams[greg].rats = gregs_rats;
  NoWitness nobody;
  for (const Space rat : gregs_rats) {
    if (rat == launchpad) place(table, greg, Track::rattronaut, nobody);
  }
  return state;
}

/// Far from booths: none of them is reached by one card.
constexpr std::array<Space, rats_per_team> nowhere_near{22, 16, 10, 2};

void act(State& state, std::string_view text) {
  EXPECT_EQ(FirstRat::apply(state, FirstRat::actors(state).first(), action_of(text)), Applied::done)
      << text;
}

const Team& gregs(const State& state) {
  return state.table.teams[greg];
}
Team& player(State& state) {
  return state.table.teams[0];
}

bool is_prepared(const State& state, Track track) {
  return ((static_cast<unsigned>(state.table.prepared) >> index(track)) & 1U) != 0;
}

void give_markers(State& state, std::size_t team, Track track, unsigned count) {
  NoWitness nobody;
  for (unsigned marker = 0; marker < count; ++marker) score(state.table, team, track, nobody);
}

using Choices = std::vector<std::string>;
using Places = std::array<Space, rats_per_team>;

std::uint32_t weight_of(const State& state, std::string_view text) {
  return FirstRat::chance_weight(state, action_of(text));
}

// Set-up.

TEST(Greg, IsPlayedAgainstWithTheStockOfTwoPlayers) {
  const Table& table = new_solo().table;
  unsigned backpacks = 0;
  for (const std::uint8_t count : table.market.backpacks) backpacks += count;
  EXPECT_EQ(backpacks, 5U);
  EXPECT_EQ(table.market.drinks, 3);
  EXPECT_EQ(std::popcount(table.market.caps), 6);
  EXPECT_EQ(std::popcount(table.market.comics), 6);
}

TEST(Greg, IsPlayedAgainstOnTheTracksOfTwoPlayers) {
  for (const TrackHolders holders : new_solo().table.holders) {
    EXPECT_EQ(holder(holders, 0), 0U);
    EXPECT_EQ(holder(holders, 1), blocked);
    EXPECT_EQ(holder(holders, 2), 0U);
    EXPECT_EQ(holder(holders, 3), blocked);
  }
}

TEST(Greg, FacesAPlayerSetUpAsSeatOne) {
  const State state = new_solo();
  const Team& team = state.table.teams[0];
  EXPECT_EQ(team.rats, (Places{0, 0, nursery, nursery}));
  EXPECT_EQ(team.cheese, 1);
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::one});
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, StartsWithHisRatsOnEightFiveOneAndStart) {
  EXPECT_EQ(gregs(new_solo()).rats, (Places{8, 5, 1, 0}));
}

TEST(Greg, StartsWithoutNurseryLightBurrowAndCheese) {
  Team bare;
  bare.rats = {8, 5, 1, 0};
  EXPECT_EQ(gregs(new_solo()), bare);
}

class GregsDeck : public testing::TestWithParam<std::array<unsigned, 3>> {};

TEST_P(GregsDeck, HasSoManyCardsOfAAndBAndTheCardC) {
  const auto difficulty = static_cast<Difficulty>(GetParam()[0]);
  std::uint32_t ever_dealt = 0;
  for (std::uint64_t stream = 0; stream < 100; ++stream) {
    Random random(3, stream);
    FirstRat::Setup setup;
    const State state = laid_out(solo_game(difficulty), random, setup);
    EXPECT_EQ(state.box.deck, setup.deck);
    EXPECT_EQ(std::popcount(setup.deck & 0x7FFU), static_cast<int>(GetParam()[1]));
    EXPECT_EQ(std::popcount((setup.deck >> 11U) & 0x3FFU), static_cast<int>(GetParam()[2]));
    EXPECT_EQ(setup.deck >> 21U, 1U);
    ever_dealt |= setup.deck;
  }
  EXPECT_EQ(ever_dealt, every_card) << "some card is never dealt";
}

INSTANTIATE_TEST_SUITE_P(Difficulties, GregsDeck,
                         testing::Values(std::array{0U, 5U, 5U}, std::array{1U, 6U, 4U},
                                         std::array{2U, 7U, 3U}, std::array{3U, 8U, 2U}));

TEST(GregsCards, AreThoseOfTheRules) {
  using Rows = std::vector<std::pair<std::array<unsigned, 4>, Icon>>;
  const Rows rows{{{1, 2, 0, 2}, Icon::cockpit},    {{2, 1, 1, 1}, Icon::cockpit},
                  {{0, 2, 2, 1}, Icon::cargo},      {{1, 1, 2, 1}, Icon::cargo},
                  {{2, 0, 1, 2}, Icon::thruster},   {{1, 3, 0, 1}, Icon::thruster},
                  {{0, 1, 3, 1}, Icon::provisions}, {{2, 2, 1, 0}, Icon::provisions},
                  {{1, 0, 2, 2}, Icon::food},       {{3, 1, 0, 1}, Icon::lights},
                  {{1, 1, 1, 2}, Icon::comic},      {{1, 1, 1, 1}, Icon::none},
                  {{2, 1, 1, 0}, Icon::none},       {{1, 2, 1, 0}, Icon::none},
                  {{0, 1, 1, 2}, Icon::none},       {{1, 0, 1, 2}, Icon::none},
                  {{2, 2, 0, 0}, Icon::none},       {{0, 0, 2, 2}, Icon::none},
                  {{1, 1, 2, 0}, Icon::comic},      {{3, 0, 0, 1}, Icon::none},
                  {{0, 2, 1, 1}, Icon::comic},      {{1, 1, 1, 1}, Icon::best}};
  const Printed& printed = new_solo().table.printed;
  for (std::size_t place = 0; place < rows.size(); ++place) {
    const GregCard& card = printed.cards[place];
    const std::array<unsigned, 4> moves{card.first, card.second, card.third, card.fourth};
    EXPECT_EQ(moves, rows[place].first) << place;
    EXPECT_EQ(icon_of(card), rows[place].second) << place;
  }
}

TEST(GregsCards, HaveAPlaceOnlyIfTheyExist) {
  const Table& table = new_solo().table;
  EXPECT_EQ(card_place(table, card_id('A', 1)), 0U);
  EXPECT_EQ(card_place(table, card_id('A', 11)), 10U);
  EXPECT_EQ(card_place(table, card_id('B', 10)), 20U);
  EXPECT_EQ(card_place(table, card_id('C', 0)), 21U);
  for (const std::uint8_t none : {card_id('A', 0), card_id('A', 12), card_id('B', 0),
                                  card_id('B', 11), card_id('C', 1), card_id('D', 0)})
    EXPECT_EQ(card_place(table, none), max_solo_cards) << unsigned{none};
}

// Drawing.

TEST(Greg, DrawsACardAfterThePlayersTurn) {
  State state = new_solo();
  act(state, "move a1");
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::chance});
  EXPECT_EQ(state.table.turn.phase, Phase::greg_draw);
  EXPECT_EQ(state.table.round, 1);
}

TEST(Greg, IsFollowedByThePlayerInANewRound) {
  State state = before_greg(nowhere_near);
  act(state, "draw B7");
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::one});
  EXPECT_EQ(state.table.turn.phase, Phase::move);
  EXPECT_EQ(state.table.round, 2);
}

TEST(Greg, DrawsAnyCardOfHisDeckEquallyLikely) {
  State state = new_solo(Difficulty::medium);
  let_greg_draw(state);
  const auto outcomes = players::legal_actions<FirstRat>(state, Seat::chance);
  EXPECT_EQ(outcomes.size(), 11U);
  for (const Action& outcome : outcomes) {
    EXPECT_EQ(outcome.deed, Deed::draw);
    EXPECT_EQ((state.box.deck >> card_place(state.table, outcome.what)) & 1U, 1U);
    EXPECT_EQ(FirstRat::chance_weight(state, outcome), 1U);
  }
}

TEST(Greg, DrawsNoCardAgainBeforeTheDeckIsShuffled) {
  State state = before_greg(nowhere_near);
  act(state, "draw B7");
  let_greg_draw(state);
  const Choices left = legal_texts(state);
  EXPECT_EQ(left.size(), 21U);
  EXPECT_EQ(std::count(left.begin(), left.end(), "draw B7"), 0);
}

TEST(Greg, ShufflesADeckThatIsUsedUpWithoutTheCardThatShuffles) {
  State state = before_greg(nowhere_near);
  state.box.deck = std::uint32_t{1} << card_place(state.table, card_id('B', 7));
  act(state, "draw B7");
  act(state, "move a1");
  EXPECT_EQ(legal_texts(state), Choices{"draw B7"});
}

// Moving.

TEST(Greg, MovesHisRatsFromFrontToBackByTheNumbersOfTheCard) {
  State state = before_greg({2, 22, 12, 4});
  act(state, "draw B3");  // 1 2 1 0
  EXPECT_EQ(gregs(state).rats, (Places{2, 23, 14, 5}));
}

TEST(Greg, NumbersOfRatsInTheRocketGoToHisForemostRat) {
  State state = before_greg({27, 27, 10, 4});
  act(state, "draw A1");  // 1 + 2 + 0, then 2
  EXPECT_EQ(gregs(state).rats, (Places{27, 27, 13, 6}));
}

TEST(Greg, NumberOfOneRatInTheRocketGoesToHisForemostRat) {
  State state = before_greg({6, 27, 13, 2});
  act(state, "draw B3");  // 1 + 2, then 1, then 0
  EXPECT_EQ(gregs(state).rats, (Places{7, 27, 16, 2}));
}

TEST(Greg, LastRatTakesAllNumbersOnceTheOthersAreInTheRocket) {
  State state = before_greg({27, 27, 27, 5});
  act(state, "draw A1");
  EXPECT_EQ(gregs(state).rats, (Places{27, 27, 27, 10}));
}

TEST(Greg, RatThatEntersTheRocketWithThisCardHandsNothingOn) {
  State state = before_greg({26, 10, 5, 1});
  act(state, "draw B9");  // 3 0 0 1
  EXPECT_EQ(gregs(state).rats, (Places{27, 10, 5, 2}));
}

TEST(Greg, UsesNoPipes) {
  State state = before_greg({20, 13, 11, 5});
  act(state, "draw B4");  // 0 1 1 2
  EXPECT_EQ(gregs(state).rats, (Places{20, 14, 12, 7}));
}

TEST(Greg, NeedsNoCommonColour) {
  State state = before_greg({22, 12, 4, 2});
  act(state, "draw B1");
  std::set<Colour> colours;
  for (const Space rat : gregs(state).rats)
    colours.insert(state.table.printed.path[rat].tile_colour());
  EXPECT_EQ(colours, (std::set<Colour>{Colour::orange, Colour::yellow}));
}

TEST(Greg, RatsMayShareASpace) {
  State state = before_greg({6, 5, 3, 2});
  act(state, "draw B7");  // 0 0 2 2
  EXPECT_EQ(gregs(state).rats, (Places{6, 5, 5, 4}));
  let_greg_draw(state);
  act(state, "draw B6");  // 2 2 0 0: one of the two goes on
  EXPECT_EQ(gregs(state).rats, (Places{8, 7, 5, 4}));
}

TEST(Greg, RatsStopAtTheLaunchpad) {
  State state = before_greg({25, 10, 5, 1});
  act(state, "draw B9");  // 3 steps, of which 2 are left
  EXPECT_EQ(gregs(state).rats[0], launchpad);
  EXPECT_EQ(rattronauts(gregs(state)), 1U);
}

TEST(Greg, RatsTakeTheLeftmostFreeRattronautSpace) {
  State state = before_greg({26, 10, 5, 1});
  act(state, "draw B9");
  EXPECT_EQ(holder(state.table.holders[index(Track::rattronaut)], 0), greg + 1);
  EXPECT_EQ(track_points(state.table, greg, Track::rattronaut), 10U);
}

TEST(Greg, RatsTakeTheNextRattronautSpaceAfterThePlayersRat) {
  State state = before_greg({26, 10, 5, 1});
  NoWitness nobody;
  place(state.table, 0, Track::rattronaut, nobody);
  act(state, "draw B9");
  EXPECT_EQ(holder(state.table.holders[index(Track::rattronaut)], 2), greg + 1);
  EXPECT_EQ(track_points(state.table, greg, Track::rattronaut), 7U);
}

TEST(Greg, TwoRatsMayReachTheRocketWithOneCard) {
  State state = before_greg({26, 25, 4, 2});
  act(state, "draw B6");
  EXPECT_EQ(gregs(state).rats, (Places{27, 27, 4, 2}));
  EXPECT_EQ(track_points(state.table, greg, Track::rattronaut), 17U);
}

TEST(Greg, RatsInTheRocketBringNoReward) {
  State state = before_greg({26, 10, 5, 1});
  act(state, "draw B9");
  EXPECT_EQ(gregs(state).awards, 0);
  EXPECT_EQ(gregs(state).rats, (Places{27, 10, 5, 2}));
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::one});
}

// Cheese.

TEST(Greg, GivesThePlayerOneCheeseForEachMovedRatOnHerRat) {
  State state = before_greg({6, 5, 2, 1});
  player(state).rats = {3, 6, nursery, nursery};
  act(state, "draw B4");  // 5 to 6, 2 to 3, 1 to 3
  EXPECT_EQ(player(state).cheese, 1 + 3);
}

TEST(Greg, GivesNoCheeseForARatThatHasNotMoved) {
  State state = before_greg({6, 4, 2, 0});
  player(state).rats = {6, 0, nursery, nursery};
  act(state, "draw B4");
  EXPECT_EQ(player(state).cheese, 1);
}

TEST(Greg, GivesNoCheeseForPassingOver) {
  State state = before_greg({22, 12, 6, 2});
  player(state).rats = {13, 0, nursery, nursery};
  act(state, "draw B3");  // 12 to 14
  EXPECT_EQ(player(state).cheese, 1);
}

TEST(Greg, GivesNoCheeseInTheRocket) {
  State state = before_greg({26, 10, 5, 1});
  player(state).rats = {launchpad, 0, nursery, nursery};
  NoWitness nobody;
  place(state.table, 0, Track::rattronaut, nobody);
  act(state, "draw B9");
  EXPECT_EQ(player(state).cheese, 1);
}

TEST(Greg, CheeseOwedToHimGoesToTheSupply) {
  State state = new_solo();
  act(state, "move a5");
  EXPECT_EQ(player(state).cheese, 1 - 1 + 1) << "one paid, one collected";
  EXPECT_EQ(gregs(state).cheese, 0);
}

TEST(Greg, IsOwedOneCheeseForASpaceEvenWithTwoRats) {
  State state = new_solo();
  state.table.teams[greg].rats = {5, 5, 1, 0};
  player(state).cheese = 4;
  act(state, "move a5");
  EXPECT_EQ(player(state).cheese, 4 - 1 + 1);
  EXPECT_EQ(gregs(state).cheese, 0);
}

TEST(Greg, IsOwedOneCheeseForEachSpace) {
  State state = new_solo();
  state.table.teams[greg].rats = {5, 2, 1, 0};
  player(state).rats = {2, 0, nursery, nursery};
  player(state).cheese = 4;
  act(state, "move a5 b2");
  EXPECT_EQ(player(state).cheese, 4 - 2 + 2);
}

TEST(Greg, IsPaidWithMoldyCheeseIfNeedBe) {
  State state = new_solo();
  player(state).cheese = 0;
  act(state, "move a5");
  EXPECT_EQ(player(state).moldy, 1);
  EXPECT_EQ(player(state).cheese, 3 - 1 + 1);
}

TEST(Greg, IsOwedNothingByAGuest) {
  State state = new_solo();
  player(state).comics = 1U << static_cast<unsigned>(Comic::guest);
  act(state, "move a5");
  EXPECT_EQ(player(state).cheese, 1 + 1);
}

// Booths.

TEST(Greg, RemovesABackpackByTheNumberOfItsColour) {
  State state = before_greg({8, 5, 3, 1});
  state.table.market.backpacks = {2, 0, 1, 0, 0};
  act(state, "draw B1");
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::chance});
  EXPECT_EQ(legal_texts(state), (Choices{"lose blue", "lose yellow"}));
  EXPECT_EQ(weight_of(state, "lose yellow"), 2U);
  EXPECT_EQ(weight_of(state, "lose blue"), 1U);
  act(state, "lose yellow");
  EXPECT_EQ(state.table.market.backpacks, (std::array<std::uint8_t, 5>{1, 0, 1, 0, 0}));
  EXPECT_EQ(gregs(state).backpacks, (std::array<std::uint8_t, 5>{}));
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::one});
}

TEST(Greg, RemovesADrinkAtTheFrog) {
  State state = before_greg({14, 5, 3, 1});
  act(state, "draw B1");
  EXPECT_EQ(legal_texts(state), Choices{"lose drink"});
  EXPECT_EQ(weight_of(state, "lose drink"), 1U);
  act(state, "lose drink");
  EXPECT_EQ(state.table.market.drinks, 2);
}

TEST(Greg, RemovesACapAtTheCrow) {
  State state = before_greg({20, 5, 3, 1});
  state.table.market.caps = 0b1000001000;
  act(state, "draw B1");
  EXPECT_EQ(legal_texts(state), (Choices{"lose allrounder", "lose rocket"}));
  EXPECT_EQ(weight_of(state, "lose rocket"), 1U);
  EXPECT_EQ(weight_of(state, "lose allrounder"), 1U);
  act(state, "lose rocket");
  EXPECT_EQ(state.table.market.caps, 0b1000000000);
  EXPECT_EQ(gregs(state).caps, 0);
}

TEST(Greg, RemovesNothingFromAnEmptyBooth) {
  State state = before_greg({20, 14, 8, 1});
  state.table.market.backpacks = {};
  state.table.market.drinks = 0;
  state.table.market.caps = 0;
  act(state, "draw B1");
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, RemovesNothingWhereHisRatHasNotMoved) {
  State state = before_greg({21, 15, 4, 1});
  act(state, "draw B7");
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, RemovesNothingFromABoothThatHisRatPasses) {
  State state = before_greg({20, 14, 8, 0});
  act(state, "draw B6");  // 20 to 22, 14 to 16
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, RemovesItemsFromFrontToBack) {
  State state = before_greg({8, 14, 20, 0});
  state.table.market.caps = 1;
  state.table.market.backpacks = {0, 0, 0, 1, 0};
  act(state, "draw B1");
  EXPECT_EQ(legal_texts(state), Choices{"lose cockpit"});
  act(state, "lose cockpit");
  EXPECT_EQ(legal_texts(state), Choices{"lose drink"});
  act(state, "lose drink");
  EXPECT_EQ(legal_texts(state), Choices{"lose green"});
  act(state, "lose green");
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, SkipsTheEmptyBoothAmongSeveral) {
  State state = before_greg({20, 14, 8, 0});
  state.table.market.drinks = 0;
  state.table.market.caps = 1;
  state.table.market.backpacks = {0, 0, 0, 1, 0};
  act(state, "draw B1");
  act(state, "lose cockpit");
  EXPECT_EQ(legal_texts(state), Choices{"lose green"});
}

TEST(Greg, RemovesOneItemForEachRatThatReachesABooth) {
  State state = before_greg({8, 7, 2, 0});
  state.table.market.backpacks = {2, 0, 0, 0, 0};
  act(state, "draw B3");  // 8 to 9, 7 to 9
  act(state, "lose yellow");
  EXPECT_EQ(legal_texts(state), Choices{"lose yellow"});
  act(state, "lose yellow");
  EXPECT_EQ(state.table.market.backpacks[0], 0);
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, RemovesNoMoreThanThereIs) {
  State state = before_greg({8, 7, 2, 0});
  state.table.market.backpacks = {1, 0, 0, 0, 0};
  act(state, "draw B3");
  act(state, "lose yellow");
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, IsNeverSentBackToStartByABooth) {
  State state = before_greg({14, 5, 3, 1});
  act(state, "draw B1");
  act(state, "lose drink");
  EXPECT_EQ(gregs(state).rats, (Places{15, 6, 4, 2}));
}

TEST(Greg, RemovesItemsBeforeTheIconCounts) {
  State state = before_greg({14, 5, 3, 0});
  state.table.market.comics = 1;
  act(state, "draw A11");  // 1 1 1 2 comic
  EXPECT_EQ(legal_texts(state), Choices{"lose drink"});
  act(state, "lose drink");
  EXPECT_EQ(legal_texts(state), Choices{"lose pipes"});
}

// Icons.

struct TrackIcon {
  std::string card;
  std::string another;
  Track track;
  unsigned first_points;
};

void PrintTo(const TrackIcon& icon, std::ostream* stream) {
  *stream << icon.card;
}

class GregsIcon : public testing::TestWithParam<TrackIcon> {};

TEST_P(GregsIcon, PreparesTheTrackThenScoresItAndThenPreparesItAgain) {
  const Track track = GetParam().track;
  State state = before_greg(nowhere_near);
  act(state, "draw " + GetParam().card);
  EXPECT_EQ(state.table.prepared, 1U << index(track));
  EXPECT_EQ(markers_placed(gregs(state)), 0U);

  state.table.teams[greg].rats = nowhere_near;
  state.table.revealed = 0;
  let_greg_draw(state);
  act(state, "draw " + GetParam().another);
  EXPECT_EQ(state.table.prepared, 0);
  EXPECT_EQ(gregs(state).markers.of(track), 1U);
  EXPECT_EQ(track_points(state.table, greg, track), GetParam().first_points);

  state.table.teams[greg].rats = nowhere_near;
  state.table.revealed = 0;
  let_greg_draw(state);
  act(state, "draw " + GetParam().card);
  EXPECT_TRUE(is_prepared(state, track));
  EXPECT_EQ(markers_placed(gregs(state)), 1U);
}

INSTANTIATE_TEST_SUITE_P(Tracks, GregsIcon,
                         testing::Values(TrackIcon{"A1", "A2", Track::cockpit, 8},
                                         TrackIcon{"A3", "A4", Track::cargo, 8},
                                         TrackIcon{"A5", "A6", Track::thruster, 9},
                                         TrackIcon{"A7", "A8", Track::provisions, 7},
                                         TrackIcon{"A9", "A9", Track::food, 7},
                                         TrackIcon{"A10", "A10", Track::lights, 8}),
                         [](const auto& test) { return test.param.card; });

TEST(Greg, ScoresTheLeftmostFreeSpaceOfATrack) {
  State state = before_greg(nowhere_near);
  give_markers(state, 0, Track::cockpit, 1);
  state.table.prepared = 1U << index(Track::cockpit);
  act(state, "draw A1");
  EXPECT_EQ(track_points(state.table, greg, Track::cockpit), 5U) << "the second one is blocked";
}

TEST(Greg, CardWithoutAnIconPreparesNothing) {
  State state = before_greg(nowhere_near);
  act(state, "draw B7");
  EXPECT_EQ(state.table.prepared, 0);
}

TEST(Greg, BestPreparesTheTrackThatIsWorthMost) {
  State state = before_greg(nowhere_near);
  act(state, "draw C");
  EXPECT_EQ(state.table.prepared, 1U << index(Track::thruster));
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::one});
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, BestScoresTheTrackThatIsWorthMostIfItIsPrepared) {
  State state = before_greg(nowhere_near);
  state.table.prepared = 1U << index(Track::thruster);
  act(state, "draw C");
  EXPECT_EQ(state.table.prepared, 0);
  EXPECT_EQ(track_points(state.table, greg, Track::thruster), 9U);
}

TEST(Greg, BestCountsTheNextFreeSpaceAndNotWhatIsPrepared) {
  State state = before_greg(nowhere_near);
  give_markers(state, 0, Track::thruster, 1);
  give_markers(state, 0, Track::cargo, 1);
  give_markers(state, 0, Track::lights, 1);
  state.table.prepared = 1U << index(Track::food);
  act(state, "draw C");
  EXPECT_TRUE(is_prepared(state, Track::cockpit)) << "worth 8, the others 7 and less";
  EXPECT_TRUE(is_prepared(state, Track::food));
}

TEST(Greg, BestOfTracksThatAreAllWorthNothingIsAnyOfThem) {
  State state = before_greg(nowhere_near);
  for (TrackValues& values : state.table.printed.tracks) values.fill(0);
  EXPECT_EQ(std::popcount(best_tracks(state.table)), 6);
}

TEST(Greg, BestIsNeitherTheRocketNorTheRattronauts) {
  State state = before_greg(nowhere_near);
  state.table.printed.tracks[index(Track::rocket)].fill(50);
  state.table.printed.tracks[index(Track::rattronaut)].fill(50);
  act(state, "draw C");
  EXPECT_EQ(state.table.prepared, 1U << index(Track::thruster));
}

TEST(Greg, BestAmongTiedTracksIsChosenByThePlayer) {
  State state = before_greg(nowhere_near);
  give_markers(state, 0, Track::thruster, 1);
  act(state, "draw C");
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::one});
  EXPECT_EQ(legal_texts(state), (Choices{"best cargo", "best cockpit", "best lights"}));
  EXPECT_EQ(FirstRat::apply(state, Seat::one, action_of("best food")), Applied::not_legal);
  act(state, "best lights");
  EXPECT_EQ(state.table.prepared, 1U << index(Track::lights));
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, LeavesThePlayerNothingToDecideWhileHeDraws) {
  for_each_decision(before_greg(nowhere_near).table,
                    [](const Action& action) { ADD_FAILURE() << text_of(action); });
}

TEST(Greg, BestTiedWithAPreparedTrackMayScoreIt) {
  State state = before_greg(nowhere_near);
  give_markers(state, 0, Track::thruster, 1);
  state.table.prepared = 1U << index(Track::cargo);
  act(state, "draw C");
  State scored = state;
  act(scored, "best cargo");
  EXPECT_EQ(scored.table.prepared, 0);
  EXPECT_EQ(gregs(scored).markers.of(Track::cargo), 1U);
  act(state, "best cockpit");
  EXPECT_TRUE(is_prepared(state, Track::cargo));
  EXPECT_TRUE(is_prepared(state, Track::cockpit));
  EXPECT_EQ(markers_placed(gregs(state)), 0U);
}

TEST(Greg, BestShufflesAllRevealedCardsBack) {
  State state = before_greg(nowhere_near);
  act(state, "draw B7");
  let_greg_draw(state);
  act(state, "draw C");
  EXPECT_EQ(state.table.revealed, 0U);
  let_greg_draw(state);
  EXPECT_EQ(legal_texts(state).size(), 22U);
}

TEST(Greg, BestShufflesAfterThePlayersChoice) {
  State state = before_greg(nowhere_near);
  give_markers(state, 0, Track::thruster, 1);
  act(state, "draw B7");
  let_greg_draw(state);
  act(state, "draw C");
  EXPECT_EQ(std::popcount(state.table.revealed), 2);
  act(state, "best cargo");
  EXPECT_EQ(state.table.revealed, 0U);
}

TEST(Greg, BestAsTheLastCardOfTheDeckShufflesAfterThePlayersChoiceToo) {
  State state = before_greg(nowhere_near);
  give_markers(state, 0, Track::thruster, 1);
  state.table.revealed = every_card >> 1U;
  state.table.seen = every_card >> 1U;
  act(state, "draw C");
  EXPECT_EQ(state.table.turn.phase, Phase::greg_best);
  EXPECT_EQ(state.table.revealed, every_card);
  act(state, "best cargo");
  EXPECT_EQ(state.table.revealed, 0U);
}

TEST(Greg, OnlyBestShuffles) {
  State state = before_greg(nowhere_near);
  act(state, "draw A1");
  EXPECT_EQ(std::popcount(state.table.revealed), 1);
}

TEST(Greg, ComicIconRemovesARandomComicFromTheLibrary) {
  State state = before_greg(nowhere_near);
  state.table.market.comics = 0b101;
  act(state, "draw A11");
  EXPECT_EQ(FirstRat::actors(state), Actors{Seat::chance});
  EXPECT_EQ(legal_texts(state), (Choices{"lose pipes", "lose thrift"}));
  EXPECT_EQ(weight_of(state, "lose pipes"), 1U);
  EXPECT_EQ(weight_of(state, "lose thrift"), 1U);
  act(state, "lose pipes");
  EXPECT_EQ(state.table.market.comics, 0b100);
  EXPECT_EQ(gregs(state).comics, 0);
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

TEST(Greg, ComicIconRemovesNothingFromAnEmptyLibrary) {
  State state = before_greg(nowhere_near);
  state.table.market.comics = 0;
  act(state, "draw B8");
  EXPECT_EQ(state.table.turn.phase, Phase::move);
}

// Markers, the end and the winner.

TEST(Greg, HasTenMarkers) {
  State state = before_greg(nowhere_near);
  give_markers(state, greg, Track::food, 9);
  state.table.prepared = 1U << index(Track::cockpit);
  act(state, "draw A1");
  EXPECT_EQ(gregs(state).markers.of(Track::cockpit), 1U);

  state = before_greg(nowhere_near);
  give_markers(state, greg, Track::food, 10);
  state.table.prepared = 1U << index(Track::cockpit);
  act(state, "draw A1");
  EXPECT_EQ(markers_placed(gregs(state)), 10U);
  EXPECT_EQ(gregs(state).markers.of(Track::cockpit), 0U);
  EXPECT_EQ(state.table.prepared, 0);
}

TEST(Greg, FourthRatInTheRocketEndsTheGameWithThisRound) {
  State state = before_greg({27, 27, 27, 26});
  act(state, "draw B1");
  EXPECT_TRUE(FirstRat::is_terminal(state));
}

TEST(Greg, ThreeRatsInTheRocketDoNotEndTheGame) {
  State state = before_greg({27, 27, 26, 12});
  act(state, "draw B1");
  EXPECT_EQ(rattronauts(gregs(state)), 3U);
  EXPECT_FALSE(FirstRat::is_terminal(state));
  EXPECT_EQ(state.table.last_round, never);
}

TEST(Greg, EighthMarkerEndsTheGameWithTheNextRound) {
  State state = before_greg(nowhere_near);
  give_markers(state, greg, Track::food, 7);
  EXPECT_EQ(state.table.last_round, never);
  state.table.prepared = 1U << index(Track::cockpit);
  act(state, "draw A1");
  EXPECT_EQ(state.table.last_round, 2);
  EXPECT_EQ(state.table.round, 2);
  act(state, "move a1");
  state.table.teams[greg].rats = nowhere_near;
  EXPECT_FALSE(FirstRat::is_terminal(state));
  act(state, "draw B7");
  EXPECT_TRUE(FirstRat::is_terminal(state));
}

TEST(Greg, MakesHisTurnInTheRoundThatThePlayerEnds) {
  State state = new_solo();
  state.table.teams[0].rats = {27, 27, 27, 26};
  NoWitness nobody;
  for (int rat = 0; rat < 3; ++rat) place(state.table, 0, Track::rattronaut, nobody);
  // One rat with one way: it goes without being asked.
  go_on(state.table, nobody);
  EXPECT_EQ(rattronauts(player(state)), 4U);
  EXPECT_EQ(state.table.turn.phase, Phase::greg_draw);
  EXPECT_EQ(state.table.last_round, 1);
}

TEST(Greg, ScoresTrackPointsOnly) {
  for (std::uint64_t stream = 0; stream < 20; ++stream) {
    Random random(5, stream);
    FirstRat::Setup setup;
    State state = laid_out(solo_game(Difficulty::unfair), random, setup);
    while (!FirstRat::is_terminal(state)) {
      const auto move = draw_move<FirstRat>(state, random);
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    }
    const Breakdown points = FirstRat::outcome(state).breakdown[greg];
    int of_tracks = 0;
    for (const std::int16_t track : points.tracks) of_tracks += track;
    EXPECT_GT(of_tracks, 0);
    EXPECT_EQ(points.total(), of_tracks);
  }
}

/// Greg has a rattronaut, 10 points, against a player with leftovers worth `points`.
State ended_with(unsigned points) {
  State state = before_greg({27, 10, 5, 1});
  state.table.turn = Turn{};
  state.table.turn.phase = Phase::over;
  state.table.teams[0].cheese = static_cast<std::uint16_t>(points * 4);
  return state;
}

TEST(Greg, IsBeatenByMorePoints) {
  const State state = ended_with(11);
  EXPECT_EQ(FirstRat::outcome(state).winners, 0b01);
  EXPECT_EQ(FirstRat::returns(state)[0], 1.0);
  EXPECT_EQ(FirstRat::returns(state)[greg], 0.0);
}

TEST(Greg, WinsWithEquallyManyPoints) {
  const State state = ended_with(10);
  EXPECT_EQ(FirstRat::outcome(state).winners, 0b10);
  EXPECT_EQ(FirstRat::returns(state)[0], 0.0);
  EXPECT_EQ(FirstRat::returns(state)[greg], 1.0);
}

TEST(Greg, WinsATieEvenAgainstMoreRattronauts) {
  State state = ended_with(0);
  NoWitness nobody;
  place(state.table, 0, Track::rattronaut, nobody);
  place(state.table, 0, Track::rattronaut, nobody);
  const unsigned points = track_points(state.table, 0, Track::rattronaut);
  ASSERT_EQ(points, 7U + 6U);
  give_markers(state, greg, Track::rocket, 1);
  ASSERT_EQ(FirstRat::outcome(state).breakdown[greg].total(), 10 + 5);
  state.table.teams[0].cheese = 8;
  ASSERT_EQ(FirstRat::outcome(state).breakdown[0].total(), 15);
  EXPECT_EQ(FirstRat::outcome(state).winners, 0b10);
}

}  // namespace
}  // namespace cheesemoon::first_rat
