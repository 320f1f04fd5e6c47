#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <filesystem>
#include <iostream>
#include <memory>

#include "cli/brave_rats_options.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "players/brave_rats_players.h"
#include "records/document.h"
#include "records/recorded_game.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;
using BraveRatsPlayer = players::Player<BraveRats>;

int complain(std::string_view what) {
  std::cerr << "cheesemoon record: " << what << '\n';
  return bad_input;
}

records::BraveRatsRecord play_game(const brave_rats::Options& options, Random& chance,
                                   const std::array<std::unique_ptr<BraveRatsPlayer>, 2>& players) {
  records::RecordedGame<BraveRats> game(options);
  while (!BraveRats::is_terminal(game.state())) {
    const Seat seat = BraveRats::actors(game.state()).first();
    if (seat == Seat::chance) {
      game.draw_chance(chance);
      continue;
    }
    const auto offered = BraveRats::legal_actions(game.state(), seat);
    const auto action = players[index(seat)]->choose(BraveRats::observe(game.state(), seat),
                                                     {offered.data(), offered.size()});
    (void)game.apply(seat, action);
  }
  return game.record();
}

/// Game number `game` of a seed: its random numbers do not depend on any other game's.
records::BraveRatsDocument play_document(const RecordArguments& arguments,
                                         const BraveRatsOptions& options, std::uint32_t game) {
  const std::uint64_t stream = std::uint64_t{game} * 4;
  Random chance(arguments.seed, stream);
  std::array<std::unique_ptr<BraveRatsPlayer>, 2> players;
  for (const Seat seat : both_seats)
    players[index(seat)] = players::make_brave_rats_player(
        arguments.players[index(seat)], Random(arguments.seed, stream + 1 + index(seat)));
  records::BraveRatsDocument document{options.crowns, {}};
  do {
    document.games.push_back(play_game(options.game, chance, players));
  } while (options.crowns && !champion(crowns_of(document)));
  return document;
}

}  // namespace

int run(const RecordArguments& arguments) {
  const auto options = read_brave_rats_options(arguments.options);
  if (!options) return complain(options.error());
  if (arguments.players.size() != 2)
    return complain(fmt::format("--players: expected two names as in random,random, found {}",
                                arguments.players.size()));
  for (const std::string& name : arguments.players) {
    if (players::make_brave_rats_player(name, Random(0)) == nullptr)
      return complain(fmt::format("no player \"{}\": expected {}", name,
                                  fmt::join(players::brave_rats_player_names(), ", ")));
  }
  if (!arguments.out.empty()) {
    std::error_code error;
    std::filesystem::create_directories(arguments.out, error);
    if (error) return complain(fmt::format("cannot make {}: {}", arguments.out, error.message()));
  }
  for (std::uint32_t game = 1; game <= arguments.count; ++game) {
    const std::string text = write_document(play_document(arguments, *options, game)) + "\n";
    if (arguments.out.empty()) {
      std::cout << text;
      continue;
    }
    const std::string path =
        fmt::format("{}/{}-{}-{}.json", arguments.out, BraveRats::name, arguments.seed, game);
    const std::string error = write_text(path, text);
    if (!error.empty()) return complain(error);
  }
  if (!arguments.out.empty())
    std::cerr << fmt::format(
        "{} written to {}\n",
        arguments.count == 1 ? "1 record" : fmt::format("{} records", arguments.count),
        arguments.out);
  return success;
}

}  // namespace cheesemoon::cli
