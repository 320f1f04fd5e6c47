#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "tools/latencies.h"

namespace cheesemoon::tools {

struct LoadOptions {
  /// Where the processes of the server are; they have to be without limits per address and person.
  std::vector<std::string> servers{"http://127.0.0.1:8080"};
  /// Opponents are at different processes, else both where their table is.
  bool apart = false;
  /// Each is one person. Two and two play against each other.
  std::size_t connections = 5000;
  std::chrono::seconds seconds{20};
  /// Played before anything is measured.
  std::chrono::seconds warm_up{3};
  /// Acts a second of all together.
  double rate = 10'000;
  std::string game = "brave-rats";
  std::size_t threads = 1;
  /// The processes of the server, and of what it stands on, for their figures.
  std::vector<pid_t> server_processes;
  std::uint64_t seed = 1;
};

/// What was counted while the load was steady.
struct LoadFigures {
  std::chrono::duration<double> took{};
  /// Acts that were acknowledged, and from sending them to there.
  Latencies acts;
  /// How much later than they were due acts were sent. More than a few milliseconds say that the
  /// machine has no time for whoever measures.
  Latencies lateness;
  /// Acts that were due when nobody had anything to choose.
  std::uint64_t left_out = 0;
  std::uint64_t tables_finished = 0;
  std::uint64_t reconnects = 0;
  std::map<std::string, std::uint64_t, std::less<>> refusals;

  void add(const LoadFigures& others);
};

/// Of the server, in bytes.
struct LoadMemory {
  std::int64_t before = 0;
  /// With all people connected, and then with all tables.
  std::int64_t connected = 0;
  std::int64_t at_tables = 0;
  std::int64_t after = 0;
};

struct LoadReport {
  LoadFigures figures;
  std::size_t connections = 0;
  std::size_t tables = 0;
  std::optional<LoadMemory> memory;
  /// What the server and whoever measures took of processors while it was measured.
  std::vector<std::chrono::microseconds> server_times;
  std::chrono::microseconds own_time{};
};

/// Has many people play against each other: each thinks for a time that is exponentially
/// distributed, so that together they act as often as wanted. The error says what did not work.
Result<LoadReport, std::string> run_load(const LoadOptions& options,
                                         const std::function<void(const std::string&)>& tell);

}  // namespace cheesemoon::tools
