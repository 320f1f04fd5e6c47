#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace cheesemoon::tools {

struct SimulationOptions {
  std::uint32_t people = 1000;
  std::uint32_t days = 90;
  std::string game = "first-rat";
  std::uint64_t seed = 1;
};

/// How somebody plays. All cheats are of middling strength, so that whoever rises is seen; all of
/// them play against bots first, until they are known.
enum class Way : std::uint8_t {
  honest,
  resigned_to,  // fresh accounts sit down with him every day and give up at once
  lost_to,      // fresh accounts play whole games with him and lose them
  escapes,      // plays only the strongest bot, and leaves early whenever he is about to lose
  farms,        // plays only the weakest bot, twenty games a day
  led,          // nine others of a ring lose to him every day; besides they play honestly
  in_ring,      // one of these
};
inline constexpr std::size_t ways = 7;
std::string_view name_of(Way way);

/// What became of all who play in one way.
struct Standing {
  std::size_t people = 0;
  /// How much higher they are rated than they are strong: the mean of them, and the most.
  double mean_excess = 0;
  double most_excess = 0;
  /// How many are on the leaderboard, and the best rank of one there among all.
  std::size_t listed = 0;
  std::size_t best_rank = 0;
  /// How many whoever runs the server would be told of.
  std::size_t suspected = 0;
};

struct SimulationReport {
  std::size_t games = 0;
  std::size_t accounts = 0;
  /// Spearman's, between strength and rating of the honest on the leaderboard: 1 if they are in the
  /// right order.
  double rank_correlation = 0;
  /// The middle of how far their ratings are from their strengths.
  double median_error = 0;
  /// By way.
  std::vector<Standing> standings;
};

/// The same for the same options. The error is a sentence.
Result<SimulationReport, std::string> simulate_ratings(const SimulationOptions& options);

}  // namespace cheesemoon::tools
