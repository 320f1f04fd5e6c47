#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cheesemoon::players {

/// A number for a few words, four of which are mixed at a time: one alone would wait for the one
/// before it.
template <std::size_t Count>
constexpr std::uint64_t hash_of(const std::array<std::uint64_t, Count>& words) {
  constexpr std::size_t lanes = 4;
  static_assert(Count % lanes == 0);
  const auto mix = [](std::uint64_t& hash, std::uint64_t word) {
    hash = (hash ^ word) * 0xD6E8FEB86659FD93U;
    hash ^= hash >> 32U;
  };
  std::array<std::uint64_t, lanes> hashes{1, 2, 3, 4};
  for (std::size_t place = 0; place < Count; place += lanes) {
    for (std::size_t lane = 0; lane < lanes; ++lane) mix(hashes[lane], words[place + lane]);
  }
  for (std::size_t lane = 1; lane < lanes; ++lane) mix(hashes[0], hashes[lane]);
  return hashes[0];
}

}  // namespace cheesemoon::players
