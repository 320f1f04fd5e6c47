#include "solve/advice.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/positions.h"
#include "solve/analysis.h"
#include "solve/deals.h"
#include "solve/library.h"

namespace cheesemoon::solve {
namespace {

using brave_rats::at;
using brave_rats::blue;
using brave_rats::BraveRats;
using brave_rats::Card;
using brave_rats::red;
using brave_rats::State;

Advice advice_at(std::string_view text) {
  const State state = at(text);
  return advise(*solution_for(state), state);
}

TEST(Advice, MixesBothHandsInARoundOfHiddenChoices) {
  const Advice advice = advice_at(brave_rats::opening);
  EXPECT_FALSE(advice.shows.has_value());
  EXPECT_NEAR(advice.value, 0, 1e-12);
  EXPECT_LT(advice.gap, 1e-12);
  EXPECT_EQ(advice.mixes[0], advice.mixes[1]);
}

TEST(Advice, ShowsOneCardAndAnswersEachInARevealedRound) {
  const Advice advice = advice_at("p1-17-p2-67-w-33-g-00-s-10-h-00");
  ASSERT_EQ(advice.shows, blue);
  // Blue's Prince loses to the Princess at once, the General to the Prince.
  EXPECT_EQ(advice.value, 1);
  EXPECT_EQ(advice.best_replies(0), std::vector<std::size_t>{1});
  EXPECT_EQ(advice.best_replies(1), std::vector<std::size_t>{0});
}

TEST(GivenAway, IsNothingForWhatPerfectPlayDoes) {
  const Advice advice = advice_at(brave_rats::opening);
  for (std::size_t card = 0; card < 8; ++card) {
    if (advice.mixes[0].at(card) > 0) {
      EXPECT_NEAR(given_away(advice, red, card, 0), 0, 1e-12);
    } else {
      EXPECT_GT(given_away(advice, red, card, 0), 1e-6);
    }
  }
}

TEST(GivenAway, InARevealedRoundDependsOnTheCardThatWasSeen) {
  const Advice advice = advice_at("p1-17-p2-67-w-33-g-00-s-10-h-00");
  EXPECT_EQ(given_away(advice, blue, 0, 0), 0) << "everything loses";
  EXPECT_EQ(given_away(advice, red, 1, 0), 0);
  EXPECT_EQ(given_away(advice, red, 0, 0), 2) << "the Princess loses to the General";
}

TEST(Analysis, TellsTheWorthOfEachRoundAndTheTurningPoint) {
  const State opening = BraveRats::start({});
  State second = opening;
  play_round(second, Card::spy, Card::spy);
  const std::vector<PlayedRound> rounds{{opening, {Card::spy, Card::spy}},
                                        {second, {Card::princess, Card::prince}}};
  const GameAnalysis game = analyse(rounds);
  ASSERT_EQ(game.rounds.size(), 2U);
  EXPECT_NEAR(game.rounds[0].advice.value, 0, 1e-12);
  EXPECT_NEAR(game.rounds[0].value_after, 0, 1e-12);
  EXPECT_EQ(game.rounds[1].value_after, 1);
  EXPECT_EQ(game.turning_point, 1U);
  EXPECT_NEAR(game.rounds[0].given_away[0], 0, 1e-12);
}

TEST(Analysis, OfNoRoundsHasNoTurningPoint) {
  EXPECT_FALSE(analyse({}).turning_point.has_value());
}

TEST(Library, KnowsTheBaseGameTheDealsAndAnythingElse) {
  const State opening = BraveRats::start({});
  EXPECT_EQ(solution_for(opening), solution_for(opening));
  for (const char* text : {"p1-00115577-p2-22334466-w-00-g-00-s-00-h-00",
                           "p1-7-p2-7-w-33-g-00-s-00-h-33", "p1-01-p2-67-w-12-g-10-s-01-h-30"})
    EXPECT_TRUE(solution_for(at(text))->value(at(text)).has_value()) << text;
}

TEST(Library, KeepsTheLastSolutionsThatItMadeForOnePosition) {
  // With all cards in hand nobody has won three rounds.
  const State first = at("p1-01234567-p2-01234567-w-30-g-00-s-00-h-00");
  const auto solution = solution_for(first);
  State later = first;
  play_round(later, Card::musician, Card::spy);
  EXPECT_EQ(solution_for(later), solution);
  for (const char* text : {"p1-01234567-p2-01234567-w-31-g-00-s-00-h-00",
                           "p1-01234567-p2-01234567-w-20-g-00-s-00-h-00",
                           "p1-01234567-p2-01234567-w-32-g-00-s-00-h-00",
                           "p1-01234567-p2-01234567-w-33-g-00-s-00-h-00"})
    EXPECT_NE(solution_for(at(text)), solution);
  const auto again = solution_for(first);
  EXPECT_NE(again, solution) << "there were four since";
  EXPECT_EQ(again->value(first), solution->value(first));
}

TEST(Library, KnowsAllDealsOnceSomebodyHasAskedForMany) {
  const auto openings = openings_of(all_deals());
  for (std::size_t deal = 0; deal < 30; ++deal) (void)solution_for(openings[deal]);
  EXPECT_EQ(solution_for(openings[1000]), solution_of_all_deals());
}

TEST(Worth, IsWhatACardGivesAgainstPerfectPlay) {
  const Advice hidden = advice_at(brave_rats::opening);
  for (std::size_t card = 0; card < 8; ++card)
    EXPECT_NEAR(worth_of(hidden, red, card, 0), -given_away(hidden, red, card, 0), 1e-12);
  const Advice revealed = advice_at("p1-17-p2-67-w-33-g-00-s-10-h-00");
  EXPECT_EQ(worth_of(revealed, blue, 0, 0), -1);
  EXPECT_EQ(worth_of(revealed, red, 1, 0), 1) << "the Prince against the General";
  EXPECT_EQ(worth_of(revealed, red, 0, 0), -1) << "the Princess against the General";
}

}  // namespace
}  // namespace cheesemoon::solve
