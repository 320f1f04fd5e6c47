#include "server/hall/store_thread.h"

#include <utility>

namespace cheesemoon::server {

StoreThread::StoreThread(Store store) : store_(std::move(store)), thread_([this] { work(); }) {}

StoreThread::~StoreThread() {
  stop();
}

void StoreThread::post(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (is_stopping_) return;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
}

void StoreThread::stop() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void StoreThread::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return !jobs_.empty() || is_stopping_; });
    if (jobs_.empty()) return;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job(store_);
    lock.lock();
  }
}

}  // namespace cheesemoon::server
