#include "cores/workers.h"

namespace cheesemoon::cores {

Workers::~Workers() {
  over_.store(true);
  calls_.fetch_add(1);
  calls_.notify_all();
  for (std::thread& helper : helpers_) helper.join();
}

void Workers::take_portions(unsigned thread) noexcept {
  std::uint64_t number = next_.load();
  std::uint64_t end = end_.load();
  // Told once at the end, for the call goes on until then.
  std::uint64_t done = 0;
  while (number < end) {
    if (next_.compare_exchange_weak(number, number + 1)) {
      ++done;
      // Who has enough takes all that is left and leaves it.
      if (!(*do_portion_)(thread, static_cast<std::size_t>(number - first_)))
        done += end - next_.exchange(end);
      number = next_.load();
    }
    end = end_.load();
  }
  const auto added = static_cast<std::uint32_t>(done);
  if (done > 0 && done_.fetch_add(added) + added == static_cast<std::uint32_t>(end))
    done_.notify_one();
}

void Workers::wait_for_work(unsigned thread) {
  while (true) {
    const std::uint32_t seen = calls_.load();
    if (over_.load()) return;
    take_portions(thread);
    calls_.wait(seen);
  }
}

void Workers::run(std::size_t portions, const DoPortion& do_portion) {
  if (portions < 2 || threads_ < 2) {
    for (std::size_t number = 0; number < portions && do_portion(0, number);) ++number;
    return;
  }
  while (helpers_.size() + 1 < std::min<std::size_t>(threads_, portions))
    helpers_.emplace_back(
        [this, thread = static_cast<unsigned>(helpers_.size()) + 1] { wait_for_work(thread); });
  do_portion_ = &do_portion;
  first_ = end_.load();
  end_.store(first_ + portions);
  calls_.fetch_add(1);
  calls_.notify_all();
  take_portions(0);
  const auto end = static_cast<std::uint32_t>(first_ + portions);
  for (std::uint32_t done = done_.load(); done != end; done = done_.load()) done_.wait(done);
}

}  // namespace cheesemoon::cores
