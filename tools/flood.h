#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "tools/latencies.h"

namespace cheesemoon::tools {

struct FloodOptions {
  /// On this machine, with its limits: everybody comes from an address of his own.
  std::string server = "http://127.0.0.1:8080";
  /// Each plays First Rat against a level8.
  std::size_t players = 8;
  /// How long they play before the flood, and during it.
  std::chrono::seconds seconds{60};
  /// The process of the server, for its figures.
  std::optional<pid_t> server_process;
};

/// What the people at their tables have seen.
struct FloodFigures {
  /// Turns of bots: from the end of somebody's turn until he can act again.
  Latencies turns;
  std::chrono::microseconds server_time{};
  /// Of the machine, over the last minute: other programs take their part.
  double load_average = 0;
};

struct FloodReport {
  FloodFigures before;
  FloodFigures during;
  /// What the flood was answered: `review 429` and so on.
  std::map<std::string, std::uint64_t> answers;
};

/// Has people play against bots, and somebody else, at one address, ask for as many hints, reviews
/// and tables of five bots that nobody looks at as he can. The error says what did not work.
Result<FloodReport, std::string> run_flood(const FloodOptions& options,
                                           const std::function<void(const std::string&)>& tell);

}  // namespace cheesemoon::tools
