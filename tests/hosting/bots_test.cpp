#include "hosting/bots.h"

#include <gtest/gtest.h>

#include "players/by_name.h"

namespace cheesemoon::hosting {
namespace {

TEST(Bots, HaveEightLevelsThatBothGamesKnow) {
  EXPECT_EQ(bot_levels().size(), 8U);
  for (const std::string_view level : bot_levels()) {
    EXPECT_TRUE(is_bot("brave-rats", level)) << level;
    EXPECT_TRUE(is_bot("first-rat", level)) << level;
    EXPECT_NE(players::make_player<brave_rats::BraveRats>(level, Random(1)), nullptr) << level;
    EXPECT_NE(players::make_player<first_rat::FirstRat>(level, Random(1)), nullptr) << level;
  }
}

TEST(Bots, AreNoPlayersThatThinkAsLongAsSomebodyLikes) {
  for (const char* name : {"search", "search:1000000", "greedy", "level0", "level9", "level", ""})
    EXPECT_FALSE(is_bot("first-rat", name)) << name;
  EXPECT_FALSE(is_bot("brave-rats", "perfect"));
  EXPECT_FALSE(is_bot("chess", "level1"));
}

}  // namespace
}  // namespace cheesemoon::hosting
