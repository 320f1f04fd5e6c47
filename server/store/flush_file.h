#pragma once

#include <string>

namespace cheesemoon::server {

/// Has a file or a folder written to the disk; whether it is.
bool flush_file(const std::string& path);

}  // namespace cheesemoon::server
