#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace cheesemoon::tools {

/// How long many things took, each counted in a bucket that is at most 2 % wide.
class Latencies {
 public:
  using Span = std::chrono::microseconds;

  Latencies();

  void add(Span latency);
  void add(const Latencies& others);

  [[nodiscard]] std::uint64_t count() const { return count_; }
  /// So long or less took this part of all, from 0 to 1: the upper end of the bucket.
  [[nodiscard]] Span quantile(double part) const;
  [[nodiscard]] Span longest() const { return longest_; }

 private:
  std::vector<std::uint64_t> buckets_;
  std::uint64_t count_ = 0;
  Span longest_{};
};

// The middle and the long end, in milliseconds.

boost::json::object quantiles_json(const Latencies& latencies);
std::string quantiles_text(const Latencies& latencies);

}  // namespace cheesemoon::tools
