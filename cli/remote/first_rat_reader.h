#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/first_rat/event.h"
#include "engine/first_rat/table.h"

namespace cheesemoon::cli {

/// The table that a board and a view of First Rat show (docs/views.md), so that it is drawn like
/// any other. The error is a sentence that names the member.
Result<first_rat::Table, std::string> read_first_rat_table(const boost::json::value& board,
                                                           const boost::json::value& view);

/// Events in their order, decisions left out. The table has the cards of Greg that exist.
Result<std::vector<first_rat::Event>, std::string> read_first_rat_events(
    const boost::json::value& events, const first_rat::Table& table);

}  // namespace cheesemoon::cli
