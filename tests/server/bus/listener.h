#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <vector>

#include "server/bus/bus.h"

namespace cheesemoon::server {

/// Keeps what a bus has told, and waits for it.
class Listener {
 public:
  Bus::Hear hear() {
    return [this](const Announcement& announcement) {
      const std::lock_guard lock(mutex_);
      heard_.push_back(announcement);
      changed_.notify_all();
    };
  }
  Bus::Missed missed() {
    return [this] {
      const std::lock_guard lock(mutex_);
      ++missed_;
      changed_.notify_all();
    };
  }

  /// All that was heard, as soon as it is so many.
  std::vector<Announcement> heard(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return heard_.size() >= count; });
    return heard_;
  }
  void wait_until_missed() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return missed_ > 0; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Announcement> heard_;
  int missed_ = 0;
};

}  // namespace cheesemoon::server
