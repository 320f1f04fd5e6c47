#pragma once

#include <string>
#include <string_view>

namespace cheesemoon::hosting {

/// Whether there is a game of that name.
bool is_hosted(std::string_view game);

/// All games that can be hosted, with what can be chosen before one begins, as JSON on one line:
/// see docs/views.md.
std::string games();

}  // namespace cheesemoon::hosting
