#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <thread>
#include <type_traits>
#include <vector>

namespace cheesemoon::cores {

/// As many threads as the machine has cores, or one where no other can be started.
inline unsigned all_cores() {
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
  return 1;
#else
  return std::max(1U, std::thread::hardware_concurrency());
#endif
}

/// Threads that share work. They come when there is something for them and stay between calls, for
/// whoever has thousands of them a second; nobody waits for a thread that has not come yet.
class Workers {
 public:
  /// The caller's thread counts as one.
  explicit Workers(unsigned threads) : threads_(threads) {}
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  /// Calls `work(thread, item)` for every item once and comes back when all are done; threads and
  /// items are numbered from 0. Whoever is free takes the next portion of items. Work may say
  /// whether to go on: after false no item is begun that was not handed out.
  template <class Work>
  void for_each(std::size_t items, const Work& work, std::size_t portion = 1) {
    const auto do_portion = [&](unsigned thread, std::size_t number) {
      const std::size_t end = std::min(items, (number + 1) * portion);
      for (std::size_t item = number * portion; item < end; ++item) {
        if constexpr (std::is_void_v<std::invoke_result_t<const Work&, unsigned, std::size_t>>) {
          work(thread, item);
        } else {
          if (!work(thread, item)) return false;
        }
      }
      return true;
    };
    run((items + portion - 1) / portion, std::cref(do_portion));
  }

 private:
  /// Does the portion of that number and says whether to go on.
  using DoPortion = std::function<bool(unsigned thread, std::size_t number)>;

  void run(std::size_t portions, const DoPortion& do_portion);
  /// An exception ends the program, since others may be at work.
  void take_portions(unsigned thread) noexcept;
  void wait_for_work(unsigned thread);

  unsigned threads_;
  /// Of the call that goes on. Whoever has taken one of its portions may read this: the call cannot
  /// end before that portion is done.
  const DoPortion* do_portion_ = nullptr;
  std::uint64_t first_ = 0;
  /// Portions are numbered through all calls, so that a thread that comes late takes none of a call
  /// that is over. Those from `next_` to `end_` are to be taken.
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> end_ = 0;
  /// How many portions are done, and how many calls there were: what threads sleep on, for which 32
  /// bits are quickest; they may start again from 0.
  std::atomic<std::uint32_t> done_ = 0;
  std::atomic<std::uint32_t> calls_ = 0;
  std::atomic<bool> over_ = false;
  std::vector<std::thread> helpers_;
};

}  // namespace cheesemoon::cores
