#pragma once

#include <charconv>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>

namespace cheesemoon {

/// The number that a text is, from `least` to `most` and with nothing before or behind it.
template <class Number>
std::optional<Number> read_number(std::string_view text,
                                  Number least = std::numeric_limits<Number>::lowest(),
                                  Number most = std::numeric_limits<Number>::max()) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || number < least || number > most)
    return std::nullopt;
  return number;
}

}  // namespace cheesemoon
