// A library that is loaded before all others (LD_PRELOAD), and makes the machine of a program a
// faulty one: a disk that is full, read-only or slow, a date that jumps. What is wrong is said by
// whoever started the program, in a file that both have in their memory.

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <ctime>

#include "tools/machine_faults.h"

namespace {

using cheesemoon::tools::MachineFaults;

const MachineFaults* faults() {
  static const MachineFaults* const found = []() -> const MachineFaults* {
    const char* path = std::getenv(cheesemoon::tools::machine_faults_variable);
    if (path == nullptr) return nullptr;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return nullptr;
    void* shared = mmap(nullptr, sizeof(MachineFaults), PROT_READ, MAP_SHARED, file, 0);
    close(file);
    return shared == MAP_FAILED ? nullptr : static_cast<const MachineFaults*>(shared);
  }();
  return found;
}

constexpr long in_a_second = 1'000'000'000;

int read_clock(clockid_t clock, timespec* time) {
  const long code = syscall(SYS_clock_gettime, clock, time);
  if (code != 0 || clock != CLOCK_REALTIME || faults() == nullptr) return static_cast<int>(code);
  const std::int64_t ahead = faults()->date_ahead;
  time->tv_sec += ahead / 1000;
  time->tv_nsec += static_cast<long>(ahead % 1000) * 1'000'000;
  if (time->tv_nsec < 0) {
    time->tv_nsec += in_a_second;
    --time->tv_sec;
  }
  if (time->tv_nsec >= in_a_second) {
    time->tv_nsec -= in_a_second;
    ++time->tv_sec;
  }
  return 0;
}

ssize_t write_at(int file, const void* data, size_t size, off_t offset) {
  if (faults() != nullptr) {
    if (const int error = faults()->write_error; error != 0) {
      errno = error;
      return -1;
    }
  }
  return syscall(SYS_pwrite64, file, data, size, offset);
}

void be_slow() {
  if (faults() == nullptr) return;
  if (const std::int64_t takes = faults()->flush_takes; takes > 0)
    usleep(static_cast<useconds_t>(takes));
}

}  // namespace

// What the C library declares, and SQLite and the standard library call.
extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  return read_clock(clock, time);
}

int gettimeofday(timeval* time, void* /*zone*/) noexcept {
  timespec now{};
  const int code = read_clock(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return code;
}

time_t time(time_t* kept) noexcept {
  timespec now{};
  read_clock(CLOCK_REALTIME, &now);
  if (kept != nullptr) *kept = now.tv_sec;
  return now.tv_sec;
}

ssize_t pwrite(int file, const void* data, size_t size, off_t offset) {
  return write_at(file, data, size, offset);
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t offset) {
  return write_at(file, data, size, offset);
}

int fdatasync(int file) {
  be_slow();
  return static_cast<int>(syscall(SYS_fdatasync, file));
}

int fsync(int file) {
  be_slow();
  return static_cast<int>(syscall(SYS_fsync, file));
}
}
