#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cheesemoon::cli {

/// The players of a list as in `search,greedy`. A comma that belongs to a command of `exec:` is
/// written as `\,`.
std::vector<std::string> read_player_list(std::string_view text);

}  // namespace cheesemoon::cli
