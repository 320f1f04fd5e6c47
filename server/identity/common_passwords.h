#pragma once

#include <string_view>

namespace cheesemoon::server {

/// Whether a password is one of those that are tried first: among the most common ones, whatever
/// its capitals, or one character and nothing else, such as spaces.
bool is_common_password(std::string_view text);

}  // namespace cheesemoon::server
