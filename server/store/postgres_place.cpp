#include "server/store/postgres_place.h"

#include <libpq-fe.h>

#include <memory>
#include <string_view>

namespace cheesemoon::server {

std::optional<PostgresPlace> read_postgres_place(const std::string& place) {
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(place.c_str(), nullptr), PQconninfoFree);
  if (!options) return std::nullopt;
  PostgresPlace read;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val == nullptr) continue;
    const std::string_view name = option->keyword;
    if (name == "user") read.user = option->val;
    if (name == "host") read.host = option->val;
    if (name == "port") read.port = option->val;
    if (name == "dbname") read.database = option->val;
  }
  // A slash or an @ in a password ends it early.
  if (read.port.find_first_not_of("0123456789,") != std::string::npos ||
      read.host.find('@') != std::string::npos || read.database.find('@') != std::string::npos)
    return std::nullopt;
  return read;
}

}  // namespace cheesemoon::server
