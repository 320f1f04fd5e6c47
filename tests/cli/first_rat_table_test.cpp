#include "cli/first_rat_table.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/texts.h"
#include "players/by_name.h"
#include "records/document.h"
#include "records/replay.h"

namespace cheesemoon::cli {
namespace {

using first_rat::Options;

/// A table with what was typed at it and what it showed.
struct FirstRatEvening {
  FirstRatTable::Ending ending;
  std::string shown;
  records::FirstRatRecord record;
};

Options game_for(std::size_t seats) {
  Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = static_cast<std::uint8_t>(seats);
  if (seats == 1) options.solo = first_rat::Difficulty::easy;
  return options;
}

FirstRatEvening play_first_rat(const std::string& typed,
                               const std::vector<std::string>& seats = {"", ""},
                               const FirstRatWords& words = first_rat_english) {
  std::istringstream in(typed);
  std::ostringstream out;
  Terminal terminal(in, out, false, false);
  std::vector<FirstRatTable::Chair> chairs;
  for (const std::string& seat : seats) {
    const std::size_t place = chairs.size();
    chairs.push_back({seat.empty() ? "Person" + std::to_string(place + 1) : seat,
                      players::make_player<first_rat::FirstRat>(seat, Random(1, place + 1))});
  }
  FirstRatTable table(terminal, words, std::move(chairs), Random(1));
  const FirstRatTable::Ending ending = table.play(game_for(seats.size()));
  return {ending, out.str(), table.record()};
}

using Texts = std::vector<std::string>;

TEST(FirstRatTable, DrawsPathBoothsBurrowTracksAndWhatEachSeatHas) {
  const FirstRatEvening evening = play_first_rat("");
  for (const std::string_view part :
       {" 0  Start 1a 1b 2a 2b", " 9  white   2 apple cores", "27  Launchpad",
        "Pipes: 3 > 12 calculator", " 9 Hamster (backpacks), 6 cheese:", "Library: Pipes, Guest",
        "4 junction > up 5 / left 6", "10 tunnel > 0", "Cockpit", " 8:    7:##  5:    5:##  4:",
        "1 Person1: Nursery 2, 1 cheese, light 0, burrow 0, markers 0 of 10, 0 points"})
    EXPECT_TRUE(contains(evening.shown, part)) << part;
}

TEST(FirstRatTable, ShowsWhatFollowsBeforeItIsConfirmed) {
  const FirstRatEvening evening = play_first_rat("a4\n");
  EXPECT_EQ(evening.ending, FirstRatTable::Ending::input_ended);
  EXPECT_TRUE(
      contains(evening.shown, "Person1: rat a goes from Start to 4; space 4 yields 1 vinegar"));
  EXPECT_TRUE(evening.record.actions.empty());
}

TEST(FirstRatTable, TakesAChoiceWhenItIsConfirmed) {
  EXPECT_EQ(play_first_rat("a4\n\n").record.actions, Texts{"move a4"});
}

TEST(FirstRatTable, AsksAgainWhenAChoiceIsRefused) {
  EXPECT_EQ(play_first_rat("a4\nn\na5\n\n").record.actions, Texts{"move a5"});
}

TEST(FirstRatTable, UnderstandsNumbersMovesAndWholeActions) {
  for (const char* typed : {"4\n\n", "a4\n\n", "move a4\n\n"})
    EXPECT_EQ(play_first_rat(typed).record.actions, Texts{"move a4"}) << typed;
}

TEST(FirstRatTable, SaysWhatIsWrongWithWhatWasTyped) {
  EXPECT_TRUE(contains(play_first_rat("a9\n").shown, "\"a9\" is not allowed here"));
  EXPECT_TRUE(contains(play_first_rat("hello\n").shown, "\"hello\" is none of the choices"));
  EXPECT_TRUE(contains(play_first_rat("0\n").shown, "\"0\" is none of the choices"));
  EXPECT_TRUE(contains(play_first_rat("77\n").shown, "\"77\" is none of the choices"));
}

TEST(FirstRatTable, HasCommandsForHelpListAndBoard) {
  EXPECT_TRUE(contains(play_first_rat("?\n").shown, "take back your last choice"));
  EXPECT_EQ(count(play_first_rat("list\n").shown, "move a5"), 2U);
  EXPECT_EQ(count(play_first_rat("board\n").shown, "27  Launchpad"), 2U);
  EXPECT_EQ(play_first_rat("quit\n").ending, FirstRatTable::Ending::left);
}

TEST(FirstRatTable, GivesAHintInEveryLanguageAndAsksAgain) {
  for (const FirstRatWords* words : all_first_rat_words()) {
    for (const auto& seats : {Texts{"", "", ""}, Texts{""}}) {
      const FirstRatEvening evening = play_first_rat("hint\na4\n\n", seats, *words);
      EXPECT_TRUE(contains(evening.shown, words->hint));
      EXPECT_TRUE(contains(evening.shown, "> move ")) << evening.shown;
      EXPECT_EQ(evening.record.actions.front(), "move a4");
    }
  }
}

/// Rat a goes to the Hamster on the second turn; there the first person has a choice left to make.
const std::string to_the_hamster = "a4\n\na5\n\na9\n\n";

TEST(FirstRatTable, TakesBackChoicesOfTheSameTurn) {
  const FirstRatEvening evening = play_first_rat(to_the_hamster + "undo\na8\n\n");
  EXPECT_TRUE(contains(evening.shown, "Taken back."));
  EXPECT_EQ(evening.record.actions, (Texts{"move a4", "move a5", "move a8"}));
}

TEST(FirstRatTable, GivesAHintForTheRestOfATurn) {
  const FirstRatEvening evening = play_first_rat(to_the_hamster + "hint\n");
  EXPECT_TRUE(contains(evening.shown, "> steal ") || contains(evening.shown, "> pass"))
      << evening.shown;
}

TEST(FirstRatTable, DoesNotTakeBackAnotherTurn) {
  const FirstRatEvening evening = play_first_rat("a4\n\nundo\n");
  EXPECT_TRUE(contains(evening.shown, "There is nothing of this turn to take back."));
  EXPECT_EQ(evening.record.actions, Texts{"move a4"});
}

TEST(FirstRatTable, DoesNotTakeBackWhatChanceHasFollowed) {
  const FirstRatEvening evening = play_first_rat("a4\n\nundo\n", {""});
  EXPECT_TRUE(contains(evening.shown, "Greg draws"));
  EXPECT_TRUE(contains(evening.shown, "There is nothing of this turn to take back."));
  EXPECT_GE(evening.record.actions.size(), 2U);
}

TEST(FirstRatTable, LetsBotsPlayToTheEndInEveryLanguage) {
  for (const FirstRatWords* words : all_first_rat_words()) {
    for (const auto& seats :
         {Texts{"greedy", "random", "greedy", "random", "greedy"}, Texts{"greedy"}}) {
      const FirstRatEvening evening = play_first_rat("", seats, *words);
      EXPECT_EQ(evening.ending, FirstRatTable::Ending::finished);
      EXPECT_TRUE(contains(evening.shown, words->result));
      EXPECT_TRUE(contains(evening.shown, words->total_row));
      const auto replayed = records::replay(evening.record);
      EXPECT_TRUE(replayed) << describe(replayed.error());
    }
  }
}

/// Somebody who always takes the first choice finishes a game, whatever is asked.
TEST(FirstRatTable, LetsAPersonPlayAWholeGameAgainstBotsAndGreg) {
  std::string typed;
  for (int answer = 0; answer < 2000; ++answer) typed += "1\n\n";
  for (const auto& seats : {Texts{"", "greedy", "random"}, Texts{""}}) {
    const FirstRatEvening evening = play_first_rat(typed, seats, first_rat_german);
    EXPECT_EQ(evening.ending, FirstRatTable::Ending::finished);
    EXPECT_TRUE(contains(evening.shown, "Das Spiel ist aus."));
    EXPECT_TRUE(contains(evening.shown, "Was nimmst du hier mit"));
    EXPECT_TRUE(evening.record.outcome.has_value());
  }
}

TEST(FirstRatTable, AnnouncesTheEnd) {
  const FirstRatEvening evening = play_first_rat("", {"greedy", "greedy"});
  EXPECT_TRUE(contains(evening.shown, "The next round is the last one.") ||
              contains(evening.shown, "This is the last round."));
}

}  // namespace
}  // namespace cheesemoon::cli
