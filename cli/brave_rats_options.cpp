#include "cli/brave_rats_options.h"

#include <fmt/format.h>

#include <charconv>
#include <string_view>

namespace cheesemoon::cli {

namespace {

std::optional<std::uint8_t> read_crowns(std::string_view text) {
  int crowns = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), crowns);
  if (error != std::errc() || end != text.data() + text.size() || crowns < 1 ||
      crowns > brave_rats::most_crowns) {
    return std::nullopt;
  }
  return static_cast<std::uint8_t>(crowns);
}

}  // namespace

Result<BraveRatsOptions, std::string> read_brave_rats_options(
    const std::vector<std::string>& settings) {
  BraveRatsOptions options;
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
      return Failure{fmt::format("option \"{}\": expected key=value", setting)};
    const std::string key = setting.substr(0, equals);
    const std::string value = setting.substr(equals + 1);
    if (key == "variant") {
      const auto variant = brave_rats::read_variant(value);
      if (!variant)
        return Failure{fmt::format("option variant: expected {}, found \"{}\"",
                                   variant.error().expected, value)};
      options.game.variant = *variant;
    } else if (key == "crowns") {
      options.crowns = read_crowns(value);
      if (!options.crowns)
        return Failure{fmt::format("option crowns: expected a number from 1 to {}, found \"{}\"",
                                   brave_rats::most_crowns, value)};
    } else {
      return Failure{fmt::format("unknown option \"{}\": expected variant or crowns", key)};
    }
  }
  return options;
}

}  // namespace cheesemoon::cli
