#include <fmt/format.h>

#include <cstdlib>
#include <iostream>

#include "tools/commands.h"

namespace cheesemoon::tools {

int simulate_ratings_command(const SimulationOptions& options) {
  const auto report = simulate_ratings(options);
  if (!report) {
    std::cerr << "cheesemoon: " << report.error() << '\n';
    return EXIT_FAILURE;
  }
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

}  // namespace cheesemoon::tools
