#pragma once

#include <string_view>

namespace cheesemoon::server {

// Lines of JSON on the standard error, one for each thing that happens:
// {"time":"...","level":"info","event":"started","sentence":"..."}

void log_info(std::string_view event, std::string_view sentence);
void log_error(std::string_view event, std::string_view sentence);

}  // namespace cheesemoon::server
