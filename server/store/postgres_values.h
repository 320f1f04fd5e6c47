#pragma once

#include <optional>
#include <string>

#include "server/store/database.h"
#include "server/store/postgres_handles.h"

namespace cheesemoon::server {

/// A parameter as PostgreSQL reads it; none for NULL.
std::optional<std::string> written_for_postgres(const Parameter& parameter);

Rows rows_of(const PGresult* result);

}  // namespace cheesemoon::server
