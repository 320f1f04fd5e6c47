#include "cli/run_program.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

namespace cheesemoon::cli {
namespace {

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

TEST(Replay, FailsIfAnyFileIsWrongAndStillReportsTheOthers) {
  const std::string good = testing::TempDir() + "program_test_good.json";
  const std::string bad = testing::TempDir() + "program_test_bad.json";
  std::ofstream(good) << brave_rats_opening;
  std::ofstream(bad) << "{\n  nonsense";
  const Outcome result = run("replay " + bad + " no_such_file " + good);
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(contains(result.out, bad + ": error: line 2, column 3: not JSON"));
  EXPECT_TRUE(contains(result.out, "no_such_file: error: cannot read no_such_file"));
  EXPECT_TRUE(contains(result.out, good + ": ok, 0 actions, not finished"));
}

TEST(Replay, ShowsTheGameWhenAsked) {
  const Outcome result = run("replay --verbose -", brave_rats_opening);
  EXPECT_TRUE(contains(result.out, "p1-01234567-p2-01234567-w-00-g-00-s-00-h-00"));
}

TEST(Perft, CountsFromTheRecordsLastPosition) {
  EXPECT_EQ(run("perft - --depth 3", brave_rats_opening).out, "105912\n");
  std::string record = brave_rats_opening;
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

}  // namespace
}  // namespace cheesemoon::cli
