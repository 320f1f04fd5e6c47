#pragma once

#include <string>
#include <string_view>

namespace cheesemoon::protocol {

/// What somebody else wrote, in quotation marks, shortened, and without anything that could not be
/// printed or be part of a record.
std::string quotation(std::string_view text);

}  // namespace cheesemoon::protocol
