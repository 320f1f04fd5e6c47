#pragma once

#include <string>
#include <string_view>

namespace cheesemoon::cli {

/// A text of somebody else's without what a terminal would obey instead of showing it.
std::string safe_text(std::string_view text);

}  // namespace cheesemoon::cli
