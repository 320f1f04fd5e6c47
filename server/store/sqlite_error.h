#pragma once

#include <string>
#include <string_view>

#include "server/store/store_error.h"

namespace cheesemoon::server {

/// What an extended code of SQLite means for whoever runs the server.
StoreError sqlite_error(const std::string& path, int code, std::string_view message);

}  // namespace cheesemoon::server
