#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace cheesemoon::server {

/// Threads for work that takes long and much memory: no more at once than there are threads, and
/// no more waiting than there is patience for.
class HeavyWork {
 public:
  HeavyWork(std::size_t threads, std::size_t most_waiting);
  HeavyWork(const HeavyWork&) = delete;
  HeavyWork& operator=(const HeavyWork&) = delete;
  /// Ends what is being done; what still waits is dropped.
  ~HeavyWork();

  /// From any thread. False if too many wait already.
  bool run(std::function<void()> job);

 private:
  void work();

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cheesemoon::server
