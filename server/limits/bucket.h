#pragma once

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdint>

namespace cheesemoon::server {

/// From a clock that never runs backwards. Nothing here looks at one: whoever asks says when.
using Moment = std::chrono::steady_clock::time_point;

/// A token every interval, and room for as many as may be used at once. The interval is longer than
/// nothing, the burst at least 1.
struct Rate {
  std::chrono::nanoseconds interval{};
  int burst = 1;
};

/// So high that nobody comes up against it: for load tests.
inline constexpr Rate no_limit{.interval = std::chrono::nanoseconds(1), .burst = 1'000'000'000};

/// A bucket of tokens that fills at a rate. All there is to know of one is when it will be full; a
/// bucket that is full is the same as a new one.
struct Bucket {
  Moment full_at{};

  [[nodiscard]] bool is_full(Moment now) const { return full_at <= now; }
};

/// Takes tokens for something of this cost, or takes none if there are too few.
inline bool take(Bucket& bucket, const Rate& rate, Moment now, int cost = 1) {
  assert(rate.interval.count() > 0 && rate.burst >= 1 && cost >= 0);
  const Moment full_at = (bucket.is_full(now) ? now : bucket.full_at) + cost * rate.interval;
  if (full_at - now > rate.burst * rate.interval) return false;
  bucket.full_at = full_at;
  return true;
}

/// Takes tokens for something that is done already, also more than there are.
inline void charge(Bucket& bucket, const Rate& rate, Moment now, std::int64_t cost) {
  bucket.full_at = (bucket.is_full(now) ? now : bucket.full_at) + cost * rate.interval;
}

/// How long it takes until all tokens have come back of which there were too few.
inline std::chrono::nanoseconds debt(const Bucket& bucket, const Rate& rate, Moment now) {
  return std::max(bucket.full_at - now - rate.burst * rate.interval, std::chrono::nanoseconds(0));
}

}  // namespace cheesemoon::server
