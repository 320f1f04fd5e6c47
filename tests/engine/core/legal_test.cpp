#include "engine/core/legal.h"

#include <gtest/gtest.h>

#include "engine/core/perft.h"
#include "engine/first_rat/games.h"
#include "players/legal_actions.h"

namespace cheesemoon {
namespace {

using first_rat::FirstRat;
using Actions = std::vector<first_rat::Action>;

Actions taken(const Handful<FirstRat>& handful) {
  return {handful.actions.begin(), handful.actions.end()};
}

class LegalActions : public testing::Test {
 protected:
  void SetUp() override { ASSERT_GT(all.size(), 2 * Handful<FirstRat>{}.actions.capacity()); }

  const FirstRat::State state = first_rat::position_with_many_moves();
  const Actions all = players::legal_actions<FirstRat>(state, Seat::one);
};

TEST_F(LegalActions, AreCountedForWhoeverActs) {
  EXPECT_EQ(count_legal<FirstRat>(state, Seat::one), all.size());
  EXPECT_EQ(count_legal<FirstRat>(state, Seat::two), 0U);
}

TEST_F(LegalActions, AreTakenFromAnyOfThemOn) {
  Handful<FirstRat> handful;
  const std::size_t room = decltype(handful.actions)::capacity();
  for (const std::size_t first :
       {std::size_t{0}, std::size_t{1}, room, all.size() - room, all.size() - 1, all.size()}) {
    EXPECT_EQ(take_legal<FirstRat>(state, Seat::one, first, handful), all.size());
    const std::size_t last = std::min(first + room, all.size());
    EXPECT_EQ(taken(handful), Actions(all.begin() + static_cast<std::ptrdiff_t>(first),
                                      all.begin() + static_cast<std::ptrdiff_t>(last)));
  }
}

TEST_F(LegalActions, AreFoundByTheirNumbersInAnyOrder) {
  Handful<FirstRat> handful;
  for (std::size_t number = 0; number < all.size(); ++number)
    ASSERT_EQ(nth_legal<FirstRat>(state, Seat::one, number, handful), all[number]);
  for (std::size_t number = all.size(); number > 0; number -= std::min<std::size_t>(number, 100))
    ASSERT_EQ(nth_legal<FirstRat>(state, Seat::one, number - 1, handful), all[number - 1]);
}

TEST_F(LegalActions, AreDrawnHoweverManyThereAre) {
  for (std::uint64_t stream = 0; stream < 100; ++stream) {
    Random random(7, stream);
    Random same(7, stream);
    const auto move = draw_move<FirstRat>(state, random);
    EXPECT_EQ(move.action, all[same.below(static_cast<std::uint32_t>(all.size()))]);
  }
}

TEST_F(LegalActions, AreAllFollowedWhenSequencesAreCounted) {
  EXPECT_EQ(perft<FirstRat>(state, 1, [](FirstRat::State& /*state*/) {}), all.size());
}

}  // namespace
}  // namespace cheesemoon
