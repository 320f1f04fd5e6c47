#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <optional>

namespace cheesemoon::tools {

/// What a process and those that it has started take, from /proc.
struct ProcessFigures {
  /// Of memory that is really there.
  std::int64_t resident_bytes = 0;
  /// Of all its threads, so far.
  std::chrono::microseconds processor_time{};
};

/// Nothing if there is no such process.
std::optional<ProcessFigures> process_figures(pid_t process);

}  // namespace cheesemoon::tools
