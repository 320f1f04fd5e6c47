#pragma once

#include <string>

#include "engine/core/result.h"
#include "players/first_rat/network.h"

namespace cheesemoon::training {

/// The judge of that name: `house`, or one that asks the network in a file that train.py has
/// written.
Result<players::Judge, std::string> find_judge(const std::string& name);

}  // namespace cheesemoon::training
