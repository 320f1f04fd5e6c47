#include "players/mistaken_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "engine/brave_rats/brave_rats.h"
#include "players/legal_actions.h"
#include "players/level_name.h"

namespace cheesemoon::players {
namespace {

using brave_rats::BraveRats;

/// Always takes the first action.
class FirstPlayer final : public Player<BraveRats> {
  Choice answer(const brave_rats::Observation& /*seen*/,
                std::span<const brave_rats::Action> offered, const Budget& /*budget*/) override {
    return offered.front();
  }
};

/// How often the first of eight actions is taken.
double share_of_first(double mistakes) {
  MistakenPlayer<BraveRats> player(std::make_unique<FirstPlayer>(), mistakes, Random(3));
  const auto state = BraveRats::start({});
  const auto offered = legal_actions<BraveRats>(state, Seat::one);
  int first = 0;
  for (int turn = 0; turn < 8'000; ++turn) {
    const auto action = *player.choose(BraveRats::observe(state, Seat::one), offered);
    EXPECT_NE(std::find(offered.begin(), offered.end(), action), offered.end());
    if (action == offered[0]) ++first;
  }
  return first / 8'000.0;
}

TEST(MistakenPlayer, ErrsAsOftenAsItIsMeantTo) {
  EXPECT_EQ(share_of_first(0), 1);
  EXPECT_NEAR(share_of_first(0.5), 0.5 + 0.5 / 8, 0.02);
  EXPECT_NEAR(share_of_first(1), 1.0 / 8, 0.02);
}

TEST(LevelName, IsReadFromOneToTen) {
  EXPECT_EQ(level_of("level1"), std::size_t{0});
  EXPECT_EQ(level_of("level10"), std::size_t{9});
  for (const char* name : {"level0", "level11", "level", "level01", "Level1", "1", ""})
    EXPECT_FALSE(level_of(name)) << name;
}

}  // namespace
}  // namespace cheesemoon::players
