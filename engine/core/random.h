#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cheesemoon {

using PhiloxBlock = std::array<std::uint32_t, 4>;
using PhiloxKey = std::array<std::uint32_t, 2>;

/// Philox4x32-10 of Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3"
/// (2011): four random words from a counter and a key, with no state in between.
constexpr PhiloxBlock philox(PhiloxBlock counter, PhiloxKey key) {
  constexpr int rounds = 10;
  for (int round = 0; round < rounds; ++round) {
    const std::uint64_t first = std::uint64_t{0xD2511F53U} * counter[0];
    const std::uint64_t second = std::uint64_t{0xCD9E8D57U} * counter[2];
    counter = {static_cast<std::uint32_t>(second >> 32U) ^ counter[1] ^ key[0],
               static_cast<std::uint32_t>(second),
               static_cast<std::uint32_t>(first >> 32U) ^ counter[3] ^ key[1],
               static_cast<std::uint32_t>(first)};
    key[0] += 0x9E3779B9U;
    key[1] += 0xBB67AE85U;
  }
  return counter;
}

/// Random numbers that are the same on every platform. One seed has 2^64 independent streams, so
/// every game, and every player of it, can have its own without anyone counting draws.
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
      : key_{low(seed), high(seed)}, stream_(stream) {}

  /// How many words of 32 bits have been taken.
  [[nodiscard]] constexpr std::uint64_t taken() const {
    return position_ * block_.size() - (block_.size() - used_);
  }
  /// Goes on as if so many words had been taken.
  constexpr void continue_after(std::uint64_t words) {
    position_ = words / block_.size();
    used_ = block_.size();
    for (std::uint64_t left = words % block_.size(); left > 0; --left) (void)bits();
  }

  /// 32 random bits.
  constexpr std::uint32_t bits() {
    if (used_ == block_.size()) {
      block_ = philox({low(position_), high(position_), low(stream_), high(stream_)}, key_);
      ++position_;
      used_ = 0;
    }
    return block_[used_++];
  }

  /// A number from 0 to bound - 1, each equally likely (Lemire's method). The bound is at least 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{bits()} * bound;
    if (low(product) < bound) {
      const std::uint32_t biased = (0U - bound) % bound;
      while (low(product) < biased) product = std::uint64_t{bits()} * bound;
    }
    return high(product);
  }

  /// A number in [0, 1) with 53 random bits.
  constexpr double unit() {
    const std::uint64_t upper = bits() >> 5U;
    const std::uint64_t lower = bits() >> 6U;
    return static_cast<double>((upper << 26U) | lower) * 0x1p-53;
  }

 private:
  static constexpr std::uint32_t low(std::uint64_t word) {
    return static_cast<std::uint32_t>(word);
  }
  static constexpr std::uint32_t high(std::uint64_t word) {
    return static_cast<std::uint32_t>(word >> 32U);
  }

  PhiloxKey key_;
  std::uint64_t stream_;
  std::uint64_t position_ = 0;
  PhiloxBlock block_{};
  std::size_t used_ = block_.size();
};

}  // namespace cheesemoon
