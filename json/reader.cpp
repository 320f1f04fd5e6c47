#include "json/reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/parser.hpp>
#include <boost/json/serialize.hpp>

#include "json/utf8.h"

namespace cheesemoon {

namespace {

/// A value for whatever an earlier error made unreadable.
const boost::json::value nothing;

std::string line_and_column(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
  return fmt::format("line {}, column {}", lines + 1, offset - line_start + 1);
}

std::string excerpt(const boost::json::value& value) {
  constexpr std::size_t longest = 40;
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  std::string text = boost::json::serialize(value);
  if (text.size() <= longest) return text;
  return std::string(beginning_of(text, longest)) + "...";
}

}  // namespace

Result<boost::json::value, JsonError> parse_json(std::string_view text) {
  if (text.size() > max_text_size)
    return Failure{JsonError{"", fmt::format("longer than {} bytes", max_text_size)}};
  boost::json::parser parser;
  boost::json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read < text.size()) error = boost::json::error::extra_data;
  if (error) return Failure{JsonError{line_and_column(text, read), "not JSON: " + error.message()}};
  return parser.release();
}

void JsonReader::fail(std::string what) const {
  if (ok()) *error_ = JsonError{place_, std::move(what)};
}

const boost::json::object* JsonReader::object() const {
  if (!ok()) return nullptr;
  if (!value_->is_object()) {
    fail(fmt::format("expected an object {{...}}, found {}", excerpt(*value_)));
    return nullptr;
  }
  return &value_->get_object();
}

bool JsonReader::has(std::string_view key) const {
  const auto* members = object();
  return members != nullptr && members->contains(key);
}

JsonReader JsonReader::member(std::string_view key) const {
  const std::string place = place_.empty() ? std::string(key) : fmt::format("{}.{}", place_, key);
  const auto* members = object();
  const boost::json::value* found = members != nullptr ? members->if_contains(key) : nullptr;
  if (found == nullptr) {
    fail(fmt::format("\"{}\" is missing", key));
    return {&nothing, place, error_};
  }
  return {found, place, error_};
}

std::vector<JsonReader> JsonReader::elements(std::size_t at_most) const {
  if (!ok()) return {};
  if (!value_->is_array()) {
    fail(fmt::format("expected a list [...], found {}", excerpt(*value_)));
    return {};
  }
  const auto& list = value_->get_array();
  if (list.size() > at_most) {
    fail(fmt::format("expected at most {} elements, found {}", at_most, list.size()));
    return {};
  }
  std::vector<JsonReader> readers;
  readers.reserve(list.size());
  for (const auto& element : list)
    readers.push_back({&element, fmt::format("{}[{}]", place_, readers.size()), error_});
  return readers;
}

void JsonReader::allow_only(std::span<const std::string_view> keys) const {
  const auto* members = object();
  if (members == nullptr) return;
  for (const auto& member : *members) {
    const std::string_view key(member.key().data(), member.key().size());
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      fail(fmt::format("unknown member {}; expected {}",
                       boost::json::serialize(boost::json::value(member.key())),
                       fmt::join(keys, ", ")));
  }
}

std::string_view JsonReader::text() const {
  if (!ok()) return {};
  if (!value_->is_string()) {
    fail(fmt::format("expected a text, found {}", excerpt(*value_)));
    return {};
  }
  const auto& string = value_->get_string();
  return {string.data(), string.size()};
}

int JsonReader::number(int from, int to) const {
  if (!ok()) return from;
  boost::json::error_code error;
  const auto whole = value_->to_number<std::int64_t>(error);
  if (error || value_->is_double() || whole < from || whole > to) {
    fail(
        fmt::format("expected a whole number from {} to {}, found {}", from, to, excerpt(*value_)));
    return from;
  }
  return static_cast<int>(whole);
}

Seat JsonReader::seat() const {
  return static_cast<Seat>(number(1, static_cast<int>(seat_limit)) - 1);
}

bool JsonReader::truth() const {
  if (!ok()) return false;
  if (!value_->is_bool()) fail(fmt::format("expected true or false, found {}", excerpt(*value_)));
  return ok() && value_->get_bool();
}

const boost::json::value& JsonReader::json() const {
  return ok() ? *value_ : nothing;
}

void JsonReader::require_text(std::string_view expected) const {
  const std::string_view found = text();
  if (ok() && found != expected)
    fail(fmt::format("expected \"{}\", found {}", expected, excerpt(*value_)));
}

}  // namespace cheesemoon
