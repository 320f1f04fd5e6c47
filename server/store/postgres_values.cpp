#include "server/store/postgres_values.h"

#include <fmt/format.h>

#include <charconv>
#include <cstddef>

namespace cheesemoon::server {

namespace {

template <class Number>
Number number_from(std::string_view text) {
  Number number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

Value value_of(const PGresult* result, int row, int column) {
  // The numbers of the types in PostgreSQL's catalogue, which never change.
  constexpr Oid small_integer = 21;
  constexpr Oid integer = 23;
  constexpr Oid big_integer = 20;
  constexpr Oid double_precision = 701;
  if (PQgetisnull(result, row, column) != 0) return std::monostate();
  const std::string_view text(PQgetvalue(result, row, column),
                              static_cast<std::size_t>(PQgetlength(result, row, column)));
  switch (PQftype(result, column)) {
    case small_integer:
    case integer:
    case big_integer:
      return number_from<std::int64_t>(text);
    case double_precision:
      return number_from<double>(text);
    default:
      return std::string(text);
  }
}

}  // namespace

std::optional<std::string> written_for_postgres(const Parameter& parameter) {
  if (const auto* integer = std::get_if<std::int64_t>(&parameter)) return std::to_string(*integer);
  // The shortest text that is read as the same number.
  if (const auto* number = std::get_if<double>(&parameter)) return fmt::format("{}", *number);
  if (const auto* text = std::get_if<std::string_view>(&parameter)) return std::string(*text);
  return std::nullopt;
}

Rows rows_of(const PGresult* result) {
  const int rows = PQntuples(result);
  const int columns = PQnfields(result);
  Rows values;
  values.rows.resize(static_cast<std::size_t>(rows));
  for (int row = 0; row < rows; ++row) {
    auto& cells = values.rows[static_cast<std::size_t>(row)];
    cells.reserve(static_cast<std::size_t>(columns));
    for (int column = 0; column < columns; ++column) cells.push_back(value_of(result, row, column));
  }
  return values;
}

}  // namespace cheesemoon::server
