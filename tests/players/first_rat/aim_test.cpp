#include "players/first_rat/aim.h"

#include <gtest/gtest.h>

#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "players/first_rat/search_player.h"
#include "players/legal_actions.h"
#include "records/first_rat_library.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

State solo_opening(Random& random) {
  Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = 1;
  options.solo = Difficulty::easy;
  State state = FirstRat::start(options);
  while (FirstRat::is_setting_up(state))
    EXPECT_EQ(FirstRat::apply(state, Seat::chance, draw_chance<FirstRat>(state, random)),
              Applied::done);
  return state;
}

TEST(Aim, CountsAWinInAnyOtherWayAsALoss) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    State state = solo_opening(random);
    while (!FirstRat::is_terminal(state)) {
      const auto move = draw_move<FirstRat>(state, random);
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
      const Forecast expected = judge_one(house_judge(), state.table);
      for (std::size_t place = 0; place < challenge_count; ++place) {
        const auto challenge = static_cast<Challenge>(place);
        const float promise = promise_of(state.table, challenge);
        ASSERT_GE(promise, 0);
        ASSERT_LE(promise, 1);
        const Forecast with_aim = judge_one(aimed(house_judge(), challenge), state.table);
        ASSERT_LE(with_aim.win_share[0], expected.win_share[0]);
        ASSERT_NEAR(with_aim.win_share[0] + with_aim.win_share[greg], 1, 1e-5);
        if (FirstRat::is_terminal(state)) {
          ASSERT_EQ(with_aim.win_share[0], is_met(state.table, challenge) ? 1 : 0);
        }
      }
    }
  }
}

TEST(Aim, IsOutOfReachOnceItWasSpoilt) {
  Random random(1);
  Table table = solo_opening(random).table;
  EXPECT_EQ(promise_of(table, Challenge::no_items), 1);
  EXPECT_EQ(promise_of(table, Challenge::no_rattronaut), 1);
  table.teams[0].owned_an_item = true;
  table.teams[0].markers.add_one(Track::rattronaut);
  EXPECT_EQ(promise_of(table, Challenge::no_items), 0);
  EXPECT_EQ(promise_of(table, Challenge::no_rattronaut), 0);
  table.round = 17;
  EXPECT_EQ(promise_of(table, Challenge::sixteen_turns), 0);
}

TEST(Aim, KeepsAPlayerFromWhatItWouldDoOtherwise) {
  const auto owns_an_item_after = [](const Judge& judge) {
    Random random(3);
    State state = solo_opening(random);
    SearchPlayer player(Random(5), 60, judge);
    while (!FirstRat::is_terminal(state)) {
      const Seat seat = FirstRat::actors(state).first();
      if (seat == Seat::chance) {
        (void)FirstRat::apply(state, seat, draw_chance<FirstRat>(state, random));
        continue;
      }
      const auto offered = legal_actions<FirstRat>(state, seat);
      const auto action = player.choose(FirstRat::observe(state, seat), offered);
      EXPECT_EQ(FirstRat::apply(state, seat, *action), Applied::done);
    }
    return state.table.teams[0].owned_an_item;
  };
  EXPECT_TRUE(owns_an_item_after(house_judge()));
  EXPECT_FALSE(owns_an_item_after(aimed(house_judge(), Challenge::no_items)));
}

}  // namespace
}  // namespace cheesemoon::players
