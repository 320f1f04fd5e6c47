#include "tools/flood.h"

#include <gtest/gtest.h>

#include "server/store/store_fixture.h"
#include "tools/serving.h"

namespace cheesemoon::tools {
namespace {

Result<FloodReport, std::string> flood_shortly(const std::string& url) {
  FloodOptions options;
  options.server = url;
  options.players = 2;
  options.seconds = std::chrono::seconds(3);
  options.server_process = getpid();
  return run_flood(options, [](const std::string& /*sentence*/) {});
}

TEST(Flood, LetsPeoplePlayOnWhileItIsRefused) {
  const server::TemporaryFolder folder;
  const Serving serving(folder.file("games.sqlite"), true);
  const auto report = flood_shortly(serving.url());
  ASSERT_TRUE(report) << report.error();
  EXPECT_GT(report->before.turns.count(), 0U);
  EXPECT_GT(report->during.turns.count(), 0U);
  EXPECT_GT(report->during.server_time.count(), 0);
  EXPECT_FALSE(report->answers.empty());
}

TEST(Flood, NeedsAServerOnThisMachine) {
  EXPECT_FALSE(flood_shortly("http://127.0.0.1:1"));
  EXPECT_FALSE(flood_shortly("http://[::1]:8080"));
  EXPECT_FALSE(flood_shortly("ftp://127.0.0.1"));
}

}  // namespace
}  // namespace cheesemoon::tools
