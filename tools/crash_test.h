#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/result.h"

namespace cheesemoon::tools {

/// What can happen to a server besides being killed.
enum class Fault : std::uint8_t {
  full_disk,  // nothing can be written for a while
  read_only_disk,
  slow_disk,      // every flush takes long
  date,           // somebody sets the clock of the machine, by hours
  second_server,  // another one is started on the same file: it has to be refused
  memory,         // it gets no more of it, and may die of that
  database,       // PostgreSQL is ended and started again
};

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
  /// What else happens to it in its life, one of these each time, at random.
  std::vector<Fault> faults{};
  /// The library that makes a machine a faulty one, for those of the disk and the date.
  std::string faulty_machine{};
  /// For `Fault::database`: ends the database and starts it again; whether that worked.
  std::function<bool()> restart_database{};
};

struct CrashTestReport {
  std::size_t kills = 0;
  std::size_t faults = 0;
  std::uint64_t acts_acknowledged = 0;
  std::uint64_t requests_acknowledged = 0;
  std::uint64_t requests_refused = 0;
  std::uint64_t requests_resent = 0;
  std::uint64_t tables_finished = 0;
  std::chrono::duration<double> took{};
};

/// All faults that a machine can have with this store; the program and the library are there where
/// they are built.
void add_faults(CrashTestOptions& options);

/// Kills a server again and again while people play on it, with faults in between, and checks that
/// nothing is lost, done twice or made up. The error is what was wrong.
Result<CrashTestReport, std::string> run_crash_test(
    const CrashTestOptions& options, const std::function<void(const std::string&)>& tell);

}  // namespace cheesemoon::tools
