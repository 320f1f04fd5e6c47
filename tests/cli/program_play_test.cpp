#include "cli/run_program.h"

#include <string>

namespace cheesemoon::cli {
namespace {

TEST(Play, OfFirstRatWritesARecordThatReplays) {
  const std::string file = testing::TempDir() + "program_test_first_rat.json";
  const Outcome played =
      run("play first-rat --seed 2 --language fr --record " + file, "a4\n\nquit\n");
  EXPECT_EQ(played.status, 0) << played.error;
  EXPECT_TRUE(contains(played.out, "le rat a va du Départ à 4")) << played.out;
  const Outcome replayed = run("replay " + file);
  EXPECT_EQ(replayed.status, 0) << replayed.out;
  EXPECT_TRUE(contains(replayed.out, "not finished"));
  EXPECT_EQ(run("perft --depth 1 " + file).status, 0);
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

TEST(Play, KeepsTheRecordOfEachGameWhenItIsPlayedAgain) {
  const std::string path = testing::TempDir() + "evening.json";
  const Outcome result = run("play brave-rats --against level1 --seed 1 --record " + path,
                             "0\n1\n2\n3\n4\n5\nrematch\nquit\n");
  EXPECT_EQ(result.status, 0) << result.error;
  EXPECT_NE(run("replay " + path, "").out.find("wins"), std::string::npos);
  EXPECT_NE(run("replay " + testing::TempDir() + "evening-2.json", "").out.find("not finished"),
            std::string::npos);
}

TEST(Play, AsksForTheGameIfTheServerIsEmpty) {
  const Outcome result = run("play --server '' --table bcdfghjkmn", "");
  EXPECT_EQ(result.status, 2);
  EXPECT_NE(result.error.find("which game?"), std::string::npos) << result.error;
}

}  // namespace
}  // namespace cheesemoon::cli
