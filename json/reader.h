#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "json/error.h"

namespace cheesemoon {

/// The largest text that is read.
constexpr std::size_t max_text_size = 16U << 20U;

/// Parses JSON; an error names line and column.
Result<boost::json::value, JsonError> parse_json(std::string_view text);

/// A value of a JSON text together with its place there, so that whatever is wrong with it can be
/// said with that place. The first error is kept; after it everything reads as empty.
class JsonReader {
 public:
  JsonReader(const boost::json::value& value, std::optional<JsonError>& error)
      : value_(&value), error_(&error) {}

  [[nodiscard]] bool ok() const { return !error_->has_value(); }
  [[nodiscard]] const std::optional<JsonError>& error() const { return *error_; }
  void fail(std::string what) const;

  /// The member of that name, which has to be there.
  [[nodiscard]] JsonReader member(std::string_view key) const;
  [[nodiscard]] bool has(std::string_view key) const;
  [[nodiscard]] bool is_null() const { return ok() && value_->is_null(); }
  [[nodiscard]] std::vector<JsonReader> elements(std::size_t at_most) const;

  /// Complains of every member that is not one of these.
  void allow_only(std::span<const std::string_view> keys) const;
  void allow_only(std::initializer_list<std::string_view> keys) const {
    allow_only(std::span(keys.begin(), keys.size()));
  }

  [[nodiscard]] std::string_view text() const;
  [[nodiscard]] int number(int from, int to) const;
  [[nodiscard]] bool truth() const;
  /// As people count them, from 1.
  [[nodiscard]] Seat seat() const;
  /// The object itself, for whoever keeps it without reading it; nothing if it is none.
  [[nodiscard]] const boost::json::object* object() const;
  /// As it is; null after an error.
  [[nodiscard]] const boost::json::value& json() const;
  void require_text(std::string_view expected) const;

 private:
  JsonReader(const boost::json::value* value, std::string place, std::optional<JsonError>* error)
      : value_(value), place_(std::move(place)), error_(error) {}

  const boost::json::value* value_;
  std::string place_;
  std::optional<JsonError>* error_;
};

}  // namespace cheesemoon
