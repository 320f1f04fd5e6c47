#pragma once

#include <chrono>
#include <cstdint>

#include "server/store/store.h"

namespace cheesemoon::server {

/// Deletes some of the guests who were not here for so long, and some of the tables as old at which
/// only guests and bots sat, or people who are gone. Whether there may be more.
StoreResult<bool> delete_old_guests(Store& store, std::int64_t now, std::chrono::days kept);

}  // namespace cheesemoon::server
