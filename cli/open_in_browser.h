#pragma once

#include <string>

namespace cheesemoon::cli {

/// Opens an address where there is a desktop; does nothing elsewhere.
void open_in_browser(const std::string& address);

}  // namespace cheesemoon::cli
