#include "server/store/database.h"

#include <cmath>

#include "server/store/plain_text.h"

namespace cheesemoon::server {

namespace {

bool can_be_kept(const Parameter& parameter) {
  if (const auto* text = std::get_if<std::string_view>(&parameter)) return is_plain_text(*text);
  if (const auto* number = std::get_if<double>(&parameter)) return std::isfinite(*number);
  return true;
}

}  // namespace

StoreResult<Rows> Database::run(std::string_view sql, std::initializer_list<Parameter> parameters) {
  for (const Parameter& parameter : parameters)
    if (!can_be_kept(parameter))
      return Failure{StoreError{StoreError::Kind::refused,
                                "cannot keep text that is not UTF-8 or has a zero in it, nor "
                                "numbers that are infinite or none"}};
  return execute(sql, std::span<const Parameter>(parameters.begin(), parameters.size()));
}

Parameter nullable(const std::optional<std::string>& text) {
  if (!text) return std::monostate();
  return std::string_view(*text);
}

Parameter nullable(std::optional<std::int64_t> number) {
  if (!number) return std::monostate();
  return *number;
}

std::int64_t integer_of(const Value& value) {
  return optional_integer_of(value).value_or(0);
}

std::optional<std::int64_t> optional_integer_of(const Value& value) {
  const auto* integer = std::get_if<std::int64_t>(&value);
  if (integer == nullptr) return std::nullopt;
  return *integer;
}

double number_of(const Value& value) {
  const auto* number = std::get_if<double>(&value);
  return number == nullptr ? 0 : *number;
}

std::string text_of(const Value& value) {
  return optional_text_of(value).value_or(std::string());
}

std::optional<std::string> optional_text_of(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  if (text == nullptr) return std::nullopt;
  return *text;
}

}  // namespace cheesemoon::server
