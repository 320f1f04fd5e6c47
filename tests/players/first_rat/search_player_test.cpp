#include "players/first_rat/search_player.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/chance.h"
#include "players/legal_actions.h"
#include "records/first_rat_library.h"

namespace cheesemoon::players {
namespace {

using first_rat::FirstRat;

TEST(SearchPlayer, TellsWhatItThinksAndNeverChoosesOtherwise) {
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = 3;
  Random random(1);
  FirstRat::State state = FirstRat::start(options);
  while (FirstRat::is_setting_up(state))
    ASSERT_EQ(FirstRat::apply(state, Seat::chance, draw_chance<FirstRat>(state, random)),
              Applied::done);
  SearchPlayer player(Random(1), 300);
  std::vector<Progress<FirstRat>> told;
  player.listen([&](const Progress<FirstRat>& progress) { told.push_back(progress); });
  const auto offered = legal_actions<FirstRat>(state, Seat::one);
  const auto action = *player.choose(FirstRat::observe(state, Seat::one), offered);
  ASSERT_GT(told.size(), 1U);
  EXPECT_LT(told.front().nodes, told.back().nodes);
  EXPECT_EQ(told.back().nodes, 300U);
  EXPECT_GT(told.back().depth, 0U);
  EXPECT_EQ(told.back().points.size(), 3U);
  double sum = 0;
  for (const double share : told.back().win_share) sum += share;
  EXPECT_NEAR(sum, 1, 0.02);
  EXPECT_EQ(told.back().line.front(), action);
  EXPECT_TRUE(told.back().strategy.empty());
}

}  // namespace
}  // namespace cheesemoon::players
