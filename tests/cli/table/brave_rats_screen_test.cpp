#include "cli/table/brave_rats_screen.h"

#include <gtest/gtest.h>

#include <string>

#include "cli/table/local_evening.h"
#include "cli/texts.h"
#include "records/rat_document.h"

namespace cheesemoon::cli {
namespace {

using Ending = TableGame::Ending;

struct BraveRatsEvening {
  Ending ending;
  std::string shown;
  records::BraveRatsDocument document;
};

BraveRatsEvening play_brave_rats(const std::string& typed, const std::string& variant = "base",
                                 const std::string& crowns = "", const Words& words = english,
                                 bool against_bot = false, bool is_screen = false) {
  PlayArguments arguments;
  arguments.game = "brave-rats";
  arguments.variant = variant;
  arguments.crowns = crowns;
  if (against_bot) arguments.against = "random";
  const LocalEvening evening = play_here(game_asked_for(arguments, words), typed, words, is_screen);
  const auto document = records::read_document(evening.record);
  EXPECT_TRUE(document) << evening.record;
  return {evening.ending, evening.shown, std::get<records::BraveRatsDocument>(*document)};
}

TEST(TableOfTwoPeople, AsksRedAndBlueInTurnAndShowsTheRound) {
  const BraveRatsEvening evening = play_brave_rats("\n6\n\n0\n");
  EXPECT_EQ(evening.ending, Ending::input_ended);
  EXPECT_TRUE(contains(evening.shown, "Red plays 6 General, Blue plays 0 Musician."));
  EXPECT_TRUE(contains(evening.shown, "The Musician leaves the round undecided."));
  EXPECT_EQ(evening.document.games.back().actions, std::vector<std::string>{"6:0"});
}

TEST(TableOfTwoPeople, ClearsTheScreenBeforeTheOtherPersonLooks) {
  const BraveRatsEvening evening = play_brave_rats("\n6\n\n");
  const std::size_t chosen = evening.shown.find("Red, your card? ");
  const std::size_t cleared = evening.shown.find("----", chosen);
  const std::size_t blue = evening.shown.find("Blue, it is your turn", chosen);
  ASSERT_NE(cleared, std::string::npos);
  EXPECT_LT(cleared, blue);
}

TEST(TableOfTwoPeople, ClearsARealScreenAndItsScrollback) {
  const BraveRatsEvening evening = play_brave_rats("\n6\n\n", "base", "", english, false, true);
  EXPECT_EQ(evening.ending, Ending::input_ended);
  EXPECT_TRUE(contains(evening.shown, "\x1b[2J\x1b[3J\x1b[H"));
}

TEST(TableOfTwoPeople, LetsRedTakeBackAChoiceThatBlueHasNotAnswered) {
  const BraveRatsEvening evening = play_brave_rats("\n6\nundo\n\n7\n\n0\n");
  EXPECT_TRUE(contains(evening.shown, "Taken back. Red chooses again."));
  EXPECT_EQ(evening.document.games.back().actions, std::vector<std::string>{"7:0"});
}

TEST(TableOfTwoPeople, TakesNothingBackOnceTheCardsWereShown) {
  const BraveRatsEvening evening = play_brave_rats("\n6\n\n0\nundo\n\n7\n\n5\n");
  EXPECT_TRUE(contains(evening.shown, "There is nothing that you could take back."));
  EXPECT_EQ(evening.document.games.back().actions, (std::vector<std::string>{"6:0", "7:5"}));
}

TEST(TableOfTwoPeople, DoesNotHideWhatEverybodySees) {
  // Red's Spy makes blue show the General; red answers with the Assassin. Nobody has to look away.
  const BraveRatsEvening evening = play_brave_rats("\n2\n\n7\n6\n3\n");
  EXPECT_TRUE(contains(evening.shown, "Blue shows the General."));
  EXPECT_EQ(evening.document.games.back().actions, (std::vector<std::string>{"2:7", "3:6"}));
}

TEST(TableOfTwoPeople, NeverLetsOneTakeBackWhatTheOtherShowed) {
  const BraveRatsEvening evening = play_brave_rats("\n2\n\n7\n6\nundo\nundo\n3\n");
  EXPECT_EQ(evening.document.games.back().actions, (std::vector<std::string>{"2:7", "3:6"}))
      << evening.shown;
}

TEST(TableOfTwoPeople, PlaysAWholeGameAndSaysWhoWon) {
  const BraveRatsEvening evening = play_brave_rats("\n1\n\n7\n");
  EXPECT_EQ(evening.ending, Ending::finished);
  EXPECT_TRUE(contains(evening.shown, "The Princess meets the Prince: Red wins the game at once!"));
  EXPECT_TRUE(contains(evening.shown, "Red wins the game."));
  ASSERT_TRUE(evening.document.games.back().outcome.has_value());
}

TEST(TableOfTwoPeople, PlaysForCrownsUntilSomebodyIsTheTrueKing) {
  const BraveRatsEvening evening =
      play_brave_rats("\n1\n\n7\n\n7\n\n1\n\n1\n\n7\n\n1\n\n7\n", "base", "3");
  EXPECT_EQ(evening.ending, Ending::finished);
  EXPECT_EQ(evening.document.games.size(), 4U);
  EXPECT_TRUE(contains(evening.shown, "Crowns: Red 2 : 1 Blue."));
  EXPECT_TRUE(contains(evening.shown, "Red is the true king of the rats!"));
}

TEST(TableOfTwoPeople, ExplainsWhatItCannotUnderstand) {
  const BraveRatsEvening evening = play_brave_rats("\nking\n6\n\n6\n\n6\nhelp\n?\nquit\n");
  EXPECT_EQ(evening.ending, Ending::left);
  EXPECT_TRUE(contains(evening.shown, "\"king\" is not a card."));
  EXPECT_TRUE(contains(evening.shown, "You do not have the General."));
  EXPECT_TRUE(contains(evening.shown, "the lower value wins"));
}

TEST(TableOfTwoPeople, ShowsInItsHelpWhatEveryCardDoesAgainstEveryOther) {
  const std::string shown = play_brave_rats("\n?\nquit\n").shown;
  for (const std::string_view row : {"                0   1   2   3   4   5   6   7",
                                     "  1 Princess    =   =   -   +   -2  -   -   ++",
                                     "  3 Assassin    =   -   -   =   +   -   +   -",
                                     "  4 Ambassador  =   +2  +2  -   =   -   -   -",
                                     "  5 Wizard      +   +   +   +   +   =   -   -",
                                     "  7 Prince      =   --  +   +   +   +   +   ="})
    EXPECT_TRUE(contains(shown, row)) << row << "\n" << shown;
}

TEST(TableOfTwoPeople, TakesNamesAndTheirBeginningsInTheLanguage) {
  EXPECT_EQ(play_brave_rats("\nMUS\n\nprincess\n").document.games.back().actions,
            std::vector<std::string>{"0:1"});
  const BraveRatsEvening ambiguous = play_brave_rats("\nprin\n");
  EXPECT_TRUE(contains(ambiguous.shown, "\"prin\" is not a card."));
  const BraveRatsEvening in_german = play_brave_rats("\nZauberer\n\nPrinz\n", "base", "", german);
  EXPECT_EQ(in_german.document.games.back().actions, std::vector<std::string>{"5:7"});
  EXPECT_TRUE(contains(in_german.shown, "Die Runde geht an Blau."));
  const BraveRatsEvening in_french = play_brave_rats("\ngén\n\nEspion\n", "base", "", french);
  EXPECT_TRUE(contains(in_french.shown, "Rouge joue 6 Général, Bleu joue 2 Espion."));
}

TEST(TableAgainstABot, PlaysEveryVariantToItsEnd) {
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    // Every card is tried in every turn; those that are not there are refused.
    std::string typed;
    for (int turn = 0; turn < 30; ++turn) typed += "0\n1\n2\n3\n4\n5\n6\n7\n";
    const BraveRatsEvening evening = play_brave_rats(typed, variant, "", english, true);
    EXPECT_EQ(evening.ending, Ending::finished);
    EXPECT_TRUE(records::replay(evening.document)) << evening.shown;
  }
}

TEST(TableAgainstABot, TakesNothingBackAfterTheBotHasChosen) {
  const BraveRatsEvening evening = play_brave_rats("6\nundo\n", "base", "", english, true);
  EXPECT_TRUE(contains(evening.shown, "There is nothing that you could take back."));
}

TEST(TableOfADraft, ShowsOnlyWhatThePersonMaySee) {
  const BraveRatsEvening evening = play_brave_rats("\n0\n1\n2\n3\n4\n5\n6\n7\n", "draft");
  EXPECT_TRUE(contains(evening.shown, "The batch: "));
  const BraveRatsEvening passed = play_brave_rats("quit\n", "draft");
  EXPECT_FALSE(contains(passed.shown, "The batch: ")) << "shown before anybody was alone with it";
}

}  // namespace
}  // namespace cheesemoon::cli
