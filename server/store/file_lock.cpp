#include "server/store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <thread>
#include <utility>

namespace cheesemoon::server {

namespace {

Failure<std::error_code> last_error() {
  return Failure{std::error_code(errno, std::generic_category())};
}

}  // namespace

Result<FileLock, std::error_code> FileLock::take(const std::string& path,
                                                 std::chrono::milliseconds patience) {
  constexpr mode_t for_owner = 0600;
  // NOLINTNEXTLINE(*-vararg): there is no other way to open one.
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, for_owner);
  if (file < 0) return last_error();
  FileLock lock(file);
  constexpr std::chrono::milliseconds between_tries{10};
  const auto end = std::chrono::steady_clock::now() + patience;
  while (flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK || std::chrono::steady_clock::now() >= end) return last_error();
    std::this_thread::sleep_for(between_tries);
  }
  return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

FileLock::~FileLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace cheesemoon::server
