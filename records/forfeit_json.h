#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "json/reader.h"
#include "records/record.h"

namespace cheesemoon::records {

/// The member `forfeit` of a game with so many seats, if it has one.
std::optional<Forfeit> read_forfeit(const JsonReader& game, int seats);
void write_forfeit(boost::json::object& game, const std::optional<Forfeit>& forfeit);

}  // namespace cheesemoon::records
