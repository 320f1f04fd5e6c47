#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
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

struct RecordArguments {
  std::string game;
  std::vector<std::string> players;
  std::uint64_t seed = 0;
  std::uint32_t count = 1;
  std::string out;
  std::vector<std::string> options;
};

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
records::Document play_document(const RecordArguments& arguments, const BraveRatsOptions& options,
                                std::uint32_t game) {
  const std::uint64_t stream = std::uint64_t{game} * 4;
  Random chance(arguments.seed, stream);
  std::array<std::unique_ptr<BraveRatsPlayer>, 2> players;
  for (const Seat seat : both_seats)
    players[index(seat)] = players::make_brave_rats_player(
        arguments.players[index(seat)], Random(arguments.seed, stream + 1 + index(seat)));
  records::Document document{options.crowns, {}};
  do {
    document.games.push_back(play_game(options.game, chance, players));
  } while (options.crowns && !champion(crowns_of(document)));
  return document;
}

int record(const RecordArguments& arguments) {
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

}  // namespace

void add_record(CLI::App& app, int& status) {
  auto arguments = std::make_shared<RecordArguments>();
  CLI::App* command = app.add_subcommand("record", "Let bots play and write the records");
  command->add_option("game", arguments->game, "The game: brave-rats")
      ->required()
      ->check(CLI::IsMember({"brave-rats"}));
  command
      ->add_option("--players", arguments->players,
                   "A bot for each seat, as in perfect,random; there are random, perfect, punisher")
      ->required()
      ->delimiter(',');
  command->add_option("--seed", arguments->seed, "The same seed gives the same games")->required();
  command->add_option("--count", arguments->count, "How many games (or matches) to play")
      ->capture_default_str();
  command->add_option("--out", arguments->out,
                      "Write a file for each into this folder; without it one line each to "
                      "standard output");
  command
      ->add_option("--option", arguments->options,
                   "variant=base|traitor|draft|deal, crowns=N for a match; may be repeated")
      ->take_all();
  command->footer(
      "Examples:\n"
      "  cheesemoon record brave-rats --players random,random --seed 7\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 --count 100 --out games\n"
      "  cheesemoon record brave-rats --players random,random --seed 1 --option variant=draft "
      "--option crowns=3");
  command->callback([arguments, &status] { status = record(*arguments); });
}

}  // namespace cheesemoon::cli
