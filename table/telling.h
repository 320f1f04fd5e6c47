#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "table/table.h"
#include "table/table_entry.h"

namespace cheesemoon::table {

/// The names of people by their ids.
using Names = std::map<std::string, std::string, std::less<>>;

/// What somebody on a seat is called in replays: bots by their level, as on leaderboards; whoever
/// has deleted himself has no name.
std::string name_of(const Occupant& occupant, const Names& names);

/// What an update says something about; what is left out is as it was.
struct Parts {
  bool table = false;
  bool board = false;
  bool game = false;
  bool chat = false;
};

/// What has changed by something that happened.
Parts parts_of(const Happening& what);
Parts operator|(const Parts& one, const Parts& other);
/// What a viewer has to be told who knows everything up to a number, or nothing: 0.
Parts parts_missing(const Table& table, Viewer viewer, std::uint32_t have);

/// An update for a viewer who knows everything up to `have`: one line of JSON as in
/// docs/protocol.md. It says nothing that this viewer may not know, and is the same byte by byte
/// for tables that look the same to him.
std::string write_update(const Table& table, Viewer viewer, std::uint32_t have, const Parts& parts,
                         const Names& names, Instant now);

/// Everything about a table that is no secret and no part of the game: a JSON object.
std::string write_table(const Table& table, const Names& names, Instant now);

/// Who is at a table at the moment, as far as its host knows.
struct Around {
  /// By seat; nothing where nobody can be, or where it is not known.
  std::vector<std::optional<bool>> here;
  /// Those who only look on.
  std::size_t watching = 0;

  bool operator==(const Around&) const = default;
};

/// Who is here, who has still to choose and who has chosen: a line for everybody, the same for all
/// and without a number. It says nothing of what was chosen.
std::string write_presence(const Table& table, const Around& around);

}  // namespace cheesemoon::table
