#include "cli/first_rat_table.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "players/first_rat_players.h"
#include "records/document.h"
#include "records/replay.h"

namespace cheesemoon::cli {
namespace {

using Ending = FirstRatTable::Ending;
using first_rat::Options;

/// A table with what was typed at it and what it showed.
struct Evening {
  Ending ending;
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

Evening play(const std::string& typed, const std::vector<std::string>& seats = {"", ""},
             const FirstRatWords& words = first_rat_english) {
  std::istringstream in(typed);
  std::ostringstream out;
  Terminal terminal(in, out, false, false);
  std::vector<FirstRatTable::Chair> chairs;
  for (const std::string& seat : seats) {
    const std::size_t place = chairs.size();
    chairs.push_back({seat.empty() ? "Person" + std::to_string(place + 1) : seat,
                      players::make_first_rat_player(seat, Random(1, place + 1))});
  }
  FirstRatTable table(terminal, words, std::move(chairs), Random(1));
  const Ending ending = table.play(game_for(seats.size()));
  return {ending, out.str(), table.record()};
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

using Texts = std::vector<std::string>;

TEST(FirstRatTable, DrawsPathBoothsBurrowTracksAndWhatEachSeatHas) {
  const Evening evening = play("");
  for (const std::string_view part :
       {" 0  Start 1a 1b 2a 2b", " 9  white   2 apple cores", "27  Launchpad",
        "Pipes: 3 > 12 calculator", " 9 Hamster (backpacks), 6 cheese:", "Library: Pipes, Guest",
        "4 junction > up 5 / left 6", "10 tunnel > 0", "Cockpit", " 8:    7:##  5:    5:##  4:",
        "1 Person1: Nursery 2, 1 cheese, light 0, burrow 0, markers 0 of 10, 0 points"})
    EXPECT_TRUE(contains(evening.shown, part)) << part;
}

TEST(FirstRatTable, ShowsWhatFollowsBeforeItIsConfirmed) {
  const Evening evening = play("a4\n");
  EXPECT_EQ(evening.ending, Ending::input_ended);
  EXPECT_TRUE(
      contains(evening.shown, "Person1: rat a goes from Start to 4; space 4 yields 1 vinegar"));
  EXPECT_TRUE(evening.record.actions.empty());
}

TEST(FirstRatTable, TakesAChoiceWhenItIsConfirmed) {
  EXPECT_EQ(play("a4\n\n").record.actions, Texts{"move a4"});
}

TEST(FirstRatTable, AsksAgainWhenAChoiceIsRefused) {
  EXPECT_EQ(play("a4\nn\na5\n\n").record.actions, Texts{"move a5"});
}

TEST(FirstRatTable, UnderstandsNumbersMovesAndWholeActions) {
  for (const char* typed : {"4\n\n", "a4\n\n", "move a4\n\n"})
    EXPECT_EQ(play(typed).record.actions, Texts{"move a4"}) << typed;
}

TEST(FirstRatTable, SaysWhatIsWrongWithWhatWasTyped) {
  EXPECT_TRUE(contains(play("a9\n").shown, "\"a9\" is not allowed here"));
  EXPECT_TRUE(contains(play("hello\n").shown, "\"hello\" is none of the choices"));
  EXPECT_TRUE(contains(play("0\n").shown, "\"0\" is none of the choices"));
  EXPECT_TRUE(contains(play("77\n").shown, "\"77\" is none of the choices"));
}

TEST(FirstRatTable, HasCommandsForHelpListAndBoard) {
  EXPECT_TRUE(contains(play("?\n").shown, "take back your last choice"));
  EXPECT_EQ(count(play("list\n").shown, "move a5"), 2U);
  EXPECT_EQ(count(play("board\n").shown, "27  Launchpad"), 2U);
  EXPECT_EQ(play("quit\n").ending, Ending::left);
}

TEST(FirstRatTable, GivesAHintInEveryLanguageAndAsksAgain) {
  for (const FirstRatWords* words : all_first_rat_words()) {
    for (const auto& seats : {Texts{"", "", ""}, Texts{""}}) {
      const Evening evening = play("hint\na4\n\n", seats, *words);
      EXPECT_TRUE(contains(evening.shown, words->hint));
      EXPECT_TRUE(contains(evening.shown, "> move ")) << evening.shown;
      EXPECT_EQ(evening.record.actions.front(), "move a4");
    }
  }
}

/// Rat a goes to the Hamster on the second turn; there the first person has a choice left to make.
const std::string to_the_hamster = "a4\n\na5\n\na9\n\n";

TEST(FirstRatTable, TakesBackChoicesOfTheSameTurn) {
  const Evening evening = play(to_the_hamster + "undo\na8\n\n");
  EXPECT_TRUE(contains(evening.shown, "Taken back."));
  EXPECT_EQ(evening.record.actions, (Texts{"move a4", "move a5", "move a8"}));
}

TEST(FirstRatTable, GivesAHintForTheRestOfATurn) {
  const Evening evening = play(to_the_hamster + "hint\n");
  EXPECT_TRUE(contains(evening.shown, "> steal ") || contains(evening.shown, "> pass"))
      << evening.shown;
}

TEST(FirstRatTable, DoesNotTakeBackAnotherTurn) {
  const Evening evening = play("a4\n\nundo\n");
  EXPECT_TRUE(contains(evening.shown, "There is nothing of this turn to take back."));
  EXPECT_EQ(evening.record.actions, Texts{"move a4"});
}

TEST(FirstRatTable, DoesNotTakeBackWhatChanceHasFollowed) {
  const Evening evening = play("a4\n\nundo\n", {""});
  EXPECT_TRUE(contains(evening.shown, "Greg draws"));
  EXPECT_TRUE(contains(evening.shown, "There is nothing of this turn to take back."));
  EXPECT_GE(evening.record.actions.size(), 2U);
}

TEST(FirstRatTable, LetsBotsPlayToTheEndInEveryLanguage) {
  for (const FirstRatWords* words : all_first_rat_words()) {
    for (const auto& seats :
         {Texts{"greedy", "random", "greedy", "random", "greedy"}, Texts{"greedy"}}) {
      const Evening evening = play("", seats, *words);
      EXPECT_EQ(evening.ending, Ending::finished);
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
    const Evening evening = play(typed, seats, first_rat_german);
    EXPECT_EQ(evening.ending, Ending::finished);
    EXPECT_TRUE(contains(evening.shown, "Das Spiel ist aus."));
    EXPECT_TRUE(contains(evening.shown, "Was nimmst du hier mit"));
    EXPECT_TRUE(evening.record.outcome.has_value());
  }
}

TEST(FirstRatTable, AnnouncesTheEnd) {
  const Evening evening = play("", {"greedy", "greedy"});
  EXPECT_TRUE(contains(evening.shown, "The next round is the last one.") ||
              contains(evening.shown, "This is the last round."));
}

}  // namespace
}  // namespace cheesemoon::cli
