#include "tools/load.h"

#include <gtest/gtest.h>

#include "server/client/url.h"
#include "server/store/store_fixture.h"
#include "tools/serving.h"

namespace cheesemoon::tools {
namespace {

LoadOptions options_for(const std::string& url) {
  LoadOptions options;
  options.servers = {url};
  options.connections = 60;
  options.rate = 500;
  options.seconds = std::chrono::seconds(1);
  options.warm_up = std::chrono::seconds(0);
  options.threads = 2;
  return options;
}

auto run_quietly(const LoadOptions& options) {
  return run_load(options, [](const std::string& /*sentence*/) {});
}

class LoadTest : public testing::Test {
 protected:
  server::TemporaryFolder folder_;
};

TEST_F(LoadTest, PlaysGamesOfBothKinds) {
  const Serving serving(folder_.file("games.sqlite"), false);
  for (const char* game : {"brave-rats", "first-rat"}) {
    LoadOptions options = options_for(serving.url());
    options.game = game;
    options.server_processes = {getpid()};
    const auto report = run_quietly(options);
    ASSERT_TRUE(report) << report.error();
    EXPECT_EQ(report->connections, 60U);
    EXPECT_GT(report->figures.acts.count(), 0U);
    EXPECT_TRUE(report->figures.refusals.empty()) << report->figures.refusals.begin()->first;
    EXPECT_EQ(report->figures.reconnects, 0U);
    ASSERT_TRUE(report->memory);
    EXPECT_GT(report->memory->at_tables, 0);
  }
}

TEST_F(LoadTest, PlaysAtSeveralProcessesWhereverOpponentsAre) {
  // Two addresses of one process: here it matters only that everybody goes where he should.
  const Serving serving(folder_.file("games.sqlite"), false);
  for (const bool apart : {false, true}) {
    LoadOptions options = options_for(serving.url());
    options.servers.push_back(serving.url());
    options.apart = apart;
    const auto report = run_quietly(options);
    ASSERT_TRUE(report) << report.error();
    EXPECT_GT(report->figures.acts.count(), 0U);
    EXPECT_TRUE(report->figures.refusals.empty()) << report->figures.refusals.begin()->first;
  }
}

TEST_F(LoadTest, NeedsAServerWithoutLimits) {
  const Serving serving(folder_.file("games.sqlite"), true);
  const auto report = run_quietly(options_for(serving.url()));
  ASSERT_FALSE(report);
  EXPECT_NE(report.error().find("no guest could be made (status 429)"), std::string::npos)
      << report.error();
}

TEST(Load, NeedsAServer) {
  const auto nobody_there = run_quietly(options_for("http://127.0.0.1:1"));
  ASSERT_FALSE(nobody_there);
  EXPECT_EQ(nobody_there.error(), "no server answers there: start one with --no-limits");
  EXPECT_FALSE(run_quietly(options_for("ftp://127.0.0.1")));
}

TEST(Load, LooksForAServerOnThisMachineIfNothingIsSaid) {
  EXPECT_TRUE(server::read_url(LoadOptions{}.servers.front()));
}

}  // namespace
}  // namespace cheesemoon::tools
