#include "records/game_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "engine/core/read_number.h"

namespace cheesemoon::records {

namespace {

constexpr std::string_view seats_option = "seats";
constexpr std::string_view crowns_option = "crowns";

bool has(const GameOption& option, std::size_t seats) {
  return option.only_with_seats == 0 || option.only_with_seats == seats;
}

std::vector<std::string_view> names_of(const GameDescription& game) {
  std::vector<std::string_view> names;
  if (has_seats_to_choose(game)) names.push_back(seats_option);
  for (const GameOption& option : game.options) names.push_back(option.name);
  return names;
}

/// `easy, medium or difficult`
std::string one_of(std::span<const std::string_view> names) {
  if (names.size() < 2) return std::string(names.empty() ? "none" : names.front());
  return fmt::format("{} or {}", fmt::join(names.first(names.size() - 1), ", "), names.back());
}

std::string read_value(const JsonReader& reader, const GameOption& option) {
  if (reader.is_null()) reader.fail(fmt::format("expected {}, found null", one_of(option.values)));
  const std::string_view found = reader.text();
  const bool is_known =
      std::find(option.values.begin(), option.values.end(), found) != option.values.end();
  if (reader.ok() && !is_known && !option.has_more_values)
    reader.fail(fmt::format("expected {}, found \"{}\"", one_of(option.values), found));
  return std::string(found);
}

/// How many play is said by the players, not by a setting.
std::vector<std::string_view> names_of_settings(const GameDescription& game) {
  std::vector<std::string_view> names;
  for (const GameOption& option : game.options) names.push_back(option.name);
  if (game.most_crowns > 0) names.push_back(crowns_option);
  return names;
}

std::string seats_in_words(const GameDescription& game) {
  return has_seats_to_choose(game) ? fmt::format("{} to {}", game.least_seats, game.most_seats)
                                   : fmt::to_string(game.most_seats);
}

std::size_t seats_that_fit(const GameDescription& game, const boost::json::object& said) {
  for (const GameOption& option : game.options) {
    const auto* value = said.if_contains(option.name);
    if (option.only_with_seats != 0 && value != nullptr && !value->is_null())
      return option.only_with_seats;
  }
  return game.usual_seats;
}

}  // namespace

OptionValues read_options(const JsonReader& reader, const GameDescription& game) {
  OptionValues chosen;
  reader.allow_only(names_of(game));
  chosen.seats = has_seats_to_choose(game)
                     ? static_cast<std::size_t>(reader.member(seats_option)
                                                    .number(static_cast<int>(game.least_seats),
                                                            static_cast<int>(game.most_seats)))
                     : game.most_seats;
  for (const GameOption& option : game.options) {
    const JsonReader member = reader.member(option.name);
    if (has(option, chosen.seats)) {
      chosen.values[option.name] = read_value(member, option);
    } else if (reader.ok() && !member.is_null()) {
      member.fail(fmt::format("only with {} {}, found {}", option.only_with_seats,
                              option.only_with_seats == 1 ? "seat" : "seats", chosen.seats));
    }
  }
  return chosen;
}

boost::json::object write_options(const GameDescription& game, const OptionValues& chosen) {
  boost::json::object object;
  if (has_seats_to_choose(game)) object[seats_option] = chosen.seats;
  for (const GameOption& option : game.options) {
    boost::json::value& value = object[option.name];
    if (has(option, chosen.seats)) value = chosen[option.name];
  }
  return object;
}

boost::json::object with_usual_options(const GameDescription& game, boost::json::object said) {
  if (has_seats_to_choose(game) && !said.contains(seats_option))
    said[seats_option] = seats_that_fit(game, said);
  const auto* written = said.if_contains(seats_option);
  const boost::json::value seats = written != nullptr ? *written : nullptr;
  for (const GameOption& option : game.options) {
    if (said.contains(option.name)) continue;
    boost::json::value& value = said[option.name];
    if (option.only_with_seats == 0 || seats == boost::json::value(option.only_with_seats))
      value = option.values.front();
  }
  return said;
}

Result<Settings, std::string> read_settings(const GameDescription& game,
                                            std::span<const std::string> settings,
                                            std::size_t seats) {
  if (seats != 0 && (seats < game.least_seats || seats > game.most_seats))
    return Failure{
        fmt::format("{} is for {} players, found {}", game.title, seats_in_words(game), seats)};
  Settings said;
  if (seats != 0 && has_seats_to_choose(game)) said.options[seats_option] = seats;
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
      return Failure{fmt::format("option \"{}\": expected key=value", setting)};
    const std::string name = setting.substr(0, equals);
    const std::string value = setting.substr(equals + 1);
    if (name == crowns_option && game.most_crowns > 0) {
      said.crowns =
          read_number<std::uint8_t>(value, 1, static_cast<std::uint8_t>(game.most_crowns));
      if (!said.crowns)
        return Failure{fmt::format("option crowns: expected a number from 1 to {}, found \"{}\"",
                                   game.most_crowns, value)};
      continue;
    }
    const auto names = names_of_settings(game);
    if (std::find(names.begin(), names.end(), name) == names.end())
      return Failure{fmt::format("unknown option \"{}\": expected {}", name, one_of(names))};
    said.options[name] = value;
  }
  said.options = with_usual_options(game, std::move(said.options));
  return said;
}

}  // namespace cheesemoon::records
