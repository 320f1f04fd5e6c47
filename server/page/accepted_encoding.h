#pragma once

#include <string_view>

namespace cheesemoon::server {

/// Whether an `Accept-Encoding` as in `gzip, br;q=0.8` takes this one by its name.
bool accepts_encoding(std::string_view accepted, std::string_view encoding);

}  // namespace cheesemoon::server
