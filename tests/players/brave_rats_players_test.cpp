#include "players/by_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "players/legal_actions.h"

namespace cheesemoon::players {
namespace {

using brave_rats::BraveRats;

TEST(BraveRatsPlayers, AreThereUnderTheirNames) {
  for (const std::string_view name : player_names<BraveRats>())
    EXPECT_NE(make_player<BraveRats>(name, Random(1)), nullptr) << name;
  EXPECT_EQ(make_player<BraveRats>("nobody", Random(1)), nullptr);
}

TEST(BraveRatsPlayers, ChooseOnlyWhatIsOfferedAndTheSameForTheSameSeed) {
  for (const std::string_view name : player_names<BraveRats>()) {
    const auto player = make_player<BraveRats>(name, Random(1));
    const auto twin = make_player<BraveRats>(name, Random(1));
    const auto state = BraveRats::start({});
    const auto offered = legal_actions<BraveRats>(state, Seat::one);
    for (int turn = 0; turn < 50; ++turn) {
      const auto seen = BraveRats::observe(state, Seat::one);
      const auto action = *player->choose(seen, offered);
      EXPECT_NE(std::find(offered.begin(), offered.end(), action), offered.end());
      EXPECT_EQ(action, *twin->choose(seen, offered));
    }
  }
}

TEST(RandomPlayer, TakesEveryActionAboutEquallyOften) {
  const auto player = make_player<BraveRats>("random", Random(1));
  const auto state = BraveRats::start({});
  const auto offered = legal_actions<BraveRats>(state, Seat::one);
  std::map<int, int> counts;
  for (int turn = 0; turn < 8'000; ++turn)
    ++counts[player->choose(BraveRats::observe(state, Seat::one), offered)->what];
  EXPECT_EQ(counts.size(), 8U);
  for (const auto& [card, count] : counts) EXPECT_NEAR(count, 1'000, 150) << card;
}

}  // namespace
}  // namespace cheesemoon::players
