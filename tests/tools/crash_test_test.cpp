#include "tools/crash_test.h"

#include <gtest/gtest.h>

#include "places.h"
#include "server/store/postgres_server.h"
#include "server/store/store_fixture.h"

namespace cheesemoon::tools {
namespace {

CrashTestOptions options_with(std::size_t kills) {
  CrashTestOptions options;
  options.program = program_under_test();
  options.kills = kills;
  options.tables = 8;
  options.mean_life = std::chrono::milliseconds(50);
  return options;
}

auto run_quietly(const CrashTestOptions& options) {
  return run_crash_test(options, [](const std::string& /*sentence*/) {});
}

void expect_all_well(const CrashTestOptions& options) {
  const auto report = run_quietly(options);
  ASSERT_TRUE(report) << report.error();
  EXPECT_EQ(report->kills, options.kills);
  EXPECT_GT(report->acts_acknowledged, 0U);
  EXPECT_GE(report->tables_finished, options.tables);
}

TEST(CrashTest, LosesNothingWithSqlite) {
  expect_all_well(options_with(12));
}

class CrashTestWithFault : public testing::TestWithParam<Fault> {};

TEST_P(CrashTestWithFault, LosesNothing) {
  CrashTestOptions options = options_with(3);
  add_faults(options);
  options.faults = {GetParam()};
  expect_all_well(options);
}
INSTANTIATE_TEST_SUITE_P(CrashTest, CrashTestWithFault,
                         testing::Values(Fault::full_disk, Fault::read_only_disk, Fault::slow_disk,
                                         Fault::date, Fault::second_server, Fault::memory));

TEST(CrashTest, LosesNothingWithPostgresql) {
  if (server::is_postgres_missing()) GTEST_SKIP() << "PostgreSQL is not installed";
  CrashTestOptions options = options_with(4);
  options.store = server::PostgresServer::shared().new_database();
  expect_all_well(options);
}

TEST(CrashTest, LosesNothingWhenPostgresqlCrashesToo) {
  if (server::is_postgres_missing()) GTEST_SKIP() << "PostgreSQL is not installed";
  CrashTestOptions options = options_with(4);
  options.store = server::PostgresServer::shared().new_database();
  options.faults = {Fault::database};
  options.restart_database = [] {
    server::PostgresServer::shared().crash();
    server::PostgresServer::shared().start();
    return true;
  };
  expect_all_well(options);
}

TEST(CrashTest, NeedsAProgramThatServes) {
  CrashTestOptions options = options_with(1);
  options.program = "/bin/false";
  EXPECT_EQ(run_quietly(options).error(), "not everybody has got a table");
  options.program = "/no/such/program";
  EXPECT_EQ(run_quietly(options).error(), "the server cannot be started");
}

}  // namespace
}  // namespace cheesemoon::tools
