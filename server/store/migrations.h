#pragma once

#include <span>

#include "server/store/database.h"

namespace cheesemoon::server {

/// Each is a step from one version of the tables to the next, as a script. Steps that have been
/// shared are never changed: a change of the tables is a new step in both lists.
std::span<const char* const> sqlite_migrations();
std::span<const char* const> postgres_migrations();

/// Takes the steps that a database has not taken yet, all or none. Refuses a database that has
/// taken more than this program knows.
StoreResult<Done> migrate(Database& database);

}  // namespace cheesemoon::server
