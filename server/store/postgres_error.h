#pragma once

#include <string_view>

#include "server/store/store_error.h"

namespace cheesemoon::server {

/// What a code of PostgreSQL (SQLSTATE) means for whoever runs the server.
StoreError postgres_error(std::string_view code, std::string_view message);

/// Its messages end with a line break and may have several lines; a sentence has one.
std::string in_one_line(std::string_view message);

}  // namespace cheesemoon::server
