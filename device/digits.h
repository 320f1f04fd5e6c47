#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "table/dice.h"

namespace cheesemoon::device {

/// What hexadecimal digits say.
std::uint64_t number_of(std::string_view digits);

/// Of the first half of a moment's digits; the other half names a table.
table::Dice dice_of(std::string_view seed);
std::string table_id_of(std::uint64_t number);

}  // namespace cheesemoon::device
