#include "cli/remote/clock_option.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>

namespace cheesemoon::cli {

namespace {

/// `45s`, `10m`, `2h` or `1d`.
std::optional<std::int64_t> read_seconds(std::string_view text) {
  constexpr std::int64_t most = 1'000'000;
  std::int64_t amount = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), amount);
  if (error != std::errc() || end + 1 != text.data() + text.size()) return std::nullopt;
  if (amount < 0 || amount > most) return std::nullopt;
  switch (*end) {
    case 's':
      return amount;
    case 'm':
      return amount * 60;
    case 'h':
      return amount * 3'600;
    case 'd':
      return amount * 86'400;
    default:
      return std::nullopt;
  }
}

}  // namespace

Result<boost::json::object, std::string> read_clock(std::string_view text) {
  const std::size_t plus = text.find('+');
  const bool is_for_game = plus != std::string_view::npos;
  const auto seconds = read_seconds(text.substr(0, plus));
  const auto increment =
      is_for_game ? read_seconds(text.substr(plus + 1)) : std::optional<std::int64_t>(0);
  if (!seconds || !increment)
    return Failure{
        fmt::format("--clock: expected 30s or 1d for each turn, or 10m+5s for the whole "
                    "game, found \"{}\"",
                    text)};
  boost::json::object clock{{"kind", is_for_game ? "game" : "turn"}, {"seconds", *seconds}};
  if (is_for_game) clock["increment"] = *increment;
  return clock;
}

}  // namespace cheesemoon::cli
