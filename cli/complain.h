#pragma once

#include <string_view>

namespace cheesemoon::cli {

/// Says on standard error why a command cannot do what it was asked to; how it exits then.
int complain(std::string_view command, std::string_view what);

}  // namespace cheesemoon::cli
