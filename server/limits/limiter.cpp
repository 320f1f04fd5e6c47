#include "server/limits/limiter.h"

#include <cassert>

namespace cheesemoon::server {

Limiter::Limiter(Rate rate, std::size_t most_keys) : rate_(rate), most_keys_(most_keys) {
  assert(most_keys >= 1);
}

bool Limiter::allow(std::string_view key, Moment now, int cost) {
  forget_full(now);
  return take(bucket_of(key), rate_, now, cost);
}

Bucket& Limiter::bucket_of(std::string_view key) {
  if (const auto known = found_.find(key); known != found_.end()) {
    entries_.splice(entries_.begin(), entries_, known->second);
    return known->second->bucket;
  }
  if (entries_.size() == most_keys_) forget_last();
  entries_.push_front({.key = std::string(key), .bucket = {}});
  found_.emplace(entries_.front().key, entries_.begin());
  return entries_.front().bucket;
}

void Limiter::forget_last() {
  found_.erase(entries_.back().key);
  entries_.pop_back();
}

// One that is not yet full keeps those before it a little longer; they were used after it.
void Limiter::forget_full(Moment now) {
  while (!entries_.empty() && entries_.back().bucket.is_full(now)) forget_last();
}

}  // namespace cheesemoon::server
