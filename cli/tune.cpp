#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cores/workers.h"
#include "players/first_rat/tuning.h"
#include "players/first_rat/weights.h"
#include "records/first_rat_library.h"

namespace cheesemoon::cli {

namespace {

bool is_wanted(const TuneArguments& arguments, unsigned seats) {
  return arguments.seats.empty() ||
         std::find(arguments.seats.begin(), arguments.seats.end(), seats) != arguments.seats.end();
}

}  // namespace

int run(const TuneArguments& arguments) {
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

}  // namespace cheesemoon::cli
