#pragma once

#include <cstddef>
#include <string_view>

/// What the tests ask of a text.
namespace cheesemoon::cli {

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

inline std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// How many places a format has to be filled.
inline std::size_t places(std::string_view format) {
  return count(format, "{}");
}

}  // namespace cheesemoon::cli
