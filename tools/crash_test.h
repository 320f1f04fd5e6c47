#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "engine/core/result.h"

namespace cheesemoon::tools {

struct CrashTestOptions {
  /// The file of the program `cheesemoon`.
  std::string program;
  /// A store that nobody uses; empty for a file of SQLite in a temporary folder.
  std::string store;
  std::size_t kills = 1000;
  std::size_t tables = 40;
  std::uint64_t seed = 1;
  /// How long a server lives after it has answered, on average.
  std::chrono::milliseconds mean_life{150};
};

struct CrashTestReport {
  std::size_t kills = 0;
  std::uint64_t acts_acknowledged = 0;
  std::uint64_t requests_acknowledged = 0;
  std::uint64_t requests_refused = 0;
  std::uint64_t requests_resent = 0;
  std::uint64_t tables_finished = 0;
  std::chrono::duration<double> took{};
};

/// Kills a server again and again while people play on it, and checks that nothing is lost, done
/// twice or made up. The error is what was wrong.
Result<CrashTestReport, std::string> run_crash_test(
    const CrashTestOptions& options, const std::function<void(const std::string&)>& tell);

}  // namespace cheesemoon::tools
