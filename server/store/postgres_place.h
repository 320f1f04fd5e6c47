#pragma once

#include <optional>
#include <string>

namespace cheesemoon::server {

/// Where a database of PostgreSQL is, without what nobody may see.
struct PostgresPlace {
  std::string user;
  std::string host;
  std::string port;
  std::string database;
};

/// Nothing if libpq cannot read it, or reads a part of a password as something else: what it says
/// then would tell that part.
std::optional<PostgresPlace> read_postgres_place(const std::string& place);

}  // namespace cheesemoon::server
