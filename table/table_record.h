#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <span>
#include <string>

#include "table/table.h"

namespace cheesemoon::table {

/// The record of a table so far, all its secrets included: for the host alone.
boost::json::object record_of(const Table& table);

/// The record of a table that is over, as in docs/records.md: for everybody, because all its
/// secrets are open then. A match for crowns has all its games; a game that somebody has left ends
/// with a forfeit. Nothing while it goes on, or if no game has begun.
std::optional<std::string> public_record(const Table& table);

/// The record of a table, also while its game goes on, with all that is needed to go on elsewhere:
/// for whoever plays there alone or has it before him anyway. The names are those of its people, by
/// seat. Nothing if no game has begun, or if the table was closed.
std::optional<boost::json::object> record_to_keep(const Table& table,
                                                  std::span<const std::string> names);

}  // namespace cheesemoon::table
