#include "cli/remote/table_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <charconv>
#include <cstdint>
#include <optional>

namespace cheesemoon::cli {

namespace json = boost::json;

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

Result<json::object, std::string> read_clock(std::string_view text) {
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
  json::object clock{{"kind", is_for_game ? "game" : "turn"}, {"seconds", *seconds}};
  if (is_for_game) clock["increment"] = *increment;
  return clock;
}

Result<json::object, std::string> table_request(const PlayArguments& arguments) {
  auto wishes = read_wishes(arguments, "open");
  if (!wishes) return Failure{wishes.error()};
  const std::vector<std::string>& players = wishes->players;
  if (std::any_of(players.begin(), players.end(),
                  [](const std::string& player) { return player.starts_with("person:"); }))
    return Failure{
        std::string("on a server everybody at this keyboard has one name, that of --name: say "
                    "person without it")};
  if (std::count(players.begin(), players.end(), "person") == 0)
    return Failure{std::string(
        "name who plays at this keyboard among the --players, and open seats for others, as in "
        "person,open,level3")};
  json::object request{{"game", arguments.game},
                       {"options", std::move(wishes->settings.options)},
                       {"seats", json::array(players.begin(), players.end())},
                       {"public", arguments.remote.is_public},
                       {"rated", arguments.remote.is_rated}};
  if (wishes->settings.crowns) request["crowns"] = *wishes->settings.crowns;
  if (!arguments.remote.clock.empty()) {
    auto clock = read_clock(arguments.remote.clock);
    if (!clock) return Failure{clock.error()};
    request["clock"] = std::move(*clock);
  }
  return request;
}

}  // namespace cheesemoon::cli
