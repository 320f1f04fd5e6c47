#include "players/workers.h"

#include <utility>

namespace cheesemoon::players {

namespace {

constexpr unsigned bits_of_a_count = 16;
constexpr std::uint64_t count_mask = (std::uint64_t{1} << bits_of_a_count) - 1;

std::uint64_t ticket_of(unsigned call, std::uint16_t items) {
  return (std::uint64_t{call} << (2 * bits_of_a_count)) | (std::uint64_t{items} << bits_of_a_count);
}

}  // namespace

Workers::Workers(unsigned threads, Work work) : work_(std::move(work)) {
  for (unsigned thread = 1; thread < threads; ++thread)
    helpers_.emplace_back([this, thread] { wait_for_work(thread); });
}

Workers::~Workers() {
  over_.store(true);
  calls_.fetch_add(1);
  calls_.notify_all();
}

void Workers::take_items(unsigned thread) {
  std::uint64_t ticket = ticket_.load();
  while (true) {
    const std::uint64_t item = ticket & count_mask;
    if (item >= ((ticket >> bits_of_a_count) & count_mask)) return;
    if (!ticket_.compare_exchange_weak(ticket, ticket + 1)) continue;
    work_(thread, static_cast<std::size_t>(item));
    done_.fetch_add(1);
    done_.notify_one();
    ticket = ticket_.load();
  }
}

void Workers::wait_for_work(unsigned thread) {
  while (true) {
    const unsigned seen = calls_.load();
    if (over_.load()) return;
    take_items(thread);
    calls_.wait(seen);
  }
}

void Workers::run(std::uint16_t items) {
  done_.store(0);
  const unsigned call = calls_.load() + 1;
  ticket_.store(ticket_of(call, items));
  calls_.store(call);
  // One item alone is done at once, without waking anybody.
  if (items > 1 && !helpers_.empty()) calls_.notify_all();
  take_items(0);
  for (unsigned done = done_.load(); done != items; done = done_.load()) done_.wait(done);
}

}  // namespace cheesemoon::players
