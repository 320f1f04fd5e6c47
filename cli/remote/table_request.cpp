#include "cli/remote/table_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <charconv>

#include "cli/remote/clock_option.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::cli {

namespace {

namespace json = boost::json;

Result<json::object, std::string> brave_rats_request(const PlayArguments& arguments) {
  if (!arguments.players.empty() || !arguments.options.empty())
    return Failure{
        std::string("--players and --option are for first-rat; see cheesemoon play --help")};
  json::array seats{"person", arguments.against.empty() ? "open" : arguments.against};
  if (arguments.side == "blue") std::swap(seats[0], seats[1]);
  json::object request{
      {"options", {{"variant", arguments.variant.empty() ? "base" : arguments.variant}}},
      {"seats", std::move(seats)}};
  if (arguments.crowns.empty()) return request;
  const std::string& text = arguments.crowns;
  int crowns = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), crowns);
  if (error != std::errc() || end != text.data() + text.size())
    return Failure{fmt::format("option crowns: expected a number, found \"{}\"", text)};
  request["crowns"] = crowns;
  return request;
}

Result<json::object, std::string> first_rat_request(const PlayArguments& arguments) {
  if (!arguments.variant.empty() || !arguments.crowns.empty() || !arguments.against.empty() ||
      !arguments.side.empty())
    return Failure{std::string(
        "--variant, --crowns, --against and --side are for brave-rats; see cheesemoon play "
        "--help")};
  json::object options{{"path", "standard"},
                       {"tracks", "standard"},
                       {"comics", "basic"},
                       {"solo", nullptr},
                       {"content", "standard"}};
  for (const std::string& setting : arguments.options) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
      return Failure{fmt::format("option \"{}\": expected key=value", setting)};
    options[setting.substr(0, equals)] = setting.substr(equals + 1);
  }
  json::array seats(arguments.players.begin(), arguments.players.end());
  if (seats.empty()) {
    seats.emplace_back("person");
    if (options["solo"].is_null()) seats.emplace_back("open");
  }
  if (std::count(seats.begin(), seats.end(), "person") == 0)
    return Failure{std::string(
        "name who plays at this keyboard among the --players, and open seats for others, as in "
        "person,open,level3")};
  options["seats"] = seats.size();
  return json::object{{"options", std::move(options)}, {"seats", std::move(seats)}};
}

}  // namespace

Result<json::object, std::string> table_request(const PlayArguments& arguments) {
  auto request = arguments.game == first_rat::FirstRat::name ? first_rat_request(arguments)
                                                             : brave_rats_request(arguments);
  if (!request) return request;
  (*request)["game"] = arguments.game;
  (*request)["public"] = arguments.remote.is_public;
  (*request)["rated"] = arguments.remote.is_rated;
  if (!arguments.remote.clock.empty()) {
    auto clock = read_clock(arguments.remote.clock);
    if (!clock) return Failure{clock.error()};
    (*request)["clock"] = std::move(*clock);
  }
  return request;
}

}  // namespace cheesemoon::cli
