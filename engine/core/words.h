#pragma once

#include <cstddef>
#include <string_view>

// Takes texts to pieces, from left to right.
namespace cheesemoon {

/// A text less the blanks at both ends.
constexpr std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// Takes what stands before the separator off a text, and the separator; all of it if there is
/// none.
constexpr std::string_view cut(std::string_view& text, char separator) {
  const std::size_t place = text.find(separator);
  const std::string_view part = text.substr(0, place);
  text.remove_prefix(place == std::string_view::npos ? text.size() : place + 1);
  return part;
}

/// Takes the first word off a text, and the blanks around it.
constexpr std::string_view take_word(std::string_view& text) {
  text = without_blanks(text);
  const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
  text = without_blanks(text.substr(word.size()));
  return word;
}

}  // namespace cheesemoon
