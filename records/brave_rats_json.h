#pragma once

#include <boost/json/object.hpp>

#include "engine/brave_rats/brave_rats.h"
#include "json/reader.h"
#include "records/record.h"

namespace cheesemoon::records {

using BraveRatsRecord = Record<brave_rats::BraveRats>;

/// The parts of a record that belong to one game: options, set-up, actions and how it ended.
BraveRatsRecord read_game(const JsonReader& reader);
brave_rats::Options read_brave_rats_options(const JsonReader& reader);
boost::json::object write_options(const brave_rats::Options& options);
boost::json::object write_result(const brave_rats::Outcome& outcome);
void write_game(boost::json::object& object, const BraveRatsRecord& record);

}  // namespace cheesemoon::records
