#include "server/store/postgres_error.h"

#include <fmt/format.h>

namespace cheesemoon::server {

StoreError postgres_error(std::string_view code, std::string_view message) {
  using Kind = StoreError::Kind;
  const std::string line = in_one_line(message);
  if (code == "23505") return {Kind::taken, fmt::format("it is there already: {}", line)};
  // A foreign key fails only if a person is deleted at the same moment: statements ask first.
  if (code == "40001" || code == "40P01" || code == "23503")
    return {Kind::collision,
            fmt::format("another transaction stood in the way; try again later: {}", line)};
  if (code == "55P03")
    return {Kind::busy, "the database is locked by another program; try again later"};
  if (code == "53100")
    return {Kind::full, fmt::format("PostgreSQL has no room left to write: {}", line)};
  if (code == "25006" || code == "42501")
    return {Kind::not_writable,
            fmt::format("the database may not be written by this program: {}", line)};
  if (code == "XX001" || code == "XX002")
    return {Kind::damaged,
            fmt::format("the database is damaged; bring back a backup of it: {}", line)};
  return {Kind::other, fmt::format("PostgreSQL: {}", line)};
}

std::string in_one_line(std::string_view message) {
  std::string line;
  for (const char letter : message) {
    const bool is_blank = letter == '\n' || letter == '\t' || letter == ' ';
    if (!is_blank)
      line += letter;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  if (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

}  // namespace cheesemoon::server
