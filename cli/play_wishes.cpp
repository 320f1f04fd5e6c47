#include "cli/play_wishes.h"

#include <utility>

#include "hosting/games.h"

namespace cheesemoon::cli {

namespace {

std::vector<std::string> settings_of(const PlayArguments& arguments) {
  std::vector<std::string> settings = arguments.options;
  if (!arguments.variant.empty()) settings.push_back("variant=" + arguments.variant);
  if (!arguments.crowns.empty()) settings.push_back("crowns=" + arguments.crowns);
  return settings;
}

/// How many play if nobody says who.
std::size_t seats_of(const GameDescription& game, const records::Settings& settings) {
  const auto* seats = settings.options.if_contains("seats");
  return seats == nullptr ? game.most_seats : seats->to_number<std::size_t>();
}

}  // namespace

Result<PlayWishes, std::string> read_wishes(const PlayArguments& arguments,
                                            std::string_view others) {
  const GameDescription& game = hosting::games().find(arguments.game)->description();
  const std::vector<std::string> settings = settings_of(arguments);
  std::vector<std::string> players = arguments.players;
  const bool is_duel = !arguments.against.empty() || !arguments.side.empty();
  if (is_duel && !players.empty())
    return Failure{std::string("--against and --side are for two: say --players without them")};
  if (is_duel) {
    players = {"person", arguments.against.empty() ? std::string(others) : arguments.against};
    if (arguments.side == "blue") std::swap(players[0], players[1]);
  }
  auto said = records::read_settings(game, settings, players.size());
  if (!said) return Failure{said.error()};
  if (players.empty()) {
    players.assign(seats_of(game, *said), std::string(others));
    players.front() = "person";
  }
  return PlayWishes{std::move(*said), std::move(players)};
}

}  // namespace cheesemoon::cli
