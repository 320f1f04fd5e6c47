#pragma once

#include <chrono>
#include <string>
#include <system_error>

#include "engine/core/result.h"

namespace cheesemoon::server {

/// The right of one process to something, which ends with it however that happens. Kept by an empty
/// file that stays.
class FileLock {
 public:
  /// Patience is how long to wait for another process that has it. The error is that of the system:
  /// `resource_unavailable_try_again` if it keeps it.
  static Result<FileLock, std::error_code> take(const std::string& path,
                                                std::chrono::milliseconds patience);
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}

  int file_;
};

}  // namespace cheesemoon::server
