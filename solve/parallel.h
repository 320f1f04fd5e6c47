#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace cheesemoon::solve {

/// As many threads as the machine has cores.
inline unsigned all_cores() {
  return std::max(1U, std::thread::hardware_concurrency());
}

/// Calls `work(thread, item)` for every item once, on several threads. Items are handed out in
/// small portions, so that no thread waits long for another.
template <class Work>
void for_each_in_parallel(std::size_t items, unsigned threads, const Work& work) {
  constexpr std::size_t portion = 16;
  std::atomic<std::size_t> next = 0;
  const auto take_portions = [&](unsigned thread) {
    while (true) {
      const std::size_t begin = next.fetch_add(portion, std::memory_order_relaxed);
      if (begin >= items) return;
      const std::size_t end = std::min(begin + portion, items);
      for (std::size_t item = begin; item < end; ++item) work(thread, item);
    }
  };
  const auto useful = static_cast<unsigned>(std::min<std::size_t>(threads, items / portion + 1));
  std::vector<std::jthread> helpers;
  for (unsigned thread = 1; thread < useful; ++thread)
    helpers.emplace_back([&, thread] { take_portions(thread); });
  take_portions(0);
}

}  // namespace cheesemoon::solve
