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
  /// This, the maker, whether it is public and whether it is rated stay as they were written first.
  std::string game;
  table::Status status = table::Status::open;
  bool is_public = false;
  /// Milliseconds since 1970, like all times here.
  std::int64_t updated = 0;
  /// The store does not read it. It outlives the people at the table: ids in it, never names.
  std::string summary;
  std::vector<SeatedPerson> seats;
  /// Whether it is to be rated when it is over. Only written: those that are not are marked as
  /// rated from the start.
  bool is_rated = true;
  /// Nobody if he is gone, or it was written before makers were.
  std::optional<std::string> maker{};

  bool operator==(const Head&) const = default;
};

/// Tables of a person that are not over.
struct TablesGoingOn {
  /// That he has made or at which he sits.
  std::int64_t all = 0;
  /// Those of his making that are open and in the list for everybody.
  std::int64_t open_to_all = 0;

  bool operator==(const TablesGoingOn&) const = default;
};

/// A rated game that is being played, and how far its journal is.
struct RatedPlay {
  std::string table;
  std::int64_t sequence = 0;

  bool operator==(const RatedPlay&) const = default;
};

}  // namespace cheesemoon::server
