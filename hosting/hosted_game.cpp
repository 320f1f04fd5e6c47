#include "hosting/hosted_game.h"

#include <fmt/format.h>

#include "hosting/brave_rats_hosting.h"
#include "hosting/first_rat_hosting.h"
#include "hosting/hosted.h"
#include "json/reader.h"

namespace cheesemoon::hosting {

namespace {

template <Hosting H>
ChosenGame chosen(const typename H::Rules::Options& options) {
  return {H::Rules::name, H::seats(options), records::write_options(options),
          [options] { return std::make_unique<Hosted<H>>(options); }};
}

}  // namespace

Result<ChosenGame, std::string> choose_game(std::string_view name,
                                            const boost::json::value& options,
                                            records::FirstRatLibrary& library) {
  std::optional<JsonError> error;
  const JsonReader reader(options, error);
  ChosenGame game;
  if (name == brave_rats::BraveRats::name) {
    const auto read = records::read_brave_rats_options(reader);
    if (!error) game = chosen<BraveRatsHosting>(read);
  } else if (name == first_rat::FirstRat::name) {
    const auto read = records::read_first_rat_options(reader, library);
    if (!error) game = chosen<FirstRatHosting>(read);
  } else {
    return Failure{fmt::format(R"(there is no game "{}": expected "{}" or "{}")", name,
                               brave_rats::BraveRats::name, first_rat::FirstRat::name)};
  }
  if (error) return Failure{describe(*error)};
  return game;
}

}  // namespace cheesemoon::hosting
