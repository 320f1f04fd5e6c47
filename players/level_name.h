#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace cheesemoon::players {

/// Both games have opponents of eight strengths, `level1` to `level8`.
constexpr std::size_t level_count = 8;

/// The level behind a name, counted from 0.
constexpr std::optional<std::size_t> level_of(std::string_view name) {
  constexpr std::string_view word = "level";
  if (name.size() != word.size() + 1 || !name.starts_with(word)) return std::nullopt;
  const char digit = name.back();
  if (digit < '1' || digit > '8') return std::nullopt;
  return static_cast<std::size_t>(digit - '1');
}

}  // namespace cheesemoon::players
