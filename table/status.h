#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cheesemoon::table {

enum class Status : std::uint8_t { open, playing, over };

/// What programs read.
constexpr std::string_view status_word(Status status) {
  constexpr std::array<std::string_view, 3> words{"open", "playing", "over"};
  return words[static_cast<std::size_t>(status)];
}

}  // namespace cheesemoon::table
