#include "study/brave_rats_json.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json/parse.hpp>
#include <vector>

#include "solve/library.h"

namespace cheesemoon::study {
namespace {

using brave_rats::Card;
using brave_rats::State;

/// The base game after whole rounds, red's card first.
State after(const std::vector<std::array<int, 2>>& rounds) {
  State state = brave_rats::start({});
  for (const auto& cards : rounds) {
    for (const Seat seat : both_seats)
      (void)brave_rats::BraveRats::apply(
          state, seat, brave_rats::Action::play(static_cast<Card>(cards[index(seat)])));
  }
  return state;
}

boost::json::value review_of(const std::vector<solve::PlayedRound>& rounds,
                             const std::vector<std::size_t>& frames) {
  JsonWriter writer;
  write_review(writer, solve::analyse(rounds), frames);
  return boost::json::parse(writer.text());
}

TEST(BraveRatsReviewJson, HasTheFramesItIsTold) {
  const State start = after({});
  const auto review = review_of({{start, {static_cast<Card>(1), static_cast<Card>(7)}}}, {13});
  EXPECT_EQ(review.at("rounds").at(0).at("frame"), 13);
  EXPECT_EQ(review.at("rounds").at(0).at("round"), 1);
  EXPECT_EQ(review.at("rounds").at(0).at("cards"), boost::json::parse(R"(["1","7"])"));
}

TEST(BraveRatsReviewJson, HasTheBestAnswersToACardThatWasShown) {
  // Blue has played the Spy, so that red shows first.
  const State shown = after({{3, 2}});
  const auto review = review_of({{shown, {static_cast<Card>(7), static_cast<Card>(0)}}}, {2});
  const auto& answers = review.at("rounds").at(0).at("mix").at(1).as_array();
  ASSERT_EQ(answers.size(), 7U);
  // The Princess beats the Prince, and wins the game.
  for (const auto& part : answers)
    EXPECT_EQ(part.at("share").to_number<double>(), part.at("card") == "1" ? 1 : 0);
  EXPECT_GT(review.at("rounds").at(0).at("gave_away").at(1).to_number<double>(), 0);
}

}  // namespace
}  // namespace cheesemoon::study
