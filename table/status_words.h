#pragma once

#include <array>
#include <string_view>

#include "table/table.h"

namespace cheesemoon::table {

// What programs read. Each by the order of its enumeration.

constexpr std::string_view occupant_word(Occupant::Kind kind) {
  constexpr std::array<std::string_view, 3> words{"open", "person", "bot"};
  return words[static_cast<std::size_t>(kind)];
}

/// Nothing for those who are there.
constexpr std::string_view gone_word(Occupant::Gone gone) {
  constexpr std::array<std::string_view, 3> words{"", "resigned", "timed_out"};
  return words[static_cast<std::size_t>(gone)];
}

constexpr std::string_view ending_word(Ending::Kind kind) {
  constexpr std::array<std::string_view, 5> words{"finished", "resigned", "timed_out", "agreed",
                                                  "closed"};
  return words[static_cast<std::size_t>(kind)];
}

}  // namespace cheesemoon::table
