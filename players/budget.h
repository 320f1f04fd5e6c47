#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace cheesemoon::players {

/// How long a player may think about one turn. Whatever runs out first ends it; a player that needs
/// no thought does not look at it.
struct Budget {
  /// 0: as many as the time allows. With nodes alone the choice depends on nothing but the seed.
  std::uint64_t nodes = 0;
  /// 0: as long as the nodes allow.
  std::chrono::milliseconds time{0};
  /// How many cores may be used; the choice does not depend on it.
  unsigned threads = 1;
  /// Becomes true when an answer is wanted at once.
  const std::atomic<bool>* stop = nullptr;
};

}  // namespace cheesemoon::players
