#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <iostream>

#include "tools/commands.h"

namespace cheesemoon::tools {

namespace {

namespace json = boost::json;

std::string write_json(const CrashTestReport& report) {
  return json::serialize(json::object{{"kills", report.kills},
                                      {"faults", report.faults},
                                      {"acts_acknowledged", report.acts_acknowledged},
                                      {"requests_acknowledged", report.requests_acknowledged},
                                      {"requests_refused", report.requests_refused},
                                      {"requests_resent", report.requests_resent},
                                      {"tables_finished", report.tables_finished},
                                      {"seconds", report.took.count()}}) +
         '\n';
}

std::string describe_report(const CrashTestReport& report) {
  return fmt::format(
      "{} kills and {} other faults in {:.0f} seconds: nothing was lost, done twice or made up\n"
      "  acts acknowledged: {}; requests acknowledged: {}, refused: {}, sent again: {}\n"
      "  tables played to their end and replayed: {}\n",
      report.kills, report.faults, report.took.count(), report.acts_acknowledged,
      report.requests_acknowledged, report.requests_refused, report.requests_resent,
      report.tables_finished);
}

}  // namespace

int crash_test_command(const CrashTestOptions& options, bool as_json) {
  const auto report =
      run_crash_test(options, [](const std::string& sentence) { std::cerr << sentence << '\n'; });
  if (!report) {
    std::cerr << fmt::format("cheesemoon crash-test: {}\n", report.error());
    return EXIT_FAILURE;
  }
  std::cout << (as_json ? write_json(*report) : describe_report(*report));
  return EXIT_SUCCESS;
}

}  // namespace cheesemoon::tools
