#include "tools/load.h"

#include <gtest/gtest.h>

#include <thread>

#include "server/serving/server.h"
#include "server/store/store_fixture.h"

namespace cheesemoon::tools {
namespace {

/// A server in this process, which serves while it is there.
class Serving {
 public:
  Serving(const std::string& store, bool has_limits) {
    server::ServerOptions options;
    options.store = store;
    options.has_limits = has_limits;
    auto started = server::Server::start(options);
    EXPECT_TRUE(started);
    server_ = std::move(*started);
    thread_ = std::thread([this] { server_->run(); });
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  ~Serving() {
    server_->stop();
    thread_.join();
  }

  [[nodiscard]] std::string url() const {
    return "http://127.0.0.1:" + std::to_string(server_->port());
  }

 private:
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
};

LoadOptions options_for(const std::string& url) {
  LoadOptions options;
  options.server = url;
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
    options.server_process = getpid();
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

TEST_F(LoadTest, NeedsAServerWithoutLimits) {
  const Serving serving(folder_.file("games.sqlite"), true);
  const auto report = run_quietly(options_for(serving.url()));
  ASSERT_FALSE(report);
  EXPECT_NE(report.error().find("no guest could be made (status 429)"), std::string::npos)
      << report.error();
}

TEST(Load, NeedsAServer) {
  EXPECT_FALSE(run_quietly(options_for("http://127.0.0.1:1")));
  EXPECT_FALSE(run_quietly(options_for("ftp://127.0.0.1")));
}

}  // namespace
}  // namespace cheesemoon::tools
