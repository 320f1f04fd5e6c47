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

void add_game(CLI::App& command, std::string& game) {
  command.add_option("--game", game, "What they play")
      ->check(CLI::IsMember(hosting::games().names()))
      ->capture_default_str();
}

void add_load(CLI::App& app, int& status) {
  auto options = std::make_shared<LoadOptions>();
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command =
      app.add_subcommand("load", "Has thousands of people play on a game server, and measures it");
  command
      ->add_option("--server", options->servers,
                   "Where the server is; of one with several processes, each of them")
      ->capture_default_str();
  command->add_flag(
      "--apart", options->apart,
      "Let opponents play at different processes, not at the one where their table is");
  command
      ->add_option(
          "--server-pid", options->server_processes,
          "Processes on this machine of the server, and of what it stands on, to tell what "
          "they and those that they have started take")
      ->check(CLI::PositiveNumber);
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
  add_game(*command, options->game);
  command->add_option("--threads", options->threads, "Threads for all these people")
      ->check(CLI::Range(1U, 256U))
      ->capture_default_str();
  command->add_flag("--json", *as_json, "Write the figures as JSON");
  command->footer(
      "The server has to let so many people in: start it with --no-limits, on a store of its own,\n"
      "because they stay in it.\n"
      "Examples:\n"
      "  ./cheesemoon serve --no-limits --store load.sqlite\n"
      "  ./cheesemoon load --connections 5000 --rate 10000 --seconds 20");
  command->callback([=, &status] { status = load_command(*options, *as_json); });
}

void add_flood(CLI::App& app, int& status) {
  auto options = std::make_shared<FloodOptions>();
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand(
      "flood", "Measures bots at tables of some people while one address floods the server");
  command->add_option("--server", options->server, "Where the server is")->capture_default_str();
  command
      ->add_option("--server-pid", options->server_process,
                   "The process of the server on this machine, to tell what it takes")
      ->check(CLI::PositiveNumber);
  command->add_option("--players", options->players, "People, each at a table against a level8")
      ->check(CLI::Range(1U, 200U))
      ->capture_default_str();
  command
      ->add_option("--seconds", options->seconds, "How long it is flooded, and as long not before")
      ->check(CLI::Range(1U, 3600U))
      ->capture_default_str();
  command->add_flag("--json", *as_json, "Write the figures as JSON");
  command->footer(
      "The server has to be on this machine, at an address that begins with 127, with its limits:\n"
      "everybody comes from an address of his own, and the flood from another.\n"
      "Examples:\n"
      "  ./cheesemoon serve --store flood.sqlite\n"
      "  ./cheesemoon flood --seconds 60");
  command->callback([=, &status] { status = flood_command(*options, *as_json); });
}

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
    status = crash_test_command(*options, *as_json);
  });
}

void add_simulate_ratings(CLI::App& app, int& status) {
  auto options = std::make_shared<SimulationOptions>();
  CLI::App* command = app.add_subcommand(
      "simulate-ratings", "Has people of known strength and cheats play, and looks who rises");
  command->add_option("--people", options->people, "How many, a tenth of them cheats")
      ->check(CLI::Range(100U, 100'000U))
      ->capture_default_str();
  command->add_option("--days", options->days, "For how long they play")
      ->check(CLI::Range(1U, 3'650U))
      ->capture_default_str();
  add_game(*command, options->game);
  command->add_option("--seed", options->seed, "For strengths and luck")->capture_default_str();
  command->footer(
      "Rates as a server does, on a temporary store; docs/people.md explains the figures.\n"
      "Examples:\n"
      "  ./cheesemoon simulate-ratings --people 1000 --days 90");
  command->callback([=, &status] { status = simulate_ratings_command(*options); });
}

void add_timing(CLI::App& app, int& status) {
  auto options = std::make_shared<TimingOptions>();
  CLI::App* command = app.add_subcommand(
      "timing", "Looks whether the time or size of answers tells what somebody has chosen");
  command->add_option("--server", options->server, "Where the server is")->capture_default_str();
  command->add_option("--polls", options->polls, "How often everything is asked")
      ->check(CLI::Range(2U, 10'000'000U))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "For the order in which is chosen or not")
      ->capture_default_str();
  command->footer(
      "The server has to answer as fast as it is asked: start it with --no-limits. A t beyond 3.3\n"
      "is chance once in a thousand times: run it again with another seed. The exit status is 1 "
      "if\n"
      "sizes differ.\n"
      "Examples:\n"
      "  ./cheesemoon serve --no-limits --store timing.sqlite\n"
      "  ./cheesemoon timing --polls 10000");
  command->callback([=, &status] { status = timing_command(*options); });
}

}  // namespace

}  // namespace cheesemoon::tools

int main(int argc, char** argv) {
  try {
    int status = EXIT_SUCCESS;
    CLI::App app(
        "Tries out the game server: with thousands of people, a flood, a stopwatch, and by killing "
        "it",
        "./cheesemoon");
    app.require_subcommand(1);
    cheesemoon::tools::add_load(app, status);
    cheesemoon::tools::add_flood(app, status);
    cheesemoon::tools::add_crash_test(app, status);
    cheesemoon::tools::add_simulate_ratings(app, status);
    cheesemoon::tools::add_timing(app, status);
    CLI11_PARSE(app, argc, argv);
    return status;
  } catch (const std::exception& error) {
    std::cerr << "cheesemoon: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
