#pragma once

#include <string_view>

#include "server/store/database.h"

namespace cheesemoon::server {

/// Inside of the transaction of the change.
StoreResult<Done> note_change(Database& database, std::string_view person);

}  // namespace cheesemoon::server
