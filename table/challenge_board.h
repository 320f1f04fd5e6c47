#pragma once

#include <boost/json/object.hpp>
#include <span>
#include <string>

#include "table/clock.h"
#include "table/table_summary.h"

namespace cheesemoon::table {

/// A game against Greg, and when and where it was.
struct SoloTable {
  std::string id;
  Time updated = 0;
  SoloGame game;
};

/// What somebody has achieved against Greg, by all his games in any order: which challenges were
/// met first where, and the best win, for each difficulty.
boost::json::object challenge_board(std::span<const SoloTable> tables);

}  // namespace cheesemoon::table
