#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace cheesemoon::players {

/// Both games have opponents of eight strengths.
constexpr std::size_t level_count = 8;
constexpr std::array<std::string_view, level_count> level_names{
    "level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8"};

/// The level behind a name, counted from 0.
constexpr std::optional<std::size_t> level_of(std::string_view name) {
  const auto found = std::find(level_names.begin(), level_names.end(), name);
  if (found == level_names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - level_names.begin());
}

}  // namespace cheesemoon::players
