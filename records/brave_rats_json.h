#pragma once

#include <boost/json/object.hpp>

#include "engine/brave_rats/brave_rats.h"
#include "records/json_reader.h"
#include "records/record.h"

namespace cheesemoon::records {

using BraveRatsRecord = Record<brave_rats::BraveRats>;

/// The parts of a record that belong to one game: options, set-up, actions and how it ended.
BraveRatsRecord read_game(const JsonReader& reader);
void write_game(boost::json::object& object, const BraveRatsRecord& record);

}  // namespace cheesemoon::records
