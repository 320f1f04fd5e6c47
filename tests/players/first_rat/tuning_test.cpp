#include "players/first_rat/tuning.h"

#include <gtest/gtest.h>

#include "records/first_rat_library.h"
#include "thoroughness.h"

namespace cheesemoon::players {
namespace {

TEST(Tuning, LearnsTheSameOnAnyNumberOfThreadsAndForetellsGamesItHasNotSeen) {
  first_rat::Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  TuningPlan plan;
  plan.games = thoroughly(60U, 20U);
  plan.generations = 2;
  std::vector<HeldOut> reports;
  const Tuned alone = tune(
      options, plan, [&](std::uint32_t, const HeldOut& held_out) { reports.push_back(held_out); });
  plan.threads = 2;
  const Tuned together = tune(options, plan, [](std::uint32_t, const HeldOut&) {});
  EXPECT_EQ(alone.weights.team, together.weights.team);
  EXPECT_EQ(alone.weights.pace, together.weights.pace);
  ASSERT_EQ(reports.size(), 2U);
  EXPECT_GT(reports.back().explained, 0.4);
  EXPECT_LT(reports.back().win_log_loss, 0.69) << "better than tossing a coin";
}

TEST(Tuning, WritesWeightsAsSource) {
  const std::string text = write_weights({}, "a command");
  EXPECT_NE(text.find("// Written by `a command`; do not edit."), std::string::npos);
  EXPECT_NE(text.find("tuned_weights()"), std::string::npos);
}

}  // namespace
}  // namespace cheesemoon::players
