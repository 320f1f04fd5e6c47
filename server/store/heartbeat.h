#pragma once

#include <cstdint>

namespace cheesemoon::server {

/// A sign of life of those who serve a store.
struct Heartbeat {
  /// How many milliseconds it has been served in all.
  std::int64_t ran = 0;
  /// Milliseconds since 1970.
  std::int64_t date = 0;

  bool operator==(const Heartbeat&) const = default;
};

}  // namespace cheesemoon::server
