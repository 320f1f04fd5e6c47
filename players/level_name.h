#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace cheesemoon::players {

/// Both games have opponents of ten strengths.
constexpr std::size_t level_count = 10;
constexpr std::array<std::string_view, level_count> level_names{
    "level1", "level2", "level3", "level4", "level5",
    "level6", "level7", "level8", "level9", "level10"};

/// The level behind a name, counted from 0.
constexpr std::optional<std::size_t> level_of(std::string_view name) {
  for (std::size_t level = 0; level < level_count; ++level) {
    if (level_names[level] == name) return level;
  }
  return std::nullopt;
}

}  // namespace cheesemoon::players
