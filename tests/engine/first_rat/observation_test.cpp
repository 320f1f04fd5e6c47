#include "engine/first_rat/observation.h"

#include <gtest/gtest.h>

#include <cstring>

#include "games.h"
#include "players/legal_actions.h"

namespace cheesemoon::first_rat {
namespace {

// All there is in an observation is the table, and the deck is not on it.
static_assert(sizeof(Observation) == sizeof(Table));
static_assert(sizeof(State) == sizeof(Table) + sizeof(Box));

bool looks_the_same(const State& left, const State& right, Seat seat) {
  const Observation one = FirstRat::observe(left, seat);
  const Observation two = FirstRat::observe(right, seat);
  return std::memcmp(&one, &two, sizeof(Observation)) == 0;
}

/// Cards A and B, each as a set; the one card C is in every deck.
constexpr std::array<std::uint32_t, 2> card_kinds{0x7FFU, 0x3FFU << 11U};

/// States with another card in the deck for one that nobody has seen.
std::vector<State> with_other_unseen_cards(const State& state) {
  std::vector<State> others;
  for (const std::uint32_t kind : card_kinds) {
    const std::uint32_t hidden = kind & state.box.deck & ~state.table.seen;
    const std::uint32_t elsewhere = kind & ~state.box.deck;
    detail::for_each_bit(hidden, [&](unsigned card) {
      detail::for_each_bit(elsewhere, [&](unsigned instead) {
        others.push_back(state);
        others.back().box.deck ^= (1U << card) | (1U << instead);
      });
    });
  }
  return others;
}

TEST(Observation, HasNoTraceOfCardsThatNobodyHasSeen) {
  int compared = 0;
  for (std::size_t difficulty = 0; difficulty < difficulty_count; ++difficulty) {
    Random random(12, difficulty);
    State state = start(solo_game(static_cast<Difficulty>(difficulty)));
    while (!FirstRat::is_terminal(state)) {
      for (const State& other : with_other_unseen_cards(state)) {
        ASSERT_NE(other, state);
        ASSERT_TRUE(looks_the_same(other, state, Seat::one));
        ASSERT_EQ(players::legal_actions<FirstRat>(other, Seat::one),
                  players::legal_actions<FirstRat>(state, Seat::one));
        ++compared;
      }
      const auto move = draw_move<FirstRat>(state, random);
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    }
  }
  EXPECT_GT(compared, 1000);
}

TEST(Observation, ShowsACardOnceItIsRevealed) {
  Random random(12);
  FirstRat::Setup setup;
  State state = laid_out(solo_game(), random, setup);
  ASSERT_EQ(FirstRat::apply(state, Seat::one, action_of("move a1")), Applied::done);
  for (const std::uint32_t kind : card_kinds) {
    State known = state;
    const auto card = static_cast<unsigned>(std::countr_zero(kind & state.box.deck));
    const auto instead = static_cast<unsigned>(std::countr_zero(kind & ~state.box.deck));
    State other = state;
    other.box.deck ^= (1U << card) | (1U << instead);
    ASSERT_TRUE(looks_the_same(known, other, Seat::one));
    const Action draw = Action::of(Deed::draw, card_at(state.table, card));
    const Action draw_instead = Action::of(Deed::draw, card_at(state.table, instead));
    ASSERT_EQ(FirstRat::apply(other, Seat::chance, draw), Applied::not_legal);
    ASSERT_EQ(FirstRat::apply(known, Seat::chance, draw), Applied::done);
    ASSERT_EQ(FirstRat::apply(other, Seat::chance, draw_instead), Applied::done);
    EXPECT_FALSE(looks_the_same(known, other, Seat::one));
    EXPECT_EQ(known.table.revealed, 1U << card);
    EXPECT_EQ(other.table.revealed, 1U << instead);
  }
}

TEST(Observation, RemembersCardsThatWereShuffledBack) {
  Random random(12);
  FirstRat::Setup setup;
  State state = laid_out(solo_game(), random, setup);
  const auto card = static_cast<unsigned>(std::countr_zero(state.box.deck));
  state.table.revealed = 1U << card;
  state.table.seen = 1U << card;
  state.table.turn.team = greg;
  state.table.turn.phase = Phase::greg_draw;
  state.table.teams[greg].rats = {22, 16, 10, 2};
  ASSERT_EQ(FirstRat::apply(state, Seat::chance, action_of("draw C")), Applied::done);
  EXPECT_EQ(state.table.revealed, 0U);
  EXPECT_EQ(FirstRat::observe(state, Seat::one).table.seen, (1U << card) | (1U << 21U));
}

TEST(PublicSetup, IsTheSameWhateverTheUnseenCardsAre) {
  int compared = 0;
  for (std::size_t difficulty = 0; difficulty < difficulty_count; ++difficulty) {
    Random random(13, difficulty);
    FirstRat::Setup setup;
    State state = laid_out(solo_game(static_cast<Difficulty>(difficulty)), random, setup);
    while (!FirstRat::is_terminal(state)) {
      const FirstRat::Setup shown = public_setup(setup, observe(state));
      const std::uint32_t seen = state.table.seen;
      EXPECT_EQ(shown.deck & seen, seen) << "what was seen is in it";
      for (const std::uint32_t kind : card_kinds)
        EXPECT_EQ(std::popcount(shown.deck & kind), std::popcount(setup.deck & kind));
      for (const State& other : with_other_unseen_cards(state)) {
        FirstRat::Setup other_setup = setup;
        other_setup.deck = other.box.deck;
        ASSERT_EQ(public_setup(other_setup, observe(other)), shown);
        ++compared;
      }
      const auto move = draw_move<FirstRat>(state, random);
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    }
    EXPECT_EQ(public_setup(setup, observe(state)).path, setup.path);
  }
  EXPECT_GT(compared, 1000);
}

TEST(PublicSetup, IsTheSetupWhereThereIsNoGreg) {
  Random random(12);
  FirstRat::Setup setup;
  const State state = laid_out(game_for(3), random, setup);
  EXPECT_EQ(FirstRat::public_setup(setup, observe(state)), setup);
}

TEST(Observation, IsTheSameForEverybody) {
  Random random(12);
  FirstRat::Setup setup;
  const State state = laid_out(game_for(3), random, setup);
  EXPECT_EQ(FirstRat::observe(state, Seat::one), FirstRat::observe(state, Seat::three));
  EXPECT_EQ(FirstRat::observe(state, Seat::one).table, state.table);
}

}  // namespace
}  // namespace cheesemoon::first_rat
