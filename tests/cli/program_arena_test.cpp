#include "cli/run_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "places.h"
#include "thoroughness.h"

namespace cheesemoon::cli {
namespace {

struct BadBot {
  std::string player;
  std::string reason;
  std::string patience = "60";
};

TEST(Challenges, AreCountedThatABotMeets) {
  const Outcome result = run("challenges --player greedy --games 2 --json");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, R"("unfair":{"won":)")) << result.out;
  EXPECT_TRUE(contains(result.out, R"("every-pipe-twice":)")) << result.out;
  const Outcome aimed = run("challenges --aim --games 1 --nodes 5 --json");
  EXPECT_EQ(aimed.status, 0);
  EXPECT_TRUE(contains(aimed.out, R"("no-items":)")) << aimed.out;
  EXPECT_EQ(run("challenges --aim --player greedy").status, 2);
  const Outcome refused = run("challenges --player nobody");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(contains(refused.error, "no player \"nobody\"")) << refused.error;
}

// Written by g++ on x86-64; every build has to play the same.
TEST(Players, PlayTheSameGamesInEveryBuild) {
  for (const char* players : {"perfect,punisher", "punisher,random"}) {
    std::string name(players);
    std::replace(name.begin(), name.end(), ',', '-');
    std::ifstream golden(tests_folder() + "/golden/players/" + name + ".jsonl");
    const int games = thoroughly(20, 1);
    std::string expected;
    for (int i = 0; i < games; ++i) {
      std::string line;
      ASSERT_TRUE(std::getline(golden, line));
      expected += line + '\n';
    }
    EXPECT_EQ(
        run(fmt::format("record brave-rats --seed 5 --count {} --option variant=deal --players {}",
                        games, players))
            .out,
        expected);
  }
}

TEST(Players, OfFirstRatPlayTheSameGamesInEveryBuild) {
  const std::string expected = text_of(tests_folder() + "/golden/players/first-rat-greedy.jsonl");
  EXPECT_NE(expected, "");
  EXPECT_EQ(run("record first-rat --seed 5 --count 5 --option comics=all "
                "--players greedy,random,greedy")
                .out,
            expected);
}

TEST(Match, ComparesPlayersOfBothGames) {
  const Outcome first_rat = run("match first-rat --players greedy,random --games 4 --json");
  EXPECT_EQ(first_rat.status, 0) << first_rat.error;
  EXPECT_TRUE(contains(first_rat.out, R"("games":4)")) << first_rat.out;
  const Outcome brave_rats = run("match brave-rats --players random,random --games 20");
  EXPECT_EQ(brave_rats.status, 0) << brave_rats.error;
  EXPECT_TRUE(contains(brave_rats.out, "20 games")) << brave_rats.out;
}

TEST(Match, GoesOnFromTheResultsOfAPartOfIt) {
  const std::string file = testing::TempDir() + "program_test_match.jsonl";
  std::filesystem::remove(file);
  const std::string match = "match first-rat --players greedy,random --json --results " + file;
  const Outcome part = run(match + " --games 2");
  EXPECT_EQ(part.status, 0) << part.error;
  // Broken off in the middle of a line.
  const std::string text = text_of(file);
  std::ofstream(file) << text.substr(0, text.size() - 9);
  const Outcome whole = run(match + " --games 4");
  EXPECT_EQ(whole.status, 0) << whole.error;
  const Outcome at_once = run("match first-rat --players greedy,random --json --games 4");
  EXPECT_EQ(whole.out, at_once.out);
  EXPECT_EQ(run(match + " --games 4").out, at_once.out) << "nothing is left to be played";
  const Outcome other = run("match first-rat --players random,greedy --games 2 --results " + file);
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(contains(other.error, "line 1: these are the results of another match"));
}

TEST(Match, GoesOnAndCountsWhenAPlayerFails) {
  const std::string records = testing::TempDir() + "program_test_forfeits.jsonl";
  for (const BadBot& bad :
       {BadBot{bot("kill -SEGV $$"), "was killed by signal 11"},
        BadBot{bot("sleep 600"), "gave no answer within 0.1 s", "0.1"},
        BadBot{bot("echo bestaction pick 3"), "answered pick 3, which is not legal"},
        BadBot{bot("echo bestaction e2e4"),
               "answered \"e2e4\": expected first, draw, pick or play"},
        BadBot{bot("echo What?"), "answered \"What?\""},
        BadBot{"exec:exit 3", "ended with status 3"},
        BadBot{"exec:no_such_command_at_all", "ended with status 127 (no such command)"}}) {
    const Outcome result =
        run("match brave-rats --players '" + bad.player + ",random' --games 4 --patience " +
            bad.patience + " --records " + records);
    EXPECT_EQ(result.status, 0) << result.error;
    EXPECT_TRUE(contains(result.out, "4 games\n")) << result.out;
    EXPECT_TRUE(contains(result.out, " forfeited 4 games: in the first it " + bad.reason))
        << result.out;
    EXPECT_TRUE(contains(result.out, "100.0 +-0.0")) << result.out;
    const Outcome replayed = run("replay " + records);
    EXPECT_EQ(replayed.status, 0) << replayed.out;
    EXPECT_EQ(std::count(replayed.out.begin(), replayed.out.end(), '\n'), 4);
    EXPECT_TRUE(contains(replayed.out, ", record 4: ok, 0 actions, player ")) << replayed.out;
    EXPECT_TRUE(contains(replayed.out, " forfeits: " + bad.reason)) << replayed.out;
  }
}

TEST(Match, CountsForfeitsAgainWhenItGoesOn) {
  const std::string results = testing::TempDir() + "program_test_resumed.jsonl";
  const std::string records = testing::TempDir() + "program_test_resumed_games.jsonl";
  std::filesystem::remove(results);
  const std::string match =
      "match first-rat --players 'exec:exit 3,random,random' --json --results " + results +
      " --records " + records;
  EXPECT_EQ(run(match + " --games 3").status, 0);
  const Outcome whole = run(match + " --games 7");
  EXPECT_TRUE(contains(whole.out, R"("forfeits":7,"first_forfeit":"ended with status 3")"))
      << whole.out;
  EXPECT_TRUE(contains(whole.out, R"("win_share":{"mean":5E-1,"margin95":0E0})")) << whole.out;
  EXPECT_TRUE(contains(whole.out, R"("forfeits":0})")) << whole.out;
  const std::string lines = text_of(records);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 7);
  std::string spoilt = text_of(results);
  spoilt.replace(spoilt.find(R"("player":1)"), 10, R"("player":4)");
  std::ofstream(results) << spoilt;
  const Outcome refused = run(match + " --games 8");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(
      contains(refused.error, "line 2: forfeit.player: expected a whole number from 1 to 3"))
      << refused.error;
}

TEST(Match, TakesACommandWithACommaAndTheProgramItself) {
  const std::string engine = "exec:" + program_under_test() + " engine";
  const Outcome result = run("match first-rat --players '" + engine + R"(,exec:exit 1\,2' )" +
                             "--games 2 --nodes 5 --json");
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_TRUE(contains(result.out, R"("name":"exec:exit 1,2")")) << result.out;
  EXPECT_TRUE(contains(result.out, R"("forfeits":0})")) << result.out;
}

TEST(Match, StopsWhenItIsDecided) {
  const Outcome result =
      run("match first-rat --players greedy,random --games 4000 --sprt 0,100 --json");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, R"("verdict":"stronger")")) << result.out;
  EXPECT_FALSE(contains(result.out, R"("games":4000)")) << result.out;
}

TEST(Ladder, RatesAllLevels) {
  const Outcome result =
      run(thoroughly("ladder brave-rats --games 40", "ladder brave-rats --games 4"));
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 11);
  if (!is_thorough()) return;
  EXPECT_TRUE(contains(run("ladder first-rat --games 2 --json").out, R"("name":"level10")"));
}

}  // namespace
}  // namespace cheesemoon::cli
