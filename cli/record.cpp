#include <fmt/format.h>

#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "hosting/games.h"

namespace cheesemoon::cli {

namespace {

struct RecordArguments {
  std::string game;
  std::vector<std::string> players;
  std::uint64_t seed = 0;
  std::uint32_t count = 1;
  std::string out;
  std::vector<std::string> options;
  double patience = 10;
};

int run_record(const RecordArguments& arguments) {
  const auto bots = hosting::games()
                        .find(arguments.game)
                        ->prepare({.settings = arguments.options,
                                   .players = arguments.players,
                                   .seed = arguments.seed,
                                   .budget = {},
                                   .threads = 1,
                                   .patience = std::chrono::duration<double>(arguments.patience)});
  if (!bots) return complain("record", bots.error());
  if (!arguments.out.empty()) {
    std::error_code error;
    std::filesystem::create_directories(arguments.out, error);
    if (error)
      return complain("record", fmt::format("cannot make {}: {}", arguments.out, error.message()));
  }
  for (std::uint32_t game = 1; game <= arguments.count; ++game) {
    const std::string text = (*bots)->record(game) + "\n";
    if (arguments.out.empty()) {
      std::cout << text;
      continue;
    }
    const std::string path =
        fmt::format("{}/{}-{}-{}.json", arguments.out, arguments.game, arguments.seed, game);
    const std::string error = write_text(path, text);
    if (!error.empty()) return complain("record", error);
  }
  if (!arguments.out.empty())
    std::cerr << fmt::format(
        "{} written to {}\n",
        arguments.count == 1 ? "1 record" : fmt::format("{} records", arguments.count),
        arguments.out);
  return success;
}

}  // namespace

void add_record(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<RecordArguments>(
      app, status, "record", "Let bots play and write the records", run_record);
  add_game(command, arguments.game)->required();
  add_players(command, arguments.players,
              "A bot for each seat, as in perfect,random; the same as for match")
      ->required();
  command.add_option("--seed", arguments.seed, "The same seed gives the same games")->required();
  command.add_option("--count", arguments.count, "How many games (or matches) to play")
      ->capture_default_str();
  command.add_option("--out", arguments.out,
                     "Write a file for each into this folder; without it one line each to "
                     "standard output");
  add_options(command, arguments.options);
  add_patience(command, arguments.patience);
  command.footer(
      "Examples:\n"
      "  cheesemoon record brave-rats --players random,random --seed 7\n"
      "  cheesemoon record first-rat --players greedy --seed 1 --option solo=unfair\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 --count 100 --out games\n"
      "  cheesemoon record brave-rats --players random,random --seed 1 --option variant=draft "
      "--option crowns=3");
}

}  // namespace cheesemoon::cli
