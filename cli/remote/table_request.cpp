#include "cli/remote/table_request.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "cli/play_wishes.h"
#include "cli/remote/clock_option.h"

namespace cheesemoon::cli {

namespace json = boost::json;

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
