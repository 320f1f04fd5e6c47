#include <fmt/format.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "players/first_rat/tuning.h"
#include "records/first_rat_library.h"
#include "solve/parallel.h"

namespace cheesemoon::cli {

namespace {

int complain(const std::string& what) {
  std::cerr << "cheesemoon tune: " << what << '\n';
  return bad_input;
}

}  // namespace

int run(const TuneArguments& arguments) {
  const auto content = records::FirstRatLibrary::standard().find("standard");
  if (!content) return complain(describe(content.error()));
  players::TuningPlan plan;
  plan.games = arguments.games;
  plan.generations = arguments.generations;
  plan.seed = arguments.seed;
  plan.threads = solve::all_cores();

  std::array<players::Weights, 5> weights{};
  std::cout << "seats  generation  points off by  explained  log loss  rounds off by\n";
  for (std::uint8_t seats = 1; seats <= first_rat::most_seats; ++seats) {
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
      fmt::format("cheesemoon tune first-rat --games {} --generations {} --seed {}",
                  arguments.games, arguments.generations, arguments.seed);
  const std::string error = write_text(arguments.out, players::write_weights(weights, command));
  if (!error.empty()) return complain(error);
  return success;
}

}  // namespace cheesemoon::cli
