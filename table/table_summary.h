#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "hosting/hosted_game.h"
#include "table/table.h"

namespace cheesemoon::table {

/// What lists show of a table without its journal: how it was made, who sits there and how it
/// ended. People are named by their ids.
boost::json::object summary_of(const Table& table);

/// A game against Greg that was played to its end.
struct SoloGame {
  hosting::SoloResult result;
  /// Whether hints were used; false of games that are older than that is written down.
  bool is_hinted = false;
};
/// By the summary of its table; nothing if it is none of Greg's, or was not played to the end.
std::optional<SoloGame> solo_game_in(const boost::json::object& summary);

}  // namespace cheesemoon::table
