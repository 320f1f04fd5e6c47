#include "cli/table/first_rat_screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cli/table/local_evening.h"
#include "cli/texts.h"
#include "records/document.h"
#include "records/first_rat_json.h"
#include "records/replay.h"

namespace cheesemoon::cli {
namespace {

using Ending = TableGame::Ending;

struct FirstRatEvening {
  Ending ending;
  std::string shown;
  records::Record<first_rat::FirstRat> record;
};

/// Seats without the name of a bot are people's.
FirstRatEvening play_first_rat(const std::string& typed,
                               const std::vector<std::string>& seats = {"", ""},
                               const Words& words = english) {
  PlayArguments arguments;
  arguments.game = "first-rat";
  for (const std::string& seat : seats)
    arguments.players.push_back(
        seat.empty() ? "person:Person" + std::to_string(arguments.players.size() + 1) : seat);
  if (seats.size() == 1) arguments.options = {"solo=easy"};
  const LocalEvening evening = play_here(game_asked_for(arguments, words), typed, words);
  const auto document = records::read_document<first_rat::FirstRat>(evening.record);
  EXPECT_TRUE(document) << evening.record;
  return {evening.ending, evening.shown, document->games.front()};
}

using Texts = std::vector<std::string>;

TEST(TableOfFirstRat, DrawsPathBoothsBurrowTracksAndWhatEachSeatHas) {
  const FirstRatEvening evening = play_first_rat("");
  for (const std::string_view part :
       {" 0     Start 1a 1b 2a 2b", " 9   9 white   2 apple cores", "27     Launchpad",
        "Pipes: 3 > 12 calculator", "Construction lights: 15, 28, 40",
        " 9 Hamster (backpacks), 6 cheese:", "Library: Pipes, Guest", "4 junction > up 5 / left 6",
        "10 tunnel > 0", "Cockpit", " 8:    7:##  5:    5:##  4:",
        "1 Person1: Nursery 2, 1 cheese, light 0, burrow 0, markers 0 of 10, 0 points"})
    EXPECT_TRUE(contains(evening.shown, part)) << part;
}

TEST(TableOfFirstRat, ShowsWhatFollowsBeforeItIsConfirmed) {
  const FirstRatEvening evening = play_first_rat("a4\n");
  EXPECT_EQ(evening.ending, Ending::input_ended);
  EXPECT_TRUE(
      contains(evening.shown, "Person1: rat a goes from Start to 4; space 4 yields 1 vinegar"));
  EXPECT_TRUE(evening.record.actions.empty());
}

TEST(TableOfFirstRat, TakesAChoiceWhenItIsConfirmed) {
  EXPECT_EQ(play_first_rat("a4\n\n").record.actions, Texts{"move a4"});
}

TEST(TableOfFirstRat, TakesYesForEnterInEveryLanguage) {
  EXPECT_EQ(play_first_rat("a4\ny\n").record.actions, Texts{"move a4"});
  EXPECT_EQ(play_first_rat("a4\nj\n", {"", ""}, german).record.actions, Texts{"move a4"});
  EXPECT_EQ(play_first_rat("a4\no\n", {"", ""}, french).record.actions, Texts{"move a4"});
}

TEST(TableOfFirstRat, AsksAgainWhenAChoiceIsRefused) {
  EXPECT_EQ(play_first_rat("a4\nn\na5\n\n").record.actions, Texts{"move a5"});
}

TEST(TableOfFirstRat, UnderstandsNumbersMovesAndWholeActions) {
  for (const char* typed : {"4\n\n", "a4\n\n", "move a4\n\n"})
    EXPECT_EQ(play_first_rat(typed).record.actions, Texts{"move a4"}) << typed;
}

TEST(TableOfFirstRat, SaysWhatIsWrongWithWhatWasTyped) {
  EXPECT_TRUE(contains(play_first_rat("a9\n").shown, "\"a9\" is not allowed here"));
  EXPECT_TRUE(contains(play_first_rat("hello\n").shown, "\"hello\" is none of the choices"));
  EXPECT_TRUE(contains(play_first_rat("0\n").shown, "\"0\" is none of the choices"));
  EXPECT_TRUE(contains(play_first_rat("77\n").shown, "\"77\" is none of the choices"));
}

TEST(TableOfFirstRat, HasCommandsForHelpListAndBoard) {
  EXPECT_TRUE(contains(play_first_rat("?\n").shown, "take back your last choice"));
  EXPECT_EQ(count(play_first_rat("list\n").shown, "move a5"), 2U);
  EXPECT_EQ(count(play_first_rat("board\n").shown, "27     Launchpad"), 2U);
  EXPECT_EQ(play_first_rat("quit\n").ending, Ending::left);
}

TEST(TableOfFirstRat, GivesAHintInEveryLanguageAndAsksAgain) {
  for (const Words* words : all_languages()) {
    for (const auto& seats : {Texts{"", "", ""}, Texts{""}}) {
      const FirstRatEvening evening = play_first_rat("hint\na4\n\n", seats, *words);
      EXPECT_TRUE(contains(evening.shown, words->first_rat.hint));
      EXPECT_TRUE(contains(evening.shown, "> move ")) << evening.shown;
      EXPECT_EQ(evening.record.actions.front(), "move a4");
    }
  }
}

/// Rat a goes to the Hamster on the second turn; there the first person has a choice left to make.
const std::string to_the_hamster = "a4\n\na5\n\na9\n\n";

TEST(TableOfFirstRat, SaysWhatTheItemsOfABoothDoBeforeOneIsChosen) {
  EXPECT_TRUE(
      contains(play_first_rat(to_the_hamster).shown, "backpack, the rat goes back to Start: once"));
}

TEST(TableOfFirstRat, ExplainsInItsHelpHowTheGameEnds) {
  EXPECT_TRUE(contains(play_first_rat("?\n").shown,
                       "Somebody's fourth rat in the rocket makes this round the last one, "
                       "somebody's\neighth marker the next one."));
}

TEST(TableOfFirstRat, ExplainsInItsHelpWhatItemsDo) {
  const std::string shown = play_first_rat("?\n").shown;
  EXPECT_TRUE(contains(shown, "comic Stride                   one rat alone goes up to 7 spaces"));
  EXPECT_TRUE(contains(shown, "energy drink                   doubles everything"));
  EXPECT_TRUE(contains(shown, " backpack")) << shown;
  EXPECT_TRUE(contains(shown, " points for each marker on ")) << shown;
}

TEST(TableOfFirstRat, ShowsGregsCardsWithTheirNumbers) {
  const std::string shown = play_first_rat("a4\n\na5\n\n", {""}).shown;
  EXPECT_TRUE(contains(shown, "Greg draws A") || contains(shown, "Greg draws B"));
  EXPECT_TRUE(contains(shown, "    face up ")) << shown;
  // The four moves.
  const std::string card = shown.substr(shown.find("Greg draws ") + 11, 12);
  EXPECT_EQ(std::count(card.begin(), card.end(), ' '), 4) << card;
}

TEST(TableOfFirstRat, TakesBackChoicesOfTheSameTurn) {
  const FirstRatEvening evening = play_first_rat(to_the_hamster + "undo\na8\n\n");
  EXPECT_TRUE(contains(evening.shown, "Taken back."));
  EXPECT_EQ(evening.record.actions, (Texts{"move a4", "move a5", "move a8"}));
}

TEST(TableOfFirstRat, GivesAHintForTheRestOfATurn) {
  const FirstRatEvening evening = play_first_rat(to_the_hamster + "hint\n");
  EXPECT_TRUE(contains(evening.shown, "> steal ") || contains(evening.shown, "> pass"))
      << evening.shown;
}

TEST(TableOfFirstRat, DoesNotTakeBackAnotherTurn) {
  const FirstRatEvening evening = play_first_rat("a4\n\nundo\n");
  EXPECT_TRUE(contains(evening.shown, "There is nothing that you could take back."));
  EXPECT_EQ(evening.record.actions, Texts{"move a4"});
}

TEST(TableOfFirstRat, DoesNotTakeBackWhatChanceHasFollowed) {
  const FirstRatEvening evening = play_first_rat("a4\n\nundo\n", {""});
  EXPECT_TRUE(contains(evening.shown, "Greg draws"));
  EXPECT_TRUE(contains(evening.shown, "There is nothing that you could take back."));
  EXPECT_GE(evening.record.actions.size(), 2U);
}

TEST(TableOfFirstRat, LetsBotsPlayToTheEndInEveryLanguage) {
  for (const Words* words : all_languages()) {
    for (const auto& seats :
         {Texts{"greedy", "random", "greedy", "random", "greedy"}, Texts{"greedy"}}) {
      const FirstRatEvening evening = play_first_rat("", seats, *words);
      EXPECT_EQ(evening.ending, Ending::finished);
      EXPECT_TRUE(contains(evening.shown, words->table.game_over));
      EXPECT_TRUE(contains(evening.shown, words->first_rat.total_row));
      const auto replayed = records::replay(evening.record);
      EXPECT_TRUE(replayed) << describe(replayed.error());
    }
  }
}

/// Somebody who always takes the first choice finishes a game, whatever is asked.
TEST(TableOfFirstRat, LetsAPersonPlayAWholeGameAgainstBotsAndGreg) {
  std::string typed;
  for (int answer = 0; answer < 2000; ++answer) typed += "1\n\n";
  for (const auto& seats : {Texts{"", "greedy", "random"}, Texts{""}}) {
    const FirstRatEvening evening = play_first_rat(typed, seats, german);
    EXPECT_EQ(evening.ending, Ending::finished);
    EXPECT_TRUE(contains(evening.shown, "Das Spiel ist aus."));
    EXPECT_TRUE(contains(evening.shown, "Was nimmst du beim Hamster mit?"));
    EXPECT_TRUE(evening.record.outcome.has_value());
  }
}

TEST(TableOfFirstRat, AnnouncesTheEnd) {
  const FirstRatEvening evening = play_first_rat("", {"greedy", "greedy"});
  EXPECT_TRUE(contains(evening.shown, "The next round is the last one.") ||
              contains(evening.shown, "This is the last round."));
}

}  // namespace
}  // namespace cheesemoon::cli
