#include "cli/brave_rats_table.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "cli/texts.h"
#include "players/by_name.h"

namespace cheesemoon::cli {
namespace {

using brave_rats::Variant;

/// A table with what was typed at it and what it showed.
struct BraveRatsEvening {
  BraveRatsTable::Ending ending;
  std::string shown;
  records::BraveRatsDocument document;
};

BraveRatsEvening play_brave_rats(const std::string& typed, Variant variant = Variant::base,
                                 std::optional<std::uint8_t> crowns = {},
                                 const Words& words = english, bool against_bot = false) {
  std::istringstream in(typed);
  std::ostringstream out;
  Terminal terminal(in, out, false, false);
  std::array<std::unique_ptr<BraveRatsTable::Bot>, 2> bots;
  if (against_bot) bots[1] = players::make_player<brave_rats::BraveRats>("random", Random(1, 1));
  BraveRatsTable table(terminal, words, std::move(bots), Random(1));
  const BraveRatsTable::Ending ending = table.play({variant}, crowns);
  return {ending, out.str(), table.document()};
}

TEST(TableOfTwoPeople, AsksRedAndBlueInTurnAndShowsTheRound) {
  const BraveRatsEvening evening = play_brave_rats("\n6\n\n0\n");
  EXPECT_EQ(evening.ending, BraveRatsTable::Ending::input_ended);
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
  std::istringstream in("\n6\n\n");
  std::ostringstream out;
  Terminal terminal(in, out, true, false);
  BraveRatsTable table(terminal, english, {}, Random(1));
  EXPECT_EQ(table.play({}, {}), BraveRatsTable::Ending::input_ended);
  EXPECT_TRUE(contains(out.str(), "\x1b[2J\x1b[3J\x1b[H"));
}

TEST(TableOfTwoPeople, LetsRedTakeBackAChoiceThatBlueHasNotAnswered) {
  const BraveRatsEvening evening = play_brave_rats("\n6\nundo\n\n7\n\n0\n");
  EXPECT_TRUE(contains(evening.shown, "Taken back. Red chooses again."));
  EXPECT_EQ(evening.document.games.back().actions, std::vector<std::string>{"7:0"});
}

TEST(TableOfTwoPeople, TakesNothingBackOnceTheCardsWereShown) {
  const BraveRatsEvening evening = play_brave_rats("\n6\n\n0\nundo\n\n7\n\n5\n");
  EXPECT_TRUE(contains(evening.shown, "There is nothing to take back"));
  EXPECT_EQ(evening.document.games.back().actions, (std::vector<std::string>{"6:0", "7:5"}));
}

TEST(TableOfTwoPeople, LetsAnOpenAnswerBeTakenBackBecauseNothingWasHidden) {
  // Red's Spy makes blue show the General; red answers with the Prince, then prefers the Assassin.
  const BraveRatsEvening evening = play_brave_rats("\n2\n\n7\n6\n7\nundo\n3\n");
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
  EXPECT_EQ(evening.ending, BraveRatsTable::Ending::finished);
  EXPECT_TRUE(contains(evening.shown, "The Princess meets the Prince: Red wins the game at once!"));
  EXPECT_TRUE(contains(evening.shown, "Red wins the game."));
  ASSERT_TRUE(evening.document.games.back().outcome.has_value());
}

TEST(TableOfTwoPeople, PlaysForCrownsUntilSomebodyIsTheTrueKing) {
  const BraveRatsEvening evening =
      play_brave_rats("\n1\n\n7\n\n7\n\n1\n\n1\n\n7\n\n1\n\n7\n", Variant::base, 3);
  EXPECT_EQ(evening.ending, BraveRatsTable::Ending::finished);
  EXPECT_EQ(evening.document.games.size(), 4U);
  EXPECT_TRUE(contains(evening.shown, "Crowns: Red 2 : 1 Blue."));
  EXPECT_TRUE(contains(evening.shown, "Red is the true king of the rats!"));
}

TEST(TableOfTwoPeople, ExplainsWhatItCannotUnderstand) {
  const BraveRatsEvening evening = play_brave_rats("\nking\n6\n\n6\n\n6\nhelp\n?\nquit\n");
  EXPECT_EQ(evening.ending, BraveRatsTable::Ending::left);
  EXPECT_TRUE(contains(evening.shown, "\"king\" is not a card."));
  EXPECT_TRUE(contains(evening.shown, "You do not have the General."));
  EXPECT_TRUE(contains(evening.shown, "the lower value wins"));
}

TEST(TableOfTwoPeople, TakesNamesAndTheirBeginningsInTheLanguage) {
  EXPECT_EQ(play_brave_rats("\nMUS\n\nprincess\n").document.games.back().actions,
            std::vector<std::string>{"0:1"});
  const BraveRatsEvening ambiguous = play_brave_rats("\nprin\n");
  EXPECT_TRUE(contains(ambiguous.shown, "\"prin\" is not a card."));
  const BraveRatsEvening in_german =
      play_brave_rats("\nZauberer\n\nPrinz\n", Variant::base, {}, german);
  EXPECT_EQ(in_german.document.games.back().actions, std::vector<std::string>{"5:7"});
  EXPECT_TRUE(contains(in_german.shown, "Die Runde geht an Blau."));
  const BraveRatsEvening in_french =
      play_brave_rats("\ngén\n\nEspion\n", Variant::base, {}, french);
  EXPECT_TRUE(contains(in_french.shown, "Rouge joue 6 Général, Bleu joue 2 Espion."));
}

TEST(TableAgainstABot, PlaysEveryVariantToItsEnd) {
  for (const Variant variant : {Variant::base, Variant::traitor, Variant::draft, Variant::deal}) {
    // Every card is tried in every turn; those that are not there are refused.
    std::string typed;
    for (int turn = 0; turn < 30; ++turn) typed += "0\n1\n2\n3\n4\n5\n6\n7\n";
    const BraveRatsEvening evening = play_brave_rats(typed, variant, {}, english, true);
    EXPECT_EQ(evening.ending, BraveRatsTable::Ending::finished);
    EXPECT_TRUE(records::replay(evening.document)) << evening.shown;
  }
}

TEST(TableAgainstABot, TakesNothingBackAfterTheBotHasChosen) {
  const BraveRatsEvening evening = play_brave_rats("6\nundo\n", Variant::base, {}, english, true);
  EXPECT_TRUE(contains(evening.shown, "There is nothing to take back"));
}

TEST(TableOfADraft, ShowsOnlyWhatThePersonMaySee) {
  const BraveRatsEvening evening = play_brave_rats("\n0\n1\n2\n3\n4\n5\n6\n7\n", Variant::draft);
  EXPECT_TRUE(contains(evening.shown, "The batch: "));
  const BraveRatsEvening passed = play_brave_rats("quit\n", Variant::draft);
  EXPECT_FALSE(contains(passed.shown, "The batch: ")) << "shown before anybody was alone with it";
}

}  // namespace
}  // namespace cheesemoon::cli
