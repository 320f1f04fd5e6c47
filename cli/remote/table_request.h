#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "cli/commands.h"
#include "engine/core/result.h"

namespace cheesemoon::cli {

/// The table that is to be made, as a server wants it. What it makes of the options is its
/// business; the error is a sentence for the user.
Result<boost::json::object, std::string> table_request(const PlayArguments& arguments);

}  // namespace cheesemoon::cli
