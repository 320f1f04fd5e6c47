#pragma once

#include <string>
#include <vector>

#include "server/store/database.h"
#include "server/store/person.h"

namespace cheesemoon::server {

StoreResult<std::vector<Session>> read_sessions_of(Database& database, const std::string& person);

}  // namespace cheesemoon::server
