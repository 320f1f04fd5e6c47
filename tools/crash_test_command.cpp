#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <memory>

#include "tools/commands.h"
#include "tools/crash_test.h"

namespace cheesemoon::tools {

namespace {

namespace json = boost::json;

json::object write_json(const CrashTestReport& report) {
  return {{"kills", report.kills},
          {"faults", report.faults},
          {"acts_acknowledged", report.acts_acknowledged},
          {"requests_acknowledged", report.requests_acknowledged},
          {"requests_refused", report.requests_refused},
          {"requests_resent", report.requests_resent},
          {"tables_finished", report.tables_finished},
          {"seconds", report.took.count()}};
}

std::string in_words(const CrashTestReport& report) {
  return fmt::format(
      "{} kills and {} other faults in {:.0f} seconds: nothing was lost, done twice or made up\n"
      "  acts acknowledged: {}; requests acknowledged: {}, refused: {}, sent again: {}\n"
      "  tables played to their end and replayed: {}\n",
      report.kills, report.faults, report.took.count(), report.acts_acknowledged,
      report.requests_acknowledged, report.requests_refused, report.requests_resent,
      report.tables_finished);
}

/// The one that people get.
std::string program_beside_this_one() {
  std::error_code error;
  const auto own = std::filesystem::read_symlink("/proc/self/exe", error);
  return (own.parent_path().parent_path() / "cli" / "cheesemoon").string();
}

}  // namespace

void add_crash_test(CLI::App& app, int& status) {
  auto options = std::make_shared<CrashTestOptions>();
  auto as_json = std::make_shared<bool>(false);
  auto with_faults = std::make_shared<bool>(false);
  auto restart_database = std::make_shared<std::string>();
  options->program = program_beside_this_one();
  CLI::App* command = app.add_subcommand(
      "crash-test", "Kills a game server again and again, and checks that nothing is lost");
  command->add_option("--kills", options->kills, "How often")->capture_default_str();
  command->add_option(
      "--store", options->store,
      "A store that nobody uses: a file, or postgres://user:password@host/database; "
      "else a temporary file");
  command->add_flag("--faults", *with_faults,
                    "In every life also something else: a disk that is full, read-only or slow, a "
                    "date that jumps, a second server on the same file, no more memory");
  command->add_option("--restart-database", *restart_database,
                      "A command that ends PostgreSQL and starts it again: that happens, too");
  command->add_option("--tables", options->tables, "Tables at which people play meanwhile")
      ->check(CLI::Range(1U, 10'000U))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "For moves and moments")->capture_default_str();
  command->add_flag("--json", *as_json, "Write the counts as JSON");
  command->footer(
      "Starts servers of its own. In the end every journal is played again and compared with what\n"
      "people were told; the exit status is 1 if anything is wrong.\n"
      "Examples:\n"
      "  ./cheesemoon crash-test --kills 100\n"
      "  ./cheesemoon crash-test --kills 100 --faults");
  command->callback([=, &status] {
    if (*with_faults) add_faults(*options);
    if (!restart_database->empty()) {
      options->faults.push_back(Fault::database);
      options->restart_database = [=] { return std::system(restart_database->c_str()) == 0; };
    }
    const auto report = run_crash_test(*options, tell);
    status = report ? show(*as_json, write_json(*report), in_words(*report))
                    : complain("crash-test", report.error());
  });
}

}  // namespace cheesemoon::tools
