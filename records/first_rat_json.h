#pragma once

#include <boost/json/object.hpp>

#include "engine/first_rat/first_rat.h"
#include "json/reader.h"
#include "records/first_rat_library.h"
#include "records/record.h"

namespace cheesemoon::records {

using FirstRatRecord = Record<first_rat::FirstRat>;

/// The parts of a record that belong to one game: options, set-up, actions and how it ended.
FirstRatRecord read_first_rat_game(const JsonReader& reader, FirstRatLibrary& library);
first_rat::Options read_first_rat_options(const JsonReader& reader, FirstRatLibrary& library);
boost::json::object write_options(const first_rat::Options& options);
boost::json::object write_result(const first_rat::Outcome& outcome);
void write_game(boost::json::object& object, const FirstRatRecord& record);

}  // namespace cheesemoon::records
