#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace {

struct Outcome {
  int status;
  std::string out;
  std::string error;
};

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Runs the real program; what it reads is written to a file first.
Outcome run(const std::string& arguments, const std::string& input = "") {
  const std::string folder = testing::TempDir();
  std::ofstream(folder + "program_test_in") << input;
  const std::string command = std::string(CHEESEMOON_PROGRAM) + " " + arguments + " < " + folder +
                              "program_test_in > " + folder + "program_test_out 2> " + folder +
                              "program_test_error";
  const int status = std::system(command.c_str());
  return {WEXITSTATUS(status), text_of(folder + "program_test_out"),
          text_of(folder + "program_test_error")};
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

const std::string opening =
    R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"base"},)"
    R"("setup":{"hands":["01234567","01234567"]},"actions":[]})";

TEST(Program, WithoutArgumentsShowsWhatCanBeDone) {
  const Outcome result = run("");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, "cheesemoon play brave-rats"));
}

TEST(Program, TellsItsVersion) {
  const Outcome result = run("--version");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out.rfind("cheesemoon ", 0), 0U);
}

TEST(Program, RefusesWhatItDoesNotKnow) {
  for (const char* arguments :
       {"fly",
        "--what",
        "play",
        "play chess",
        "record brave-rats",
        "perft - --depth x",
        "perft - --depth 99",
        "bench --seconds 0",
        "play brave-rats --variant chess",
        "play brave-rats --language xx",
        "play brave-rats --against nobody",
        "play brave-rats --crowns 0",
        "play brave-rats --players person,greedy",
        "play first-rat --variant base",
        "play first-rat --players greedy",
        "play first-rat --players person,nobody",
        "play first-rat --players a,b,c,d,e,f",
        "play first-rat --option solo=silly",
        "play first-rat --option path=crooked",
        "play first-rat --option content=nowhere",
        "play first-rat --option content=../first-rat/standard",
        "play first-rat --players person,greedy --option solo=easy",
        "record first-rat --players random,nobody --seed 1",
        "match first-rat --players random",
        "match first-rat --players random,search:0",
        "match first-rat --players random,level9",
        "match first-rat --players random,exec:",
        "match first-rat --players random,random --records no/such/folder/x",
        "match brave-rats --players random,random --patience 0",
        "match first-rat --players random,random --sprt 5",
        "match first-rat --players random,random --sprt 5,1",
        "match first-rat --players random,random,random --sprt 0,5",
        "match brave-rats --players random,random,random",
        "match brave-rats --players random,random --option crowns=3",
        "tune brave-rats",
        "record first-rat --players random --seed 1",
        "record first-rat --players random,random --seed 1 --option variant=base",
        "record brave-rats --players random --seed 1",
        "record brave-rats --players random,nobody --seed 1",
        "record brave-rats --players random,random --seed 1 --option speed=9",
        "record brave-rats --players random,random --seed 1 --option variant",
        "bench no_such_benchmark --seconds 0.01",
        "solve p1-xx",
        "solve --deals p1-0-p2-0",
        "solve p1--p2--w-00-g-00-s-00-h-00-r-0",
        "solve draft-f-0-p1-+-p2-+-n-",
        "solve p1-01-p2-01-w-00-g-00-s-00-h-00-c-0x",
        "analyse no_such_file",
        "analyse - --language xx",
        "analyse - --nodes 0",
        "hint no_such_file",
        "hint - --language xx",
        "hint - --count 0",
        "explain --language xx"}) {
    const Outcome result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_EQ(result.out, "") << arguments;
    EXPECT_NE(result.error, "") << arguments;
  }
}

TEST(Program, CountsTheChallengesThatABotMeets) {
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

TEST(Program, HelpsWithEveryCommandAndGivesExamples) {
  for (const char* command :
       {"play", "record", "replay", "perft", "solve", "hint", "analyse", "explain", "content",
        "bench", "match", "ladder", "challenges", "engine"}) {
    const Outcome result = run(std::string(command) + " --help");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(contains(result.out, "Examples:")) << command;
  }
}

TEST(Record, IsTheSameForTheSameSeedAndReplays) {
  const Outcome once = run("record brave-rats --players random,random --seed 7");
  const Outcome again = run("record brave-rats --players random,random --seed 7");
  EXPECT_EQ(once.status, 0);
  EXPECT_EQ(once.out, again.out);
  const Outcome replayed = run("replay -", once.out);
  EXPECT_EQ(replayed.status, 0);
  EXPECT_TRUE(contains(replayed.out, "-: ok, ")) << replayed.out;
}

TEST(Record, WritesFilesOfEveryVariantAndOfMatches) {
  const std::string folder = testing::TempDir() + "program_test_games";
  std::filesystem::remove_all(folder);
  for (const char* option : {"variant=base", "variant=traitor", "variant=draft", "variant=deal",
                             "variant=draft --option crowns=3"}) {
    const Outcome result =
        run("record brave-rats --players random,random --seed 3 --count 20 --out " + folder +
            " --option " + option);
    EXPECT_EQ(result.status, 0) << result.error;
    EXPECT_EQ(result.out, "");
    const Outcome replayed = run("replay " + folder + "/*.json");
    EXPECT_EQ(replayed.status, 0) << replayed.out;
    EXPECT_EQ(std::count(replayed.out.begin(), replayed.out.end(), '\n'), 20);
  }
}

TEST(Record, WritesFilesOfFirstRatWithEveryOption) {
  const std::string folder = testing::TempDir() + "program_test_first_rat";
  std::filesystem::remove_all(folder);
  for (const char* arguments :
       {"--players greedy,random", "--players random,random,random --option path=variable",
        "--players greedy,greedy,random,random --option tracks=variable",
        "--players random,random,random,random,random --option comics=all",
        "--players greedy --option solo=easy", "--players random --option solo=unfair"}) {
    const Outcome result =
        run(std::string("record first-rat --seed 3 --count 5 --out ") + folder + " " + arguments);
    EXPECT_EQ(result.status, 0) << result.error;
    const Outcome replayed = run("replay " + folder + "/*.json");
    EXPECT_EQ(replayed.status, 0) << replayed.out;
    EXPECT_EQ(std::count(replayed.out.begin(), replayed.out.end(), '\n'), 5);
  }
}

TEST(Play, OfFirstRatWritesARecordThatReplays) {
  const std::string file = testing::TempDir() + "program_test_first_rat.json";
  const Outcome played =
      run("play first-rat --seed 2 --language fr --record " + file, "a4\n\nquit\n");
  EXPECT_EQ(played.status, 0) << played.error;
  EXPECT_TRUE(contains(played.out, "le rat a va de Départ à 4")) << played.out;
  const Outcome replayed = run("replay " + file);
  EXPECT_EQ(replayed.status, 0) << replayed.out;
  EXPECT_TRUE(contains(replayed.out, "not finished"));
  EXPECT_EQ(run("perft --depth 1 " + file).status, 0);
}

/// A record up to so many actions, as of a game still going on.
std::string beginning_of(const std::string& record, std::size_t actions) {
  const std::size_t begin = record.find("\"actions\":[") + 11;
  std::size_t end = begin;
  for (std::size_t action = 0; action < actions; ++action) end = record.find(',', end + 1);
  return record.substr(0, end) + "]}";
}

/// The widest line of a text, in letters.
std::size_t width_of(const std::string& text) {
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
    EXPECT_LE(width_of(result.out), 80U) << result.out;
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
  const Outcome text = run("hint - --language en", opening);
  EXPECT_EQ(text.status, 0) << text.error;
  EXPECT_TRUE(contains(text.out, "Red wins with 50.0 %, Blue with 50.0 %.")) << text.out;
  EXPECT_TRUE(contains(text.out, "Assassin 27 %")) << text.out;
  const Outcome json = run("hint - --json", opening);
  EXPECT_TRUE(contains(json.out, R"("position":"p1-01234567-p2-01234567-w-00-g-00-s-00-h-00")"));
  std::string spied = opening;
  spied.replace(spied.find("[]"), 2, R"(["2:0"])");
  EXPECT_TRUE(contains(run("hint - --language en", spied).out, "Blue shows first: "));
}

TEST(Hint, SaysWhyThereIsNone) {
  std::string over = opening;
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
    EXPECT_LE(width_of(result.out), 80U) << result.out;
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
    EXPECT_LE(width_of(whole.out), 80U) << whole.out;
    const Outcome part = run("analyse - --nodes 10 --json", beginning_of(game, 17));
    EXPECT_EQ(part.status, 0) << part.error;
    EXPECT_TRUE(contains(part.out, R"("costliest":[)")) << part.out;
  }
  const Outcome none = run(
      "analyse -", beginning_of(run("record first-rat --players random,random --seed 1").out, 0));
  EXPECT_EQ(none.status, 2);
  EXPECT_TRUE(contains(none.error, "nothing to analyse")) << none.error;
}

TEST(Replay, FailsIfAnyFileIsWrongAndStillReportsTheOthers) {
  const std::string good = testing::TempDir() + "program_test_good.json";
  const std::string bad = testing::TempDir() + "program_test_bad.json";
  std::ofstream(good) << opening;
  std::ofstream(bad) << "{\n  nonsense";
  const Outcome result = run("replay " + bad + " no_such_file " + good);
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(contains(result.out, bad + ": error: line 2, column 3: not JSON"));
  EXPECT_TRUE(contains(result.out, "no_such_file: error: cannot read no_such_file"));
  EXPECT_TRUE(contains(result.out, good + ": ok, 0 actions, not finished"));
}

TEST(Replay, ShowsTheGameWhenAsked) {
  const Outcome result = run("replay --verbose -", opening);
  EXPECT_TRUE(contains(result.out, "p1-01234567-p2-01234567-w-00-g-00-s-00-h-00"));
}

TEST(Perft, CountsFromTheRecordsLastPosition) {
  EXPECT_EQ(run("perft - --depth 3", opening).out, "105912\n");
  std::string record = opening;
  record.replace(record.find("[]"), 2, R"(["1:7"])");
  EXPECT_EQ(run("perft - --depth 1", record).out, "0\n");
  EXPECT_EQ(run("perft - --depth 0", record).out, "1\n");
}

TEST(Perft, CountsTheChoicesOfADraftWhoseBatchesAreGiven) {
  const std::string record =
      R"({"format":"cheesemoon/1","game":"brave-rats","options":{"variant":"draft"},)"
      R"("setup":{"first":1,"batches":["0134","2256","0477","1356"]},"actions":[]})";
  // Four, three and two cards of the first batch, then three kinds of the second.
  EXPECT_EQ(run("perft - --depth 4", record).out, "72\n");
}

TEST(Perft, SaysWhatIsWrongWithARecord) {
  const Outcome result = run("perft - --depth 1", "{}");
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(contains(result.error, "\"format\" is missing"));
}

TEST(Bench, WritesJson) {
  const Outcome result = run("bench brave_rats/random_play/base --json --seconds 0.01");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, "\"items_per_second\""));
}

TEST(Play, WritesTheRecordOfAGameThatWasLeft) {
  const std::string path = testing::TempDir() + "program_test_left.json";
  const Outcome result =
      run("play brave-rats --against random --seed 1 --record " + path, "6\nquit\n");
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_EQ(run("replay " + path).status, 0);
}

TEST(Play, WritesTheRecordEvenIfTheInputEnds) {
  const std::string path = testing::TempDir() + "program_test_ended.json";
  const Outcome result = run("play brave-rats --against random --seed 1 --record " + path, "6\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(run("replay " + path).status, 0);
}

TEST(Play, ReportsARecordThatCannotBeWritten) {
  const Outcome result =
      run("play brave-rats --against random --seed 1 --record no/such/folder/x.json", "quit\n");
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(contains(result.error, "cannot write no/such/folder/x.json"));
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

TEST(Analyse, TellsAGameInEveryLanguage) {
  const std::string game =
      std::string(CHEESEMOON_TEST_FILES) + "/golden/brave-rats/spies-and-a-draw.json";
  EXPECT_TRUE(contains(run("analyse --language en " + game).out, "<- the turning point"));
  EXPECT_TRUE(contains(run("analyse --language de " + game).out, "<- der Wendepunkt"));
  EXPECT_TRUE(contains(run("analyse --language fr " + game).out, "<- le tournant"));
}

TEST(Analyse, TellsAllGamesOfAMatchAsJson) {
  const std::string match =
      std::string(CHEESEMOON_TEST_FILES) + "/golden/brave-rats/match-random.json";
  const Outcome result = run("analyse --json " + match);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 2);
  EXPECT_TRUE(contains(result.out, R"("turning_point":)"));
}

TEST(Explain, ShowsThePageInEveryLanguage) {
  EXPECT_TRUE(contains(run("explain --language en").out, "3 Assassin      27.2 %"));
  EXPECT_TRUE(contains(run("explain --language de").out, "3 Assassine     27.2 %"));
  EXPECT_TRUE(contains(run("explain --language fr").out, "7 Prince         4.5 %"));
}

// Written by g++ on x86-64; every build has to play the same.
TEST(Players, PlayTheSameGamesInEveryBuild) {
  for (const char* players : {"perfect,punisher", "punisher,random"}) {
    std::string name(players);
    std::replace(name.begin(), name.end(), ',', '-');
    const std::string expected =
        text_of(std::string(CHEESEMOON_TEST_FILES) + "/golden/players/" + name + ".jsonl");
    EXPECT_NE(expected, "");
    EXPECT_EQ(
        run(std::string("record brave-rats --seed 5 --count 20 --option variant=deal --players ") +
            players)
            .out,
        expected);
  }
}

TEST(Players, OfFirstRatPlayTheSameGamesInEveryBuild) {
  const std::string expected =
      text_of(std::string(CHEESEMOON_TEST_FILES) + "/golden/players/first-rat-greedy.jsonl");
  EXPECT_NE(expected, "");
  EXPECT_EQ(run("record first-rat --seed 5 --count 5 --option comics=all "
                "--players greedy,random,greedy")
                .out,
            expected);
}

TEST(Match, ComparesPlayersOfBothGames) {
  const Outcome first_rat = run("match first-rat --players greedy,random --games 20 --json");
  EXPECT_EQ(first_rat.status, 0) << first_rat.error;
  EXPECT_TRUE(contains(first_rat.out, R"("games":20)")) << first_rat.out;
  const Outcome brave_rats = run("match brave-rats --players random,random --games 20");
  EXPECT_EQ(brave_rats.status, 0) << brave_rats.error;
  EXPECT_TRUE(contains(brave_rats.out, "20 games")) << brave_rats.out;
}

TEST(Match, GoesOnFromTheResultsOfAPartOfIt) {
  const std::string file = testing::TempDir() + "program_test_match.jsonl";
  std::filesystem::remove(file);
  const std::string match = "match first-rat --players greedy,random --json --results " + file;
  const Outcome part = run(match + " --games 6");
  EXPECT_EQ(part.status, 0) << part.error;
  // Broken off in the middle of a line.
  const std::string text = text_of(file);
  std::ofstream(file) << text.substr(0, text.size() - 9);
  const Outcome whole = run(match + " --games 14");
  EXPECT_EQ(whole.status, 0) << whole.error;
  const Outcome at_once = run("match first-rat --players greedy,random --json --games 14");
  EXPECT_EQ(whole.out, at_once.out);
  EXPECT_EQ(run(match + " --games 14").out, at_once.out) << "nothing is left to be played";
  const Outcome other = run("match first-rat --players random,greedy --games 6 --results " + file);
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(contains(other.error, "line 1: these are the results of another match"));
}

/// A shell as a player, which answers `go` with these commands.
std::string bot(const std::string& answer) {
  return "exec:while read -r word rest; do case $word in identify) echo identified;; go) " +
         answer + ";; quit) exit;; esac; done";
}

struct BadBot {
  std::string player;
  std::string reason;
  std::string patience = "60";
};

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
  const std::string engine = std::string("exec:") + CHEESEMOON_PROGRAM + " engine";
  const Outcome result = run("match first-rat --players '" + engine + R"(,exec:exit 1\,2' )" +
                             "--games 2 --nodes 5 --json");
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_TRUE(contains(result.out, R"("name":"exec:exit 1,2")")) << result.out;
  EXPECT_TRUE(contains(result.out, R"("forfeits":0})")) << result.out;
}

TEST(Record, OfAPlayerThatFailsSaysWhyAndReplays) {
  const Outcome result =
      run("record brave-rats --players 'random,exec:exit 3' --seed 1 --option crowns=2");
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_TRUE(contains(result.out, R"("forfeit":{"seat":2,"reason":"ended with status 3"})"));
  const Outcome replayed = run("replay --verbose -", result.out);
  EXPECT_TRUE(contains(replayed.out, "-: ok, 2 games, crowns 2:0, player 1 wins the match"))
      << replayed.out;
}

TEST(Replay, TakesSeveralRecordsOfAFileOneByOne) {
  const Outcome records = run("record brave-rats --players random,random --seed 7 --count 3");
  const Outcome replayed = run("replay -", records.out + "{\n");
  EXPECT_EQ(replayed.status, 1);
  EXPECT_TRUE(contains(replayed.out, "-, record 3: ok, ")) << replayed.out;
  EXPECT_TRUE(contains(replayed.out, "-, record 4: error: line 1, column 2: not JSON"))
      << replayed.out;
}

TEST(Play, AgainstAProgramThatFailsEndsTheGame) {
  const std::string file = testing::TempDir() + "program_test_play_forfeit.json";
  const Outcome brave_rats =
      run("play brave-rats --language de --against 'exec:exit 3' --record " + file, "6\n");
  EXPECT_EQ(brave_rats.status, 0) << brave_rats.error;
  EXPECT_TRUE(contains(brave_rats.out,
                       "Blau kann nicht weiterspielen (ended with status 3). Rot "
                       "gewinnt das Spiel."))
      << brave_rats.out;
  EXPECT_TRUE(contains(run("replay " + file).out, "player 2 forfeits: ended with status 3"));
  const Outcome first_rat =
      run("play first-rat --language en --players 'exec:exit 3,person' --record " + file, "");
  EXPECT_EQ(first_rat.status, 0) << first_rat.error;
  EXPECT_TRUE(contains(first_rat.out, "cannot go on (ended with status 3) and has lost"))
      << first_rat.out;
  EXPECT_TRUE(contains(run("replay " + file).out, "player 1 forfeits: ended with status 3"));
}

TEST(Engine, SpeaksTheProtocol) {
  const Outcome result =
      run("engine",
          "identify\noption game brave-rats\n"
          "position seen seat-1-p1-17-p2-67-w-33-g-00-s-10-h-00-c-x7\ngo\nwait\nfly\nisready\n");
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_TRUE(contains(result.out, "id name Cheesemoon\nid version ")) << result.out;
  EXPECT_TRUE(contains(result.out, "strategy play 1=1.0000\nbestaction play 1\nerror unknown"))
      << result.out;
  EXPECT_TRUE(result.out.ends_with("ready\n")) << result.out;
}

TEST(Match, StopsWhenItIsDecided) {
  const Outcome result =
      run("match first-rat --players greedy,random --games 4000 --sprt 0,100 --json");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, R"("verdict":"stronger")")) << result.out;
  EXPECT_FALSE(contains(result.out, R"("games":4000)")) << result.out;
}

TEST(Ladder, RatesAllLevels) {
  const Outcome result = run("ladder brave-rats --games 40");
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 9);
  EXPECT_TRUE(contains(run("ladder first-rat --games 2 --json").out, R"("name":"level8")"));
}

TEST(Tune, ReportsEveryGeneration) {
  const Outcome result = run("tune first-rat --games 50 --generations 1");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 6);
}

TEST(Content, IsCheckedAndShown) {
  const std::string folder = std::string(CHEESEMOON_TEST_FILES) + "/../content/first-rat/";
  const Outcome checked = run("content check " + folder + "*.json");
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_EQ(std::count(checked.out.begin(), checked.out.end(), '\n'), 3);
  const Outcome bad = run("content check -", "{\"board\":1}");
  EXPECT_EQ(bad.status, 1);
  EXPECT_TRUE(contains(bad.out, "-: error: "));
  const Outcome shown = run("content show");
  EXPECT_TRUE(contains(shown.out, "9 white   2 core        light  9  hamster, 6 cheese"));
  EXPECT_TRUE(contains(shown.out, "thruster     9?  8?  7   7   5"));
  EXPECT_TRUE(contains(run("content show items").out, "allrounder 12"));
  EXPECT_TRUE(contains(run("content show solo-cards").out, "unfair     8 of A, 2 of B, and C"));
  EXPECT_EQ(run("content show nothing").status, 2);
}

}  // namespace
