#include "cli/table/local_host.h"

#include <gtest/gtest.h>

#include <string>

#include "cli/table/local_evening.h"
#include "cli/texts.h"

namespace cheesemoon::cli {
namespace {

using Ending = TableGame::Ending;

LocalGame duel(const std::string& against = "", std::uint64_t seed = 1) {
  PlayArguments arguments;
  arguments.game = "brave-rats";
  arguments.variant = "deal";
  arguments.against = against;
  LocalGame game = game_asked_for(arguments);
  game.seed = seed;
  return game;
}

TEST(TableHere, IsTheSameAgainWithTheSameSeed) {
  const std::string typed = "0\n1\n2\n3\n4\n5\n6\n7\n";
  EXPECT_EQ(play_here(duel("level2"), typed).record, play_here(duel("level2"), typed).record);
  EXPECT_NE(play_here(duel("level2"), typed).record, play_here(duel("level2", 2), typed).record);
}

TEST(TableHere, LetsPeopleGiveUpAndPlayAgain) {
  const LocalEvening evening = play_here(duel(), "\nresign\n\nrematch\n");
  EXPECT_TRUE(contains(evening.shown, "Do you give up?")) << evening.shown;
  EXPECT_TRUE(contains(evening.shown, "Red gives up."));
  EXPECT_TRUE(contains(evening.shown, "Blue wins!"));
  EXPECT_TRUE(contains(evening.record, R"("forfeit":{"seat":1,"reason":"resigned"})"));
  EXPECT_EQ(evening.ending, Ending::rematch);
  EXPECT_FALSE(contains(evening.shown, "kept its word"));
}

TEST(TableHere, IsLeftWithWhateverIsTypedAfterTheEnd) {
  EXPECT_EQ(play_here(duel(), "\nresign\n\n\n5\n").ending, Ending::finished);
}

TEST(TableHere, ShowsNothingWhileItIsHandedOver) {
  const LocalEvening evening = play_here(duel(), "board\nlist\nhint\n");
  EXPECT_EQ(count(evening.shown, "is nothing you can do now"), 3U) << evening.shown;
  EXPECT_FALSE(contains(evening.shown, "Round 1"));
}

TEST(TableHere, GivesHintsForBraveRats) {
  const LocalEvening evening = play_here(duel("level1"), "hint\n");
  EXPECT_TRUE(contains(evening.shown, "Red wins with ")) << evening.shown;
  EXPECT_TRUE(contains(evening.shown, "Red plays "));
}

TEST(TableHere, GoesOnWithABotForSomebodyWhoGaveUp) {
  PlayArguments arguments;
  arguments.game = "first-rat";
  arguments.players = {"person", "person", "person"};
  std::string typed = "resign\n\n";
  for (int answer = 0; answer < 1000; ++answer) typed += "1\n\n";
  const LocalEvening evening = play_here(game_asked_for(arguments), typed);
  EXPECT_EQ(evening.ending, Ending::finished);
  EXPECT_TRUE(contains(evening.shown, "Player 1: rat "));
  EXPECT_TRUE(contains(evening.record, R"("result":)"));
}

TEST(TableHere, TellsEverythingOfEveryVariantOfFirstRat) {
  for (const std::vector<std::string>& options :
       {std::vector<std::string>{"path=variable", "tracks=variable", "comics=all"},
        {"solo=unfair", "comics=all"},
        {"solo=difficult", "tracks=variable"}}) {
    PlayArguments arguments;
    arguments.game = "first-rat";
    arguments.options = options;
    arguments.players = {"greedy"};
    if (!options.front().starts_with("solo")) arguments.players = {"greedy", "level4", "random"};
    const LocalEvening evening = play_here(game_asked_for(arguments), "");
    EXPECT_EQ(evening.ending, Ending::finished) << options.front();
  }
}

}  // namespace
}  // namespace cheesemoon::cli
