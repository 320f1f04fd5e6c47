#include "server/store/sqlite_statement.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace cheesemoon::server {

namespace {

int bind_one(sqlite3_stmt* statement, int index, const Parameter& parameter) {
  if (const auto* integer = std::get_if<std::int64_t>(&parameter))
    return sqlite3_bind_int64(statement, index, *integer);
  if (const auto* number = std::get_if<double>(&parameter))
    return sqlite3_bind_double(statement, index, *number);
  if (const auto* text = std::get_if<std::string_view>(&parameter)) {
    // A view of nothing may point nowhere, which SQLite takes for NULL.
    const char* letters = text->empty() ? "" : text->data();
    return sqlite3_bind_text64(statement, index, letters, text->size(), nullptr, SQLITE_UTF8);
  }
  return sqlite3_bind_null(statement, index);
}

Value value_of(sqlite3_stmt* statement, int column) {
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
      return std::int64_t{sqlite3_column_int64(statement, column)};
    case SQLITE_FLOAT:
      return sqlite3_column_double(statement, column);
    case SQLITE_NULL:
      return std::monostate();
    default: {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
      if (text == nullptr) return std::monostate();
      return std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
    }
  }
}

}  // namespace

int bind(sqlite3_stmt* statement, std::span<const Parameter> parameters) {
  const auto wanted = static_cast<std::size_t>(sqlite3_bind_parameter_count(statement));
  for (std::size_t number = 1; number <= std::min(wanted, parameters.size()); ++number) {
    const int code = bind_one(statement, static_cast<int>(number), parameters[number - 1]);
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

Row row_of(sqlite3_stmt* statement) {
  const int columns = sqlite3_column_count(statement);
  Row row;
  row.reserve(static_cast<std::size_t>(columns));
  for (int column = 0; column < columns; ++column) row.push_back(value_of(statement, column));
  return row;
}

}  // namespace cheesemoon::server
