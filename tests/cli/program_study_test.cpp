#include "cli/run_program.h"

#include <algorithm>
#include <string>

#include "places.h"
#include "thoroughness.h"

namespace cheesemoon::cli {
namespace {

/// A record up to so many actions, as of a game still going on.
std::string beginning_of(const std::string& record, std::size_t actions) {
  const std::size_t begin = record.find("\"actions\":[") + 11;
  std::size_t end = begin;
  for (std::size_t action = 0; action < actions; ++action) end = record.find(',', end + 1);
  return record.substr(0, end) + "]}";
}

/// The widest line of a text, in letters.
std::size_t widest_line_of(const std::string& text) {
  std::size_t widest = 0;
  std::size_t width = 0;
  for (const char byte : text) {
    if (byte == '\n') width = 0;
    if (byte != '\n' && (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U) ++width;
    widest = std::max(widest, width);
  }
  return widest;
}

TEST(Hint, IsGivenForFirstRatInEveryLanguage) {
  const std::string game =
      beginning_of(run("record first-rat --players random,random,random --seed 1").out, 30);
  for (const char* language : {"en", "de", "fr"}) {
    const Outcome result = run(std::string("hint - --nodes 60 --language ") + language, game);
    EXPECT_EQ(result.status, 0) << result.error;
    EXPECT_TRUE(contains(result.out, "\n 3  ")) << result.out;
    EXPECT_TRUE(contains(result.out, "    > ")) << result.out;
    EXPECT_LE(widest_line_of(result.out), 80U) << result.out;
  }
  EXPECT_TRUE(contains(run("hint - --nodes 60 --language en", game).out, "This turn "));
  EXPECT_TRUE(contains(run("hint - --nodes 60 --language de", game).out, "Dieser Zug "));
  EXPECT_TRUE(contains(run("hint - --nodes 60 --language fr", game).out, "Ce tour "));
  EXPECT_FALSE(contains(run("hint - --nodes 60 --count 1", game).out, "\n 2  "));
}

TEST(Hint, IsTheSameForTheSameNodes) {
  const std::string game =
      beginning_of(run("record first-rat --players greedy --seed 1 --option solo=easy").out, 21);
  const Outcome once = run("hint - --nodes 200 --json", game);
  EXPECT_EQ(once.status, 0) << once.error;
  EXPECT_EQ(std::count(once.out.begin(), once.out.end(), '\n'), 1);
  EXPECT_TRUE(contains(once.out, R"({"game":"first-rat","round":)")) << once.out;
  EXPECT_EQ(run("hint - --nodes 200 --json", game).out, once.out);
}

TEST(Hint, IsPerfectPlayForBraveRats) {
  const Outcome text = run("hint - --language en", brave_rats_opening);
  EXPECT_EQ(text.status, 0) << text.error;
  EXPECT_TRUE(contains(text.out, "Red wins with 50.0 %, Blue with 50.0 %.")) << text.out;
  EXPECT_TRUE(contains(text.out, "Assassin 27 %")) << text.out;
  const Outcome json = run("hint - --json", brave_rats_opening);
  EXPECT_TRUE(contains(json.out, R"("position":"p1-01234567-p2-01234567-w-00-g-00-s-00-h-00")"));
  std::string spied = brave_rats_opening;
  spied.replace(spied.find("[]"), 2, R"(["2:0"])");
  EXPECT_TRUE(contains(run("hint - --language en", spied).out, "Blue shows first: "));
}

TEST(Hint, SaysWhyThereIsNone) {
  std::string over = brave_rats_opening;
  over.replace(over.find("[]"), 2, R"(["1:7"])");
  const Outcome brave_rats = run("hint -", over);
  EXPECT_EQ(brave_rats.status, 2);
  EXPECT_TRUE(contains(brave_rats.error, "the game is over")) << brave_rats.error;
  const Outcome first_rat =
      run("hint -", run("record first-rat --players random,random --seed 1").out);
  EXPECT_EQ(first_rat.status, 2);
  EXPECT_TRUE(contains(first_rat.error, "the game is over")) << first_rat.error;
  const Outcome greg = run(
      "hint -",
      beginning_of(run("record first-rat --players greedy --seed 1 --option solo=easy").out, 1));
  EXPECT_EQ(greg.status, 2);
  EXPECT_TRUE(contains(greg.error, "it is chance's turn")) << greg.error;
}

TEST(Analyse, TellsAGameOfFirstRatInEveryLanguage) {
  const std::string game = run("record first-rat --players random,random --seed 1").out;
  const auto analysed = [&](const char* language) {
    const Outcome result = run(std::string("analyse - --nodes 40 --language ") + language, game);
    EXPECT_EQ(result.status, 0) << result.error;
    EXPECT_LE(widest_line_of(result.out), 80U) << result.out;
    return result.out;
  };
  const std::string english = analysed("en");
  EXPECT_TRUE(contains(english, "\n Round     Player 1     Player 2\n")) << english;
  EXPECT_TRUE(contains(english, "\n   End")) << english;
  EXPECT_TRUE(contains(english, "\nThe turns that cost most:\n")) << english;
  EXPECT_TRUE(contains(english, "\n  Better: ")) << english;
  EXPECT_TRUE(contains(analysed("de"), "\nDie teuersten Züge:\n"));
  EXPECT_TRUE(contains(analysed("fr"), "\nLes tours les plus coûteux :\n"));
}

TEST(Analyse, TellsGamesOfEverySizeAndThoseStillGoingOn) {
  for (const char* players :
       {"random,random,random,random,random", "random --option solo=unfair"}) {
    const std::string game = run(std::string("record first-rat --seed 2 --players ") + players).out;
    const Outcome whole = run("analyse - --nodes 10 --language en", game);
    EXPECT_EQ(whole.status, 0) << whole.error;
    EXPECT_LE(widest_line_of(whole.out), 80U) << whole.out;
    const Outcome part = run("analyse - --nodes 10 --json", beginning_of(game, 17));
    EXPECT_EQ(part.status, 0) << part.error;
    EXPECT_TRUE(contains(part.out, R"("costliest":[)")) << part.out;
  }
  const Outcome none = run(
      "analyse -", beginning_of(run("record first-rat --players random,random --seed 1").out, 0));
  EXPECT_EQ(none.status, 2);
  EXPECT_TRUE(contains(none.error, "nothing to analyse")) << none.error;
}

TEST(Solve, AnswersTheBaseGameWhenAskedNothing) {
  const Outcome result = run("solve");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, "value 0.000000 for player 1"));
  EXPECT_TRUE(contains(result.out, "Assassin 27.19 %"));
}

TEST(Solve, AnswersGoodLinesAndComplainsOfBadOnes) {
  const Outcome result = run("solve -",
                             "p1-17-p2-67-w-33-g-00-s-00-h-00\n"
                             "p1-17-p2-67-w-35-g-00-s-00-h-00\n"
                             "p1-17-p2-67-w-33-g-00-s-10-h-00\n");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 2);
  EXPECT_TRUE(contains(result.out, R"({"position":"p1-17-p2-67-w-33-g-00-s-00-h-00","value":)"));
  EXPECT_TRUE(contains(result.out, R"("p1":{)"));
  EXPECT_TRUE(contains(result.out, R"("gap":0,"first":{"6":1},"replies":{"6":["7"],"7":["1"]}})"));
  EXPECT_TRUE(contains(result.error, "line 2: \"p1-17-p2-67-w-35-g-00-s-00-h-00\": part w: "));
}

TEST(Solve, ProvesValuesAsFractions) {
  const Outcome result = run("solve --exact --json p1-356-p2-347-w-33-g-00-s-00-h-00");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, R"("exact":")"));
}

TEST(Solve, ListsTheDeals) {
  const Outcome result = run("solve --deals --json");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 1107);
  EXPECT_TRUE(contains(result.out, R"({"hand":"00115577","value":1,)"));
}

TEST(Analyse, ChecksWhatItSaysByPlayingOn) {
  const std::string game =
      beginning_of(run("record first-rat --players random,random --seed 1").out, 17);
  for (const auto& [language, heading] :
       {std::pair{"en", "\n Round        said      measured\n"},
        std::pair{"de", "\n Runde      gesagt      gemessen\n"},
        std::pair{"fr", "\nManche     annoncé        mesuré\n"}}) {
    const Outcome told =
        run(std::string("analyse - --nodes 10 --check 10 --language ") + language, game);
    EXPECT_EQ(told.status, 0) << told.error;
    EXPECT_TRUE(contains(told.out, heading)) << told.out;
    EXPECT_LE(widest_line_of(told.out), 80U) << told.out;
  }
  EXPECT_TRUE(
      contains(run("analyse - --nodes 10 --check 10 --json", game).out, R"("checked":[{"turn":)"));
  const Outcome exact =
      run("analyse --check 10 " + tests_folder() + "/golden/brave-rats/spies-and-a-draw.json");
  EXPECT_EQ(exact.status, 2);
  EXPECT_TRUE(contains(exact.error, "every number is exact")) << exact.error;
}

TEST(Analyse, TellsAGameInEveryLanguage) {
  const std::string game = tests_folder() + "/golden/brave-rats/spies-and-a-draw.json";
  EXPECT_TRUE(contains(run("analyse --language en " + game).out, "<- the turning point"));
  EXPECT_TRUE(contains(run("analyse --language de " + game).out, "<- der Wendepunkt"));
  EXPECT_TRUE(contains(run("analyse --language fr " + game).out, "<- le tournant"));
}

TEST(Analyse, TellsAllGamesOfAMatchAsJson) {
  const std::string match = tests_folder() + "/golden/brave-rats/match-random.json";
  const Outcome result = run("analyse --json " + match);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 2);
  EXPECT_TRUE(contains(result.out, R"("turning_point":)"));
}

TEST(Explain, ShowsThePageInEveryLanguage) {
  EXPECT_TRUE(contains(run("explain --language de").out, "3 Assassine     27.2 %"));
  if (!is_thorough()) return;
  EXPECT_TRUE(contains(run("explain --language en").out, "3 Assassin      27.2 %"));
  EXPECT_TRUE(contains(run("explain --language fr").out, "7 Prince         4.5 %"));
}

}  // namespace
}  // namespace cheesemoon::cli
