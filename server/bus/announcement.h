#pragma once

#include <cstdint>
#include <string>

namespace cheesemoon::server {

/// Says that the journal of a table has grown.
struct Announcement {
  std::string table;
  /// That of its last entry.
  std::int64_t sequence = 0;

  bool operator==(const Announcement&) const = default;
};

}  // namespace cheesemoon::server
