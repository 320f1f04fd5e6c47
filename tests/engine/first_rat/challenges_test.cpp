#include "engine/first_rat/challenges.h"

#include <gtest/gtest.h>

#include "games.h"

namespace cheesemoon::first_rat {
namespace {

/// A solo game that is over after 17 rounds. The player has 12 points and a rattronaut and has
/// owned an item, Greg has nothing: it is won, and no challenge is met.
Table won_plainly() {
  Random random(8);
  FirstRat::Setup setup;
  Table table = laid_out(solo_game(), random, setup).table;
  table.turn = Turn{};
  table.turn.phase = Phase::over;
  table.round = 17;
  NoWitness nobody;
  place(table, 0, Track::rattronaut, nobody);
  table.teams[0].rats = {launchpad, 0, nursery, nursery};
  table.teams[0].cheese = 8;
  table.teams[0].owned_an_item = true;
  return table;
}

void give(Table& table, Track track, unsigned markers) {
  NoWitness nobody;
  for (unsigned marker = 0; marker < markers; ++marker) score(table, 0, track, nobody);
}

using Met = std::vector<std::string_view>;

Met met(const Table& table) {
  Met names;
  for (std::size_t challenge = 0; challenge < challenge_count; ++challenge) {
    if (is_met(table, static_cast<Challenge>(challenge)))
      names.push_back(challenge_name(static_cast<Challenge>(challenge)));
  }
  return names;
}

/// The same end, but Greg has more points.
Table lost(Table table) {
  table.printed.tracks[index(Track::food)].fill(200);
  NoWitness nobody;
  for (int marker = 0; marker < 6; ++marker) score(table, greg, Track::food, nobody);
  EXPECT_TRUE(outcome_of(table).wins(greg));
  return table;
}

TEST(Challenges, AreNotMetByAnyWin) {
  EXPECT_TRUE(outcome_of(won_plainly()).wins(0));
  EXPECT_EQ(met(won_plainly()), Met{});
}

TEST(Challenges, NoRattronautIsMetWithoutOne) {
  Table table = won_plainly();
  table.teams[0].markers = {};
  table.holders.fill(0);
  EXPECT_EQ(met(table), Met{"no-rattronaut"});
}

TEST(Challenges, NoItemsIsMetIfNoneWasEverOwned) {
  Table table = won_plainly();
  table.teams[0].owned_an_item = false;
  EXPECT_EQ(met(table), Met{"no-items"});
}

class OwnedOnce : public testing::TestWithParam<std::string> {};

TEST_P(OwnedOnce, MissesNoItems) {
  Random random(8);
  FirstRat::Setup setup;
  State state = laid_out(solo_game(), random, setup);
  Team& player = state.table.teams[0];
  player.cheese = 20;
  player.burrow = 4;
  player.rats = {8, 14, 20, 5};
  state.table.market.backpacks.fill(1);
  state.table.market.caps = 1;
  EXPECT_FALSE(player.owned_an_item);
  std::string_view rest = GetParam();
  while (!rest.empty()) {
    const std::string_view text = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), text.size() + 1));
    EXPECT_FALSE(player.owned_an_item) << text;
    ASSERT_EQ(FirstRat::apply(state, Seat::one, action_of(text)), Applied::done) << text;
  }
  EXPECT_TRUE(player.owned_an_item);
}

INSTANTIATE_TEST_SUITE_P(Items, OwnedOnce,
                         testing::Values("move a9,up,comic none,buy yellow",
                                         "move a9,up,comic none,steal green", "move b15,buy drink",
                                         "move b15,steal drink", "move c21,buy cockpit",
                                         "move c21,steal cockpit", "move d6,up,comic pipes"));

TEST(Challenges, NoItemsIsMissedWithADrinkThatIsUsedUp) {
  Random random(8);
  FirstRat::Setup setup;
  State state = laid_out(solo_game(), random, setup);
  state.table.teams[0].rats = {14, 5, nursery, nursery};
  for (const char* text : {"move a15", "steal drink"})
    ASSERT_EQ(FirstRat::apply(state, Seat::one, action_of(text)), Applied::done) << text;
  state.table.turn = Turn{};
  for (const char* text : {"move b6", "drink"})
    ASSERT_EQ(FirstRat::apply(state, Seat::one, action_of(text)), Applied::done) << text;
  ASSERT_EQ(state.table.teams[0].drinks, 0);
  Table table = won_plainly();
  table.teams[0].owned_an_item = state.table.teams[0].owned_an_item;
  EXPECT_EQ(met(table), Met{});
}

TEST(Challenges, AllRattronautsNeedsFour) {
  Table table = won_plainly();
  NoWitness nobody;
  place(table, 0, Track::rattronaut, nobody);
  place(table, 0, Track::rattronaut, nobody);
  EXPECT_EQ(met(table), Met{});
  place(table, 0, Track::rattronaut, nobody);
  EXPECT_EQ(met(table), Met{"all-rattronauts"});
}

TEST(Challenges, RocketTwiceNeedsTwoMarkers) {
  Table table = won_plainly();
  give(table, Track::rocket, 1);
  EXPECT_EQ(met(table), Met{});
  give(table, Track::rocket, 1);
  EXPECT_EQ(met(table), Met{"rocket-twice"});
}

TEST(Challenges, FourBackpacksMustDiffer) {
  Table table = won_plainly();
  table.teams[0].backpacks = {2, 1, 1, 0, 0};
  EXPECT_EQ(met(table), Met{});
  table.teams[0].backpacks = {1, 0, 1, 1, 1};
  EXPECT_EQ(met(table), Met{"four-backpacks"});
  table.teams[0].backpacks = {1, 1, 1, 1, 1};
  EXPECT_EQ(met(table), Met{"four-backpacks"});
}

TEST(Challenges, NinetyPointsMayNotBeEightyNine) {
  Table table = won_plainly();
  table.teams[0].cheese = (89 - 10) * 4 + 3;
  ASSERT_EQ(breakdown_of(table, 0).total(), 89);
  EXPECT_EQ(met(table), Met{});
  ++table.teams[0].cheese;
  ASSERT_EQ(breakdown_of(table, 0).total(), 90);
  EXPECT_EQ(met(table), Met{"ninety-points"});
}

TEST(Challenges, SixteenTurnsMayBeFewer) {
  Table table = won_plainly();
  table.round = 16;
  EXPECT_EQ(met(table), Met{"sixteen-turns"});
  table.round = 9;
  EXPECT_EQ(met(table), Met{"sixteen-turns"});
}

TEST(Challenges, CountEveryTurnOfThePlayerAsARound) {
  for (std::uint64_t stream = 0; stream < 20; ++stream) {
    Random random(31, stream);
    FirstRat::Setup setup;
    State state = laid_out(solo_game(), random, setup);
    unsigned draws = 0;
    while (!FirstRat::is_terminal(state)) {
      const auto move = draw_move<FirstRat>(state, random);
      if (move.action.deed == Deed::draw) ++draws;
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    }
    EXPECT_EQ(state.table.round, draws) << "Greg has as many turns as the player";
  }
}

TEST(Challenges, ProvisionsFiveNeedsFiveMarkers) {
  Table table = won_plainly();
  give(table, Track::provisions, 4);
  EXPECT_EQ(met(table), Met{});
  give(table, Track::provisions, 1);
  EXPECT_EQ(met(table), Met{"provisions-five"});
}

TEST(Challenges, FoodFiveNeedsFiveMarkers) {
  Table table = won_plainly();
  give(table, Track::food, 4);
  EXPECT_EQ(met(table), Met{});
  give(table, Track::food, 1);
  EXPECT_EQ(met(table), Met{"food-five"});
}

/// Moves rat a through a pipe in a solo game.
void use_pipe(State& state, Space entry, std::string_view move) {
  state.table.turn = Turn{};
  state.table.teams[0].rats = {entry, 0, nursery, nursery};
  state.table.teams[0].materials.fill(9);
  ASSERT_EQ(FirstRat::apply(state, Seat::one, action_of(move)), Applied::done) << move;
}

TEST(Challenges, EveryPipeTwiceCountsEachPipe) {
  const std::vector<std::pair<Space, std::string_view>> pipes{{Space{3}, "move a12~3"},
                                                              {Space{5}, "move a10~5"},
                                                              {Space{11}, "move a19~11"},
                                                              {Space{13}, "move a17~13"},
                                                              {Space{20}, "move a24~20"}};
  for (std::size_t once = 0; once <= pipes.size(); ++once) {
    Random random(8);
    FirstRat::Setup setup;
    State state = laid_out(solo_game(), random, setup);
    for (std::size_t pipe = 0; pipe < pipes.size(); ++pipe) {
      for (int use = pipe == once ? 1 : 0; use < 2; ++use)
        use_pipe(state, pipes[pipe].first, pipes[pipe].second);
    }
    Table table = won_plainly();
    table.pipe_uses = state.table.pipe_uses;
    const bool all_twice = once == pipes.size();
    EXPECT_EQ(met(table), all_twice ? Met{"every-pipe-twice"} : Met{}) << once;
    // More often is as good, and counts for no other pipe.
    for (int use = 0; use < 6; ++use) use_pipe(state, 5, "move a10~5");
    table.pipe_uses = state.table.pipe_uses;
    EXPECT_EQ(is_met(table, Challenge::every_pipe_twice), all_twice || once == 1) << once;
  }
}

TEST(Challenges, EveryPipeTwiceCountsFreePipesToo) {
  Random random(8);
  FirstRat::Setup setup;
  State state = laid_out(solo_game(), random, setup);
  state.table.teams[0].comics = 1U << static_cast<unsigned>(Comic::pipes);
  use_pipe(state, 3, "move a12~3");
  EXPECT_EQ(state.table.pipe_uses, 1);
}

/// The plain win with what one challenge asks for.
Table won_with(Challenge challenge) {
  Table table = won_plainly();
  Team& player = table.teams[0];
  switch (challenge) {
    case Challenge::no_rattronaut:
      player.markers = {};
      table.holders.fill(0);
      break;
    case Challenge::no_items:
      player.owned_an_item = false;
      break;
    case Challenge::all_rattronauts: {
      NoWitness nobody;
      for (int rat = 0; rat < 3; ++rat) place(table, 0, Track::rattronaut, nobody);
      break;
    }
    case Challenge::rocket_twice:
      give(table, Track::rocket, 2);
      break;
    case Challenge::four_backpacks:
      player.backpacks = {1, 1, 1, 1, 0};
      break;
    case Challenge::ninety_points:
      player.cheese = 320;
      break;
    case Challenge::sixteen_turns:
      table.round = 16;
      break;
    case Challenge::provisions_five:
      give(table, Track::provisions, 5);
      break;
    case Challenge::food_five:
      give(table, Track::food, 5);
      break;
    case Challenge::every_pipe_twice:
      table.pipe_uses = 0b1010101010;
      break;
  }
  return table;
}

class EveryChallenge : public testing::TestWithParam<std::size_t> {};

TEST_P(EveryChallenge, IsMetOnlyByWinningASoloGameThatIsOver) {
  const auto challenge = static_cast<Challenge>(GetParam());
  const Table table = won_with(challenge);
  EXPECT_TRUE(is_met(table, challenge));
  EXPECT_FALSE(is_met(lost(table), challenge)) << "without a win";

  Table going_on = table;
  going_on.turn.phase = Phase::move;
  EXPECT_FALSE(is_met(going_on, challenge)) << "before the end";

  Table of_two = table;
  of_two.against_greg = false;
  EXPECT_FALSE(is_met(of_two, challenge)) << "against people";
}

INSTANTIATE_TEST_SUITE_P(Challenges, EveryChallenge,
                         testing::Range(std::size_t{0}, challenge_count));

TEST(Challenges, AreNotMetByATie) {
  Table table = won_with(Challenge::sixteen_turns);
  NoWitness nobody;
  score(table, greg, Track::food, nobody);
  score(table, greg, Track::rocket, nobody);
  ASSERT_EQ(breakdown_of(table, greg).total(), 12);
  ASSERT_EQ(breakdown_of(table, 0).total(), 12);
  EXPECT_EQ(met(table), Met{});
}

}  // namespace
}  // namespace cheesemoon::first_rat
