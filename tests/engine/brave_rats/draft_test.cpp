#include "engine/brave_rats/draft.h"

#include <gtest/gtest.h>

#include <string_view>

#include "engine/brave_rats/positions.h"
#include "engine/core/legal.h"

namespace cheesemoon::brave_rats {
namespace {

/// Picks cards in order, whoever's turn it is.
State picks(State state, std::string_view cards) {
  for (const char letter : cards) {
    const Seat picker = BraveRats::actors(state).first();
    EXPECT_EQ(BraveRats::apply(state, picker, Action::pick(*card_from(letter))), Applied::done);
  }
  return state;
}

State draws(State state, std::string_view cards) {
  for (const char letter : cards)
    EXPECT_EQ(BraveRats::apply(state, Seat::chance, Action::draw(*card_from(letter))),
              Applied::done);
  return state;
}

State first_batch(Seat first) {
  State state = BraveRats::start({Variant::draft});
  EXPECT_EQ(BraveRats::apply(state, Seat::chance, Action::first(first)), Applied::done);
  return draws(state, "0134");
}

TEST(VariantC, TheFirstPlayerIsRedOrBlue) {
  for (const Seat seat : {red, blue}) {
    State state = BraveRats::start({Variant::draft});
    EXPECT_EQ(BraveRats::apply(state, Seat::chance, Action::first(seat)), Applied::done);
    EXPECT_EQ(batch_drawer(state), seat);
  }
  State state = BraveRats::start({Variant::draft});
  EXPECT_EQ(BraveRats::apply(state, Seat::chance, Action::first(Seat::three)), Applied::not_legal);
}

TEST(VariantC, TheFirstPlayerKeepsOneOfFour) {
  for (const Seat first : both_seats) {
    const State state = first_batch(first);
    EXPECT_EQ(BraveRats::actors(state), Actors{first});
    EXPECT_EQ(count_legal<BraveRats>(state, first), 4U);
  }
}

TEST(VariantC, TheSecondKeepsOneOfThreeThenTheFirstOneOfTwo) {
  State state = picks(first_batch(red), "3");
  EXPECT_EQ(BraveRats::actors(state), Actors{blue});
  EXPECT_EQ(count_legal<BraveRats>(state, blue), 3U);
  state = picks(state, "0");
  EXPECT_EQ(BraveRats::actors(state), Actors{red});
  EXPECT_EQ(count_legal<BraveRats>(state, red), 2U);
}

TEST(VariantC, TheSecondTakesTheLastCardSilentlyAndDrawsTheNextBatch) {
  const State state = picks(first_batch(red), "304");
  EXPECT_EQ(text_of(state), "draft-f-1-p1-4+3-p2-01+-n-");
  EXPECT_EQ(BraveRats::actors(state), Actors{Seat::chance});
  EXPECT_EQ(BraveRats::actors(draws(state, "2256")), Actors{blue});
}

TEST(VariantC, FourBatchesGiveBothEightCardsAndEndTheDraft) {
  State state = picks(first_batch(red), "304");
  state = picks(draws(state, "2256"), "225");
  state = picks(draws(state, "0477"), "074");
  EXPECT_EQ(BraveRats::actors(draws(state, "1356")), Actors{blue});
  state = picks(draws(state, "1356"), "135");
  EXPECT_EQ(text_of(state), "p1-02334466-p2-01125577-w-00-g-00-s-00-h-00");
}

TEST(VariantC, OnlyTheFirstCardKeptOfABatchIsSecret) {
  State state = picks(first_batch(red), "3");
  EXPECT_EQ(BraveRats::observe(state, blue).opponent_hidden, 1);
  EXPECT_TRUE(BraveRats::observe(state, blue).opponent.empty());
  state = picks(state, "04");
  const Observation seen_by_blue = BraveRats::observe(state, blue);
  EXPECT_EQ(seen_by_blue.opponent_hidden, 1);
  EXPECT_EQ(seen_by_blue.opponent, *read_hand("4"));
  const Observation seen_by_red = BraveRats::observe(state, red);
  EXPECT_EQ(seen_by_red.opponent_hidden, 0);
  EXPECT_EQ(seen_by_red.opponent, *read_hand("01"));
}

TEST(VariantC, ABatchThatWasPassedOnIsKnownToBoth) {
  State state = first_batch(red);
  EXPECT_TRUE(BraveRats::observe(state, blue).batch.empty());
  state = picks(state, "3");
  EXPECT_EQ(BraveRats::observe(state, red).batch, *read_hand("014"));
  EXPECT_EQ(BraveRats::observe(state, blue).batch, *read_hand("014"));
}

TEST(VariantC, ASecretEndsWhenItCanBeDeduced) {
  State state = picks(first_batch(red), "304");
  state = picks(draws(state, "2256"), "225");
  state = picks(draws(state, "0477"), "074");
  EXPECT_EQ(BraveRats::observe(state, blue).opponent_hidden, 2);
  state = draws(state, "1356");
  EXPECT_EQ(BraveRats::observe(state, blue).opponent_hidden, 0)
      << "blue sees the last batch and so everything";
  EXPECT_EQ(BraveRats::observe(state, red).opponent_hidden, 1);
  state = picks(state, "1");
  EXPECT_EQ(BraveRats::observe(state, blue).opponent_hidden, 0) << "and it stays known";
  EXPECT_EQ(BraveRats::observe(state, red).opponent_hidden, 0);
  EXPECT_EQ(BraveRats::observe(state, red).opponent, side_of(state, blue).hand);
}

}  // namespace
}  // namespace cheesemoon::brave_rats
