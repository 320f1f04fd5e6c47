#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/first_rat/options.h"

namespace cheesemoon::cli {

/// From `path=variable`, `tracks=variable`, `comics=all`, `solo=easy`, `content=standard`, for that
/// many people; the error is a sentence for the user.
Result<first_rat::Options, std::string> read_first_rat_options(
    const std::vector<std::string>& settings, std::size_t people);

}  // namespace cheesemoon::cli
