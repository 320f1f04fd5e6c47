#include "cli/run_program.h"

#include <algorithm>
#include <string>

#include "places.h"

namespace cheesemoon::cli {
namespace {

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
        "play first-rat --players greedy,greedy --against level3",
        "play first-rat --players person,nobody",
        "play first-rat --players a,b,c,d,e,f",
        "play first-rat --option solo=silly",
        "play first-rat --option path=crooked",
        "play first-rat --option content=nowhere",
        "play first-rat --option content=../first-rat/standard",
        "play first-rat --players person,greedy --option solo=easy",
        "record first-rat --players random,nobody --seed 1",
        "match first-rat --players random,random,random,random,random,random",
        "match first-rat --players random,search:0",
        "match first-rat --players random,level11",
        "match first-rat --players random,exec:",
        "match first-rat --players random,random --records no/such/folder/x",
        "match brave-rats --players random,random --patience 0",
        "match first-rat --players random,random --sprt 5",
        "match first-rat --players random,random --sprt 5,1",
        "match first-rat --players random,random,random --sprt 0,5",
        "match brave-rats --players random,random,random",
        "match brave-rats --players random,random --option crowns=3",
        "record first-rat --players random,random --seed 1 --option solo=easy",
        "record first-rat --players random,random --seed 1 --option crowns=3",
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

TEST(Program, HelpsWithEveryCommandAndGivesExamples) {
  for (const char* command :
       {"play", "record", "replay", "perft", "solve", "hint", "analyse", "explain", "content",
        "bench", "match", "ladder", "challenges", "engine", "manual", "completion"}) {
    const Outcome result = run(std::string(command) + " --help");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(contains(result.out, "Examples:")) << command;
  }
}

TEST(Bench, WritesJson) {
  const Outcome result = run("bench brave_rats/random_play/base --json --seconds 0.01");
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(contains(result.out, "\"items_per_second\""));
}

TEST(Content, IsCheckedAndShown) {
  const std::string folder = tests_folder() + "/../content/first-rat/";
  const Outcome checked = run("content check " + folder + "*.json");
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_EQ(std::count(checked.out.begin(), checked.out.end(), '\n'), 3);
  const Outcome bad = run("content check -", "{\"board\":1}");
  EXPECT_EQ(bad.status, 1);
  EXPECT_TRUE(contains(bad.out, "-: error: "));
  const Outcome shown = run("content show");
  EXPECT_TRUE(contains(shown.out, "9 white   2 core        light  9  hamster, 6 cheese"));
  EXPECT_TRUE(contains(shown.out, "thruster     9?  8?  7   7   5"));
  EXPECT_TRUE(contains(run("content show items").out, "allrounder  12 for at least 5 of tracks"));
  EXPECT_TRUE(contains(run("content show solo-cards").out, "unfair     8 of A, 2 of B, and C"));
  EXPECT_EQ(run("content show nothing").status, 2);
}

TEST(Serve, RefusesWithoutTheContentOfAGameAndSaysWhatIsMissingAndWhereItLooked) {
  const std::string folder = testing::TempDir() + "content_test_" + std::to_string(getpid());
  std::filesystem::copy(tests_folder() + "/../content", folder,
                        std::filesystem::copy_options::recursive);
  setenv("CHEESEMOON_CONTENT", folder.c_str(), 1);
  // With content it goes on to this option, and does not open either.
  const std::string serve = "serve --metrics nowhere";
  EXPECT_TRUE(contains(run(serve).error, "--metrics"));
  std::ofstream(folder + "/first-rat/items.json") << "{}";
  EXPECT_TRUE(contains(run(serve).error, "First Rat cannot be played: items.json: "));
  std::filesystem::remove_all(folder);
  const Outcome refused = run(serve);
  unsetenv("CHEESEMOON_CONTENT");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(contains(refused.error, "First Rat cannot be played: cannot read standard.json"));
  EXPECT_TRUE(contains(refused.error, folder)) << refused.error;
}

}  // namespace
}  // namespace cheesemoon::cli
