#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace cheesemoon::server {

/// What the hall has done since it is there.
struct HallCounts {
  std::uint64_t commands_done = 0;
  std::map<std::string, std::uint64_t, std::less<>> refused;
  std::uint64_t tables_made = 0;
  std::uint64_t tables_loaded = 0;
  std::uint64_t tables_over = 0;
  std::uint64_t bot_answers = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t appends_failed = 0;
  /// How long it took until commands were durable, by the upper bounds below; the last has none.
  static constexpr std::array<int, 9> bounds_in_milliseconds{1, 2, 5, 10, 20, 50, 100, 500, 2000};
  std::array<std::uint64_t, bounds_in_milliseconds.size() + 1> durable_within{};
  std::uint64_t durable_milliseconds = 0;
};

}  // namespace cheesemoon::server
