#include "server/people/heavy_work.h"

#include <utility>

namespace cheesemoon::server {

HeavyWork::HeavyWork(std::size_t threads, std::size_t most_waiting) : most_waiting_(most_waiting) {
  threads_.reserve(threads);
  for (std::size_t thread = 0; thread < threads; ++thread)
    threads_.emplace_back([this] { work(); });
}

HeavyWork::~HeavyWork() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool HeavyWork::run(std::function<void()> job) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= most_waiting_) return false;
    waiting_.push_back(std::move(job));
  }
  changed_.notify_one();
  return true;
}

void HeavyWork::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
    if (is_ending_) return;
    const auto job = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    job();
    lock.lock();
  }
}

}  // namespace cheesemoon::server
