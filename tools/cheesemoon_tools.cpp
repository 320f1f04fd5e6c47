#include <CLI/CLI.hpp>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <memory>

#include "hosting/games.h"
#include "tools/commands.h"

namespace cheesemoon::tools {

namespace {

/// The one that people get.
std::string program_beside_this_one() {
  std::error_code error;
  const auto own = std::filesystem::read_symlink("/proc/self/exe", error);
  return (own.parent_path().parent_path() / "cli" / "cheesemoon").string();
}

void add_load(CLI::App& app, int& status) {
  auto options = std::make_shared<LoadOptions>();
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command =
      app.add_subcommand("load", "Has thousands of people play on a game server, and measures it");
  command->add_option("--server", options->server, "Where the server is")->capture_default_str();
  command
      ->add_option("--connections", options->connections,
                   "How many people; two and two play against each other")
      ->check(CLI::Range(2U, 1'000'000U))
      ->capture_default_str();
  command->add_option("--seconds", options->seconds, "How long it is measured")
      ->check(CLI::Range(1U, 86'400U))
      ->capture_default_str();
  command->add_option("--rate", options->rate, "How often they act together, in acts a second")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_option("--game", options->game, "What they play")
      ->check(CLI::IsMember(hosting::games().names()))
      ->capture_default_str();
  command->add_option("--threads", options->threads, "Threads for all these people")
      ->check(CLI::Range(1U, 256U))
      ->capture_default_str();
  command
      ->add_option("--server-pid", options->server_process,
                   "The process of the server on this machine, to tell what it takes")
      ->check(CLI::PositiveNumber);
  command->add_flag("--json", *as_json, "Write the figures as JSON");
  command->footer(
      "The server has to let so many people in: start it with --no-limits, on a store of its own,\n"
      "because they stay in it.\n"
      "Examples:\n"
      "  ./cheesemoon serve --no-limits --store load.sqlite\n"
      "  ./cheesemoon load --connections 5000 --rate 10000 --seconds 20");
  command->callback([=, &status] { status = load_command(*options, *as_json); });
}

void add_crash_test(CLI::App& app, int& status) {
  auto options = std::make_shared<CrashTestOptions>();
  auto as_json = std::make_shared<bool>(false);
  options->program = program_beside_this_one();
  CLI::App* command = app.add_subcommand(
      "crash-test", "Kills a game server again and again, and checks that nothing is lost");
  command->add_option("--kills", options->kills, "How often")->capture_default_str();
  command->add_option(
      "--store", options->store,
      "A store that nobody uses: a file, or postgres://user:password@host/database; "
      "else a temporary file");
  command->add_option("--tables", options->tables, "Tables at which people play meanwhile")
      ->check(CLI::Range(1U, 10'000U))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "For moves and moments")->capture_default_str();
  command->add_flag("--json", *as_json, "Write the counts as JSON");
  command->footer(
      "Starts servers of its own. In the end every journal is played again and compared with what\n"
      "people were told; the exit status is 1 if anything is wrong.\n"
      "Examples:\n"
      "  ./cheesemoon crash-test --kills 100");
  command->callback([=, &status] { status = crash_test_command(*options, *as_json); });
}

}  // namespace

}  // namespace cheesemoon::tools

int main(int argc, char** argv) {
  try {
    int status = EXIT_SUCCESS;
    CLI::App app("Tries out the game server: with thousands of people, and by killing it",
                 "./cheesemoon");
    app.require_subcommand(1);
    cheesemoon::tools::add_load(app, status);
    cheesemoon::tools::add_crash_test(app, status);
    CLI11_PARSE(app, argc, argv);
    return status;
  } catch (const std::exception& error) {
    std::cerr << "cheesemoon: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
