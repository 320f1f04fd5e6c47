#include "server/store/sqlite_error.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace cheesemoon::server {

StoreError sqlite_error(const std::string& path, int code, std::string_view message) {
  using Kind = StoreError::Kind;
  // The lower eight bits are the family.
  switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {Kind::busy, fmt::format("{} is locked by another program; try again later", path)};
    case SQLITE_FULL:
      return {Kind::full, fmt::format("there is no room left to write {}", path)};
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return {Kind::not_writable, fmt::format("{} may not be written by this program", path)};
    case SQLITE_CANTOPEN:
      return {
          Kind::unreachable,
          fmt::format("cannot open {}: does its folder exist, and may this program write there?",
                      path)};
    case SQLITE_NOTADB:
      return {Kind::damaged, fmt::format("{} is damaged, or not a database of SQLite", path)};
    case SQLITE_CORRUPT:
      return {Kind::damaged, fmt::format("{} is damaged; bring back a backup of it", path)};
    case SQLITE_CONSTRAINT:
      if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY)
        return {Kind::taken, fmt::format("it is there already: {}", message)};
      break;
    default:
      break;
  }
  return {Kind::other, fmt::format("{}: {}", path, message)};
}

}  // namespace cheesemoon::server
