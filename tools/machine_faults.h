#pragma once

#include <atomic>
#include <cstdint>

namespace cheesemoon::tools {

/// The variable of the environment that names the file with these faults.
inline constexpr const char* machine_faults_variable = "CHEESEMOON_MACHINE_FAULTS";

/// What is wrong with a machine, in memory that two processes share: one sets it, the other suffers
/// from it (faulty_machine.cpp).
struct MachineFaults {
  /// How far the date is ahead, in milliseconds.
  std::atomic<std::int64_t> date_ahead = 0;
  /// How long it takes to have a file on the disk, in microseconds.
  std::atomic<std::int64_t> flush_takes = 0;
  /// The error with which files cannot be written; 0 for none.
  std::atomic<int> write_error = 0;
};
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

}  // namespace cheesemoon::tools
