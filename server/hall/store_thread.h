#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/store/store.h"

namespace cheesemoon::server {

/// A thread with a Store of its own that reads and writes for others, one job after the other.
class StoreThread {
 public:
  using Job = std::function<void(Store&)>;

  explicit StoreThread(Store store);
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;
  ~StoreThread();

  /// From any thread. Jobs tell what came out by posting to where it is wanted.
  void post(Job job);
  /// Comes back when all jobs are done; later ones are dropped.
  void stop();

 private:
  void work();

  Store store_;
  std::mutex mutex_;
  std::condition_variable changed_;
  // Under the mutex:
  std::deque<Job> jobs_;
  bool is_stopping_ = false;
  /// Last, so that it starts when all else is there.
  std::thread thread_;
};

}  // namespace cheesemoon::server
