#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/jobs/job.h"
#include "server/jobs/schedule.h"

namespace cheesemoon::server {

/// The threads for everything that takes long: turns of bots, hints, reviews, passwords, exports.
/// Who is next the schedule says; what is not a turn at a watched table has a lower priority also
/// with the system.
class Workers {
 public:
  /// So many threads, at least one, for turns at watched tables, and as many or two for the rest.
  /// Without limits nobody's allowance is ever used up: for load tests.
  Workers(std::size_t threads, bool has_limits);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  // From any thread.

  /// Has a job done, or says why not.
  std::optional<JobRefusal> take(Job job);
  /// Somebody has come to a table of that owner, and waits for the turns there.
  void hurry(const JobOwner& owner, const std::string& table, const JobOwner& watcher);

  AllJobFigures figures();

  /// Comes back when what was begun is done; what waits is dropped.
  void stop();

 private:
  void work(Crew crew);
  void wait(std::unique_lock<std::mutex>& lock, Crew crew);
  void wake(Crew crew);

  std::mutex mutex_;
  // Under the mutex:
  Schedule schedule_;
  bool is_stopping_ = false;
  /// By crew.
  std::array<std::condition_variable, 2> changed_;
  std::vector<std::thread> threads_;
};

}  // namespace cheesemoon::server
