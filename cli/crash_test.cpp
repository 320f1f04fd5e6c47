#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <iostream>

#include "cli/exit_status.h"
#include "cli/server_commands.h"
#include "server/trial/crash_test.h"

namespace cheesemoon::cli {

namespace {

namespace json = boost::json;

std::string write_json(const server::CrashTestReport& report) {
  return json::serialize(json::object{{"kills", report.kills},
                                      {"acts_acknowledged", report.acts_acknowledged},
                                      {"requests_acknowledged", report.requests_acknowledged},
                                      {"requests_refused", report.requests_refused},
                                      {"requests_resent", report.requests_resent},
                                      {"tables_finished", report.tables_finished},
                                      {"seconds", report.took.count()}}) +
         '\n';
}

std::string describe_report(const server::CrashTestReport& report) {
  return fmt::format(
      "{} kills in {:.0f} seconds: nothing was lost, done twice or made up\n"
      "  acts acknowledged: {}; requests acknowledged: {}, refused: {}, sent again: {}\n"
      "  tables played to their end and replayed: {}\n",
      report.kills, report.took.count(), report.acts_acknowledged, report.requests_acknowledged,
      report.requests_refused, report.requests_resent, report.tables_finished);
}

}  // namespace

int run(const CrashTestArguments& arguments) {
  std::error_code error;
  server::CrashTestOptions options;
  options.program = std::filesystem::read_symlink("/proc/self/exe", error).string();
  options.store = arguments.store;
  options.kills = arguments.kills;
  options.tables = arguments.tables;
  options.seed = arguments.seed;
  const auto report = server::run_crash_test(
      options, [](const std::string& sentence) { std::cerr << sentence << '\n'; });
  if (!report) {
    std::cerr << fmt::format("cheesemoon: {}\n", report.error());
    return failed;
  }
  std::cout << (arguments.json ? write_json(*report) : describe_report(*report));
  return success;
}

}  // namespace cheesemoon::cli
