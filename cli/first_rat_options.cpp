#include "cli/first_rat_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/first_rat/names.h"
#include "records/first_rat_library.h"

namespace cheesemoon::cli {

namespace {

template <std::size_t Size>
Result<std::size_t, std::string> place_among(const std::array<std::string_view, Size>& names,
                                             std::string_view key, std::string_view value) {
  const auto found = std::find(names.begin(), names.end(), value);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  return Failure{
      fmt::format("option {}: expected {}, found \"{}\"", key, fmt::join(names, " or "), value)};
}

}  // namespace

Result<first_rat::Options, std::string> read_first_rat_options(
    const std::vector<std::string>& settings, std::size_t people) {
  first_rat::Options options;
  std::string content = "standard";
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
      return Failure{fmt::format("option \"{}\": expected key=value", setting)};
    const std::string key = setting.substr(0, equals);
    const std::string value = setting.substr(equals + 1);
    constexpr std::array<std::string_view, 2> layouts{"standard", "variable"};
    constexpr std::array<std::string_view, 2> comics{"basic", "all"};
    if (key == "path" || key == "tracks" || key == "comics") {
      const auto choice = place_among(key == "comics" ? comics : layouts, key, value);
      if (!choice) return Failure{choice.error()};
      bool& option = key == "path"     ? options.variable_path
                     : key == "tracks" ? options.variable_tracks
                                       : options.all_comics;
      option = *choice == 1;
    } else if (key == "solo") {
      const auto difficulty = place_among(first_rat::difficulty_names, key, value);
      if (!difficulty) return Failure{difficulty.error()};
      options.solo = static_cast<first_rat::Difficulty>(*difficulty);
    } else if (key == "content") {
      content = value;
    } else {
      return Failure{fmt::format(
          "unknown option \"{}\": expected path, tracks, comics, solo or content", key)};
    }
  }
  if (options.solo && people != 1)
    return Failure{fmt::format("alone against Greg plays one, found {} players", people)};
  if (!options.solo && (people < 2 || people > first_rat::most_seats))
    return Failure{fmt::format(
        "First Rat is for 2 to 5 players, found {}; one plays with --option solo=easy", people)};
  options.seats = static_cast<std::uint8_t>(people);
  const auto found = records::FirstRatLibrary::standard().find(content);
  if (!found) return Failure{fmt::format("option content: {}", describe(found.error()))};
  options.content = *found;
  return options;
}

}  // namespace cheesemoon::cli
