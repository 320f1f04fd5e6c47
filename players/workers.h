#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace cheesemoon::players {

/// Threads that stay between small portions of work, for whoever has thousands of them a second.
/// Whoever is free takes an item; nobody waits for a thread that has not come yet.
class Workers {
 public:
  /// Called with the number of the thread, from 0, and that of the item.
  using Work = std::function<void(unsigned thread, std::size_t item)>;

  /// The caller's thread counts as one.
  Workers(unsigned threads, Work work);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  /// Has every item done once and comes back when all are.
  void run(std::uint16_t items);

 private:
  void take_items(unsigned thread);
  void wait_for_work(unsigned thread);

  Work work_;
  /// What is to be done, in one number so that it changes at once: the call in the upper half, then
  /// how many items it has, then the next one.
  std::atomic<std::uint64_t> ticket_ = 0;
  std::atomic<unsigned> done_ = 0;
  /// Counts the calls of `run`; a change wakes the threads.
  std::atomic<unsigned> calls_ = 0;
  std::atomic<bool> over_ = false;
  std::vector<std::jthread> helpers_;
};

}  // namespace cheesemoon::players
