#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/limits/bucket.h"

namespace cheesemoon::server {

/// A bucket for every key: an address group, a person, a table. (A connection keeps its own
/// bucket.) Memory stays bounded: buckets that are full again are forgotten, and when there are too
/// many keys the one that has not been used for longest, which then starts with a full bucket.
class Limiter {
 public:
  /// At least one key.
  Limiter(Rate rate, std::size_t most_keys);
  Limiter(const Limiter&) = delete;
  Limiter& operator=(const Limiter&) = delete;

  /// Whether this may happen now. If so, its tokens are taken.
  bool allow(std::string_view key, Moment now, int cost = 1);

  /// How many keys are remembered.
  [[nodiscard]] std::size_t size() const { return entries_.size(); }

 private:
  struct Remembered {
    std::string key;
    Bucket bucket;
  };
  using RememberedKeys = std::list<Remembered>;

  Bucket& bucket_of(std::string_view key);
  void forget_last();
  void forget_full(Moment now);

  Rate rate_;
  std::size_t most_keys_;
  /// Those used last come first.
  RememberedKeys entries_;
  /// The keys are the texts of the entries.
  std::unordered_map<std::string_view, RememberedKeys::iterator> found_;
};

}  // namespace cheesemoon::server
