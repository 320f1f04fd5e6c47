#include "server/people/suspicions.h"

#include <gtest/gtest.h>

namespace cheesemoon::server {
namespace {

using Kind = Suspicion::Kind;

/// Results of Anna.
class SuspicionsTest : public testing::Test {
 protected:
  void add(int games, const std::string& opponent, double score, double expected = 0.5,
           double weight = 1, bool is_cut_short = false) {
    for (int game = 0; game < games; ++game)
      results_.push_back({"table " + std::to_string(results_.size()), "anna", opponent, "first-rat",
                          1, score, expected, weight, is_cut_short});
  }
  [[nodiscard]] std::vector<Kind> kinds() const {
    std::vector<Kind> found;
    for (const Suspicion& one : suspicions_in(results_)) found.push_back(one.kind);
    return found;
  }

  std::vector<PersonResult> results_;
};

TEST_F(SuspicionsTest, AreNoneOfWhoWinsAndLosesAsExpected) {
  add(50, "ben", 1);
  add(50, "ben", 0);
  add(40, "cleo", 1, 0.95);
  add(30, "bot-level1", 1, 0.99);
  EXPECT_EQ(kinds(), std::vector<Kind>());
}

TEST_F(SuspicionsTest, AreWinsAgainAndAgainAgainstTheSamePerson) {
  add(9, "ben", 1);
  EXPECT_EQ(kinds(), std::vector<Kind>());
  add(1, "ben", 1);
  EXPECT_EQ(suspicions_in(results_), (std::vector<Suspicion>{{.kind = Kind::pair,
                                                              .person = "anna",
                                                              .opponent = "ben",
                                                              .game = "first-rat",
                                                              .games = 10,
                                                              .won = 10,
                                                              .expected = 5}}));
  add(9, "ben", 0);
  EXPECT_EQ(kinds(), std::vector<Kind>()) << "he wins, too";
}

TEST_F(SuspicionsTest, AreWinsBecauseOthersLeaveEarly) {
  for (int sock = 0; sock < 5; ++sock) add(1, "sock" + std::to_string(sock), 1, 0.5, 0, true);
  EXPECT_EQ(kinds(), std::vector<Kind>{Kind::cut_short});
}

TEST_F(SuspicionsTest, AreWinsOverManyWhoAreNewAndHardlyAnybodyElse) {
  for (int sock = 0; sock < 10; ++sock) add(2, "sock" + std::to_string(sock), 1, 0.5, 0);
  EXPECT_EQ(kinds(), std::vector<Kind>{Kind::newcomers});
  for (int other = 0; other < 20; ++other) add(1, "other" + std::to_string(other), 0.5);
  EXPECT_EQ(kinds(), std::vector<Kind>()) << "she teaches";
}

TEST_F(SuspicionsTest, AreMoreWinsThanLuckExplains) {
  for (int other = 0; other < 30; ++other) add(1, "other" + std::to_string(other), 1, 0.4);
  EXPECT_EQ(kinds(), std::vector<Kind>{Kind::expectation});
}

TEST_F(SuspicionsTest, AreToldInWords) {
  for (const Kind kind : {Kind::pair, Kind::cut_short, Kind::newcomers, Kind::expectation})
    EXPECT_FALSE(in_words(kind).empty());
}

}  // namespace
}  // namespace cheesemoon::server
