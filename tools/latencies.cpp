#include "tools/latencies.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace cheesemoon::tools {

namespace {

// Every power of two has as many buckets; numbers below have one each.
constexpr unsigned bits_kept = 6;
constexpr std::uint64_t buckets_of_a_power = std::uint64_t{1} << bits_kept;
/// More than an hour in microseconds.
constexpr std::uint64_t highest = std::uint64_t{1} << 32U;

std::size_t bucket_of(std::uint64_t value) {
  value = std::min(value, highest - 1);
  if (value < buckets_of_a_power) return value;
  const auto power = static_cast<unsigned>(std::bit_width(value)) - 1 - bits_kept;
  return power * buckets_of_a_power + (value >> power);
}

std::uint64_t upper_end(std::size_t bucket) {
  if (bucket < 2 * buckets_of_a_power) return bucket;
  const std::uint64_t power = bucket / buckets_of_a_power - 1;
  return ((bucket - power * buckets_of_a_power + 1) << power) - 1;
}

double milliseconds(std::chrono::microseconds time) {
  return static_cast<double>(time.count()) / 1000;
}

}  // namespace

Latencies::Latencies() : buckets_(bucket_of(highest) + 1) {}

void Latencies::add(Span latency) {
  const auto value = static_cast<std::uint64_t>(std::max<Span::rep>(latency.count(), 0));
  ++buckets_[bucket_of(value)];
  ++count_;
  longest_ = std::max(longest_, latency);
}

void Latencies::add(const Latencies& others) {
  for (std::size_t bucket = 0; bucket < buckets_.size(); ++bucket)
    buckets_[bucket] += others.buckets_[bucket];
  count_ += others.count_;
  longest_ = std::max(longest_, others.longest_);
}

Latencies::Span Latencies::quantile(double part) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(part * static_cast<double>(count_)));
  std::uint64_t so_far = 0;
  for (std::size_t bucket = 0; bucket < buckets_.size(); ++bucket) {
    so_far += buckets_[bucket];
    if (so_far >= wanted && so_far > 0)
      return std::min(Span(static_cast<Span::rep>(upper_end(bucket))), longest_);
  }
  return longest_;
}

boost::json::object quantiles_json(const Latencies& latencies) {
  return {{"p50", milliseconds(latencies.quantile(0.5))},
          {"p90", milliseconds(latencies.quantile(0.9))},
          {"p99", milliseconds(latencies.quantile(0.99))},
          {"p99.9", milliseconds(latencies.quantile(0.999))},
          {"longest", milliseconds(latencies.longest())}};
}

std::string quantiles_text(const Latencies& latencies) {
  return fmt::format("p50 {:.1f}, p90 {:.1f}, p99 {:.1f}, p99.9 {:.1f}, longest {:.1f} ms",
                     milliseconds(latencies.quantile(0.5)), milliseconds(latencies.quantile(0.9)),
                     milliseconds(latencies.quantile(0.99)),
                     milliseconds(latencies.quantile(0.999)), milliseconds(latencies.longest()));
}

}  // namespace cheesemoon::tools
