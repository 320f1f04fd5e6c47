#include "players/workers.h"

#include <algorithm>

namespace cheesemoon::players {

Workers::Workers(unsigned threads) {
  for (unsigned thread = 1; thread < threads; ++thread)
    helpers_.emplace_back([this, thread] { wait_for_work(thread); });
}

Workers::~Workers() {
  over_.store(true);
  calls_.fetch_add(1);
  calls_.notify_all();
}

void Workers::take_items(unsigned thread) {
  for (std::size_t item = next_.fetch_add(1); item < items_; item = next_.fetch_add(1))
    (*work_)(thread, item);
}

void Workers::wait_for_work(unsigned thread) {
  unsigned seen = 0;
  while (true) {
    calls_.wait(seen);
    // Calls do not overlap: none can have been missed.
    ++seen;
    if (over_.load()) return;
    take_items(thread);
    if (busy_.fetch_sub(1) == 1) busy_.notify_one();
  }
}

void Workers::run(std::size_t items, const Work& work) {
  work_ = &work;
  items_ = items;
  next_.store(0);
  // One item alone is done at once, without waking anybody.
  if (items > 1 && !helpers_.empty()) {
    busy_.store(static_cast<unsigned>(helpers_.size()));
    calls_.fetch_add(1);
    calls_.notify_all();
  }
  take_items(0);
  for (unsigned busy = busy_.load(); busy != 0; busy = busy_.load()) busy_.wait(busy);
}

}  // namespace cheesemoon::players
