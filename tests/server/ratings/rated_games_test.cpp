#include "server/ratings/rated_games.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cheesemoon::server {
namespace {

TEST(RatedGames, HaveBotsWhoseStepsAreThoseOfTheLadder) {
  const auto step = [](std::string_view game, std::string_view bot) {
    return rating_of_bot(game, bot)->rating - rating_of_bot(game, "level1")->rating;
  };
  EXPECT_EQ(step("first-rat", "level10"), 1567);
  EXPECT_EQ(step("brave-rats", "level10"), 212);
  for (const RatedGame& game : rated_games()) {
    EXPECT_TRUE(std::is_sorted(game.bots.begin(), game.bots.end()));
    EXPECT_EQ(rating_of_bot(game.name, "level4")->rating, Rating{}.rating);
    EXPECT_FALSE(is_provisional(*rating_of_bot(game.name, "level1")));
  }
}

TEST(RatedGames, AreNoOthers) {
  EXPECT_EQ(rated_game("chess"), nullptr);
  EXPECT_FALSE(rating_of_bot("chess", "level1"));
  for (const char* bot : {"level0", "level11", "level01", "level", "random", ""})
    EXPECT_FALSE(rating_of_bot("first-rat", bot)) << bot;
}

}  // namespace
}  // namespace cheesemoon::server
