#include "hosting/hosted_game.h"

#include <fmt/format.h>

#include "hosting/brave_rats_hosting.h"
#include "hosting/first_rat_hosting.h"
#include "json/reader.h"

namespace cheesemoon::hosting {

Result<std::unique_ptr<HostedGame>, std::string> host_game(std::string_view name,
                                                           const boost::json::value& options,
                                                           records::FirstRatLibrary& library) {
  std::optional<JsonError> error;
  const JsonReader reader(options, error);
  std::unique_ptr<HostedGame> game;
  if (name == brave_rats::BraveRats::name) {
    const auto read = records::read_brave_rats_options(reader);
    if (!error) game = host_brave_rats(read);
  } else if (name == first_rat::FirstRat::name) {
    const auto read = records::read_first_rat_options(reader, library);
    if (!error) game = host_first_rat(read);
  } else {
    return Failure{fmt::format(R"(there is no game "{}": expected "{}" or "{}")", name,
                               brave_rats::BraveRats::name, first_rat::FirstRat::name)};
  }
  if (error) return Failure{describe(*error)};
  return game;
}

}  // namespace cheesemoon::hosting
