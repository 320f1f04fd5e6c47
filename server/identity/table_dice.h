#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "table/dice.h"

namespace cheesemoon::server {

/// Drawn from the system, for a new table, with their commitment.
table::Dice fresh_dice(std::string_view table);

/// Those of a table that was made before, from the digits that its journal keeps.
Result<table::Dice, std::string> dice_again(std::string_view seed, std::string_view salt,
                                            std::string_view table);

}  // namespace cheesemoon::server
