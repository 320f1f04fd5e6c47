#include <fmt/format.h>

#include <cstdlib>
#include <memory>

#include "tools/commands.h"
#include "tools/rating_simulation.h"

namespace cheesemoon::tools {

namespace {

int simulate(const SimulationOptions& options) {
  const auto report = simulate_ratings(options);
  if (!report) return complain("simulate-ratings", report.error());
  fmt::print("{} games of {} accounts in {} days\n", report->games, report->accounts, options.days);
  fmt::print(
      "rank correlation of strength and rating {:.3f}, ratings off by {:.0f} in the middle\n",
      report->rank_correlation, report->median_error);
  fmt::print("{:<12} {:>6} {:>11} {:>11} {:>7} {:>9} {:>10}\n", "", "people", "too high by",
             "at most by", "listed", "best rank", "suspected");
  for (std::size_t way = 0; way < ways; ++way) {
    const Standing& standing = report->standings[way];
    fmt::print("{:<12} {:>6} {:>11.0f} {:>11.0f} {:>7} {:>9} {:>10}\n",
               name_of(static_cast<Way>(way)), standing.people, standing.mean_excess,
               standing.most_excess, standing.listed, standing.best_rank, standing.suspected);
  }
  return EXIT_SUCCESS;
}

}  // namespace

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
  command->callback([=, &status] { status = simulate(*options); });
}

}  // namespace cheesemoon::tools
