#pragma once

#include <cstdint>

namespace cheesemoon::server {

/// Every connection is a file descriptor. Lets this process have as many as it may, and returns how
/// many that is.
std::uint64_t raise_file_limit();

}  // namespace cheesemoon::server
