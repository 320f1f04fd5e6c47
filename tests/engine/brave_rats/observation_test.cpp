#include "engine/brave_rats/observation.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/positions.h"

namespace cheesemoon::brave_rats {
namespace {

TEST(Observation, ShowsBothHandsWhileRoundsArePlayed) {
  const Observation seen = observe(at("p1-0017-p2-2346-w-10-g-01-s-00-h-00"), blue);
  EXPECT_EQ(seen.own, *read_hand("2346"));
  EXPECT_EQ(seen.opponent, *read_hand("0017"));
  EXPECT_EQ(seen.opponent_hidden, 0);
  EXPECT_EQ(seen.opponent_standing.won, 1);
  EXPECT_EQ(seen.own_standing.bonus, 1);
}

TEST(Observation, HidesTheOpponentsChoiceAndThatThereIsOne) {
  State state = at(opening);
  const Observation before = observe(state, blue);
  ASSERT_EQ(BraveRats::apply(state, red, Action::play(Card::spy)), Applied::done);
  EXPECT_EQ(observe(state, blue), before);
  EXPECT_EQ(observe(state, red).own_choice, Choice(Card::spy));
}

TEST(Observation, ShowsTheOpponentsCardInARevealedRound) {
  const State state = at("p1-01-p2-67-w-00-g-00-s-10-h-00-c-x6");
  EXPECT_EQ(observe(state, red).shown, Choice(Card::general));
}

TEST(Observation, OfTheRoundsTellsTheWholePositionButWhatWasChosen) {
  const State state = at("p1-0017-p2-2346-w-10-g-01-s-10-h-12");
  for (const Seat seat : both_seats) EXPECT_EQ(position_seen(observe(state, seat)), state);
  const State chosen = at("p1-0017-p2-2346-w-10-g-01-s-10-h-12-c-x4");
  EXPECT_EQ(position_seen(observe(chosen, red)), state);
}

TEST(Observation, ShowsNothingOfADealUntilItIsDone) {
  State state = BraveRats::start({Variant::deal});
  ASSERT_EQ(BraveRats::apply(state, Seat::chance, Action::draw(Card::prince)), Applied::done);
  const Observation seen = observe(state, blue);
  EXPECT_TRUE(seen.opponent.empty());
  EXPECT_EQ(seen.opponent_hidden, 1);
}

}  // namespace
}  // namespace cheesemoon::brave_rats
