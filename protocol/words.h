#pragma once

#include <algorithm>
#include <string_view>

namespace cheesemoon::protocol {

constexpr std::string_view blanks = " \t\r\n";

inline std::string_view without_blanks(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// Takes the first word off a text.
inline std::string_view take_word(std::string_view& text) {
  text = without_blanks(text);
  const std::size_t end = std::min(text.find_first_of(blanks), text.size());
  const std::string_view word = text.substr(0, end);
  text = without_blanks(text.substr(end));
  return word;
}

}  // namespace cheesemoon::protocol
