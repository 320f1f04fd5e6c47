#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace cheesemoon::players {

/// Threads that stay awake between small portions of work, for whoever has thousands of them a
/// second.
class Workers {
 public:
  /// Called with the number of the thread, from 0, and that of the item.
  using Work = std::function<void(unsigned thread, std::size_t item)>;

  /// The caller's thread counts as one.
  explicit Workers(unsigned threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  /// Has every item done once and comes back when all are.
  void run(std::size_t items, const Work& work);

 private:
  void take_items(unsigned thread);
  void wait_for_work(unsigned thread);

  const Work* work_ = nullptr;
  std::size_t items_ = 0;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<unsigned> busy_ = 0;
  /// Counts the calls of `run`; a change wakes the threads.
  std::atomic<unsigned> calls_ = 0;
  std::atomic<bool> over_ = false;
  std::vector<std::jthread> helpers_;
};

}  // namespace cheesemoon::players
