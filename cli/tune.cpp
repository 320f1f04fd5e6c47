#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "cores/workers.h"
#include "players/first_rat/tuning.h"
#include "players/first_rat/weights.h"
#include "records/first_rat_library.h"

namespace cheesemoon::cli {

namespace {

struct TuneArguments {
  std::string game;
  std::uint32_t games = 3'000;
  std::uint32_t generations = 8;
  std::uint64_t nodes = 40;
  /// Only these numbers of seats; without any all of them.
  std::vector<unsigned> seats;
  std::uint64_t seed = 1;
  std::string out;
};

bool is_wanted(const TuneArguments& arguments, unsigned seats) {
  return arguments.seats.empty() ||
         std::find(arguments.seats.begin(), arguments.seats.end(), seats) != arguments.seats.end();
}

int run_tune(const TuneArguments& arguments) {
  const auto content = records::FirstRatLibrary::standard().find("standard");
  if (!content) return complain("tune", describe(content.error()));
  players::TuningPlan plan;
  plan.games = arguments.games;
  plan.generations = arguments.generations;
  plan.nodes = arguments.nodes;
  plan.seed = arguments.seed;
  plan.threads = cores::all_cores();

  std::array<players::Weights, 5> weights{};
  std::cout << "seats  generation  points off by  explained  log loss  rounds off by\n";
  for (std::uint8_t seats = 1; seats <= first_rat::most_seats; ++seats) {
    if (!is_wanted(arguments, seats)) {
      weights[seats - 1U] = players::tuned_weights()[seats - 1U];
      continue;
    }
    first_rat::Options options;
    options.content = *content;
    options.seats = seats;
    if (seats == 1) options.solo = first_rat::Difficulty::easy;
    const auto report = [&](std::uint32_t generation, const players::HeldOut& held_out) {
      std::cout << fmt::format("{:>5}  {:>10}  {:>13.2f}  {:>9.3f}  {:>8.4f}  {:>13.2f}\n", seats,
                               generation, held_out.points_error, held_out.explained,
                               held_out.win_log_loss, held_out.rounds_error)
                << std::flush;
    };
    weights[seats - 1U] = players::tune(options, plan, report).weights;
  }
  if (arguments.out.empty()) return success;
  const std::string command =
      fmt::format("cheesemoon tune first-rat --games {} --generations {} --nodes {} --seed {}",
                  arguments.games, arguments.generations, arguments.nodes, arguments.seed);
  const std::string error = write_text(arguments.out, players::write_weights(weights, command));
  if (!error.empty()) return complain("tune", error);
  return success;
}

}  // namespace

void add_tune(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<TuneArguments>(
      app, status, "tune",
      "Learn from games what everything is worth; this is how players came to judge", run_tune);
  command.add_option("game", arguments.game, "The game: first-rat")
      ->required()
      ->check(CLI::IsMember({"first-rat"}));
  add_number(command, "--games", arguments.games, "Games of each generation", 50U, 1'000'000U);
  add_number(command, "--generations", arguments.generations, "How often to learn anew", 1U, 100U);
  command.add_option("--seed", arguments.seed, "The same seed learns the same")
      ->capture_default_str();
  command
      .add_option("--nodes", arguments.nodes,
                  "How far the second half of the generations looks ahead, in nodes a turn; 0: not "
                  "at all")
      ->capture_default_str();
  command
      .add_option("--seats", arguments.seats,
                  "Learn only for so many at the table, as in 2,4; the others stay as they are")
      ->delimiter(',')
      ->check(CLI::Range(1U, 5U));
  command.add_option("--out", arguments.out, "Write the weights here, as source text");
  command.footer(
      "Four games of five are learnt from; the table shows how well the fifth is foretold.\n"
      "Examples:\n"
      "  cheesemoon tune first-rat --games 200 --generations 3\n"
      "  cheesemoon tune first-rat --out players/first_rat/weights.cpp");
}

}  // namespace cheesemoon::cli
