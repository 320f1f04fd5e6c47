#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "cli/play_wishes.h"
#include "engine/core/result.h"

namespace cheesemoon::cli {

/// The clock of a table as a server wants it: `30s` or `1d` for each turn, `10m+5s` for the whole
/// game and what is added after every turn. The error is a sentence for the user.
Result<boost::json::object, std::string> read_clock(std::string_view text);

/// The table that is to be made, as a server wants it. What it makes of the options is its
/// business; the error is a sentence for the user.
Result<boost::json::object, std::string> table_request(const PlayArguments& arguments);

}  // namespace cheesemoon::cli
