#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game_description.h"
#include "engine/core/result.h"
#include "json/reader.h"

namespace cheesemoon::records {

/// What was chosen of everything that a game's description leaves open.
struct OptionValues {
  std::size_t seats = 0;
  /// By the names of the options; those that such a game does not have are missing.
  std::map<std::string_view, std::string> values;

  [[nodiscard]] std::string_view operator[](std::string_view option) const {
    const auto found = values.find(option);
    return found == values.end() ? std::string_view() : found->second;
  }
};

/// Reads options as records have them, where every one of them is written out: nothing else is
/// allowed, and values have to be those of the description.
OptionValues read_options(const JsonReader& reader, const GameDescription& game);
boost::json::object write_options(const GameDescription& game, const OptionValues& chosen);

/// Options of which some are said, with the others as usual. An option that only some numbers of
/// seats have brings its number.
boost::json::object with_usual_options(const GameDescription& game, boost::json::object said);

/// What is said of a game on a command line.
struct Settings {
  /// As in records, every one of them written out, but not yet compared with the description.
  boost::json::object options;
  std::optional<std::uint8_t> crowns;
};

/// From `path=variable`, and `crowns=3` of games that are played for crowns, for so many seats; 0:
/// as many as usual. The error is a sentence.
Result<Settings, std::string> read_settings(const GameDescription& game,
                                            std::span<const std::string> settings,
                                            std::size_t seats);

}  // namespace cheesemoon::records
