#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "table/status.h"

namespace cheesemoon::server {

/// Who sits where. A seat without a person is a bot's, or that of somebody who is gone.
struct SeatedPerson {
  std::int64_t seat = 0;
  std::optional<std::string> person;

  bool operator==(const SeatedPerson&) const = default;
};

/// What lists and a restart need to know of a table without reading its journal.
struct Head {
  std::string id;
  std::string game;
  table::Status status = table::Status::open;
  bool is_public = false;
  /// Milliseconds since 1970, like all times here.
  std::int64_t updated = 0;
  /// The store does not read it. It outlives the people at the table: ids in it, never names.
  std::string summary;
  std::vector<SeatedPerson> seats;
  /// Whether it is to be rated when it is over. Only written: those that are not are marked as
  /// rated at once.
  bool is_rated = true;

  bool operator==(const Head&) const = default;
};

}  // namespace cheesemoon::server
