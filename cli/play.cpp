#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/remote/play_remote.h"
#include "cli/subcommand.h"
#include "cli/table/local_game.h"
#include "cli/table/local_host.h"
#include "cli/table/table_game.h"
#include "hosting/games.h"

namespace cheesemoon::cli {

namespace {

using Ending = TableGame::Ending;

std::vector<std::string> names_at(const LocalGame& game) {
  std::vector<std::string> names;
  names.reserve(game.chairs.size());
  for (const Chair& chair : game.chairs) names.push_back(chair.name);
  return names;
}

std::vector<Seat> seats_of_people(const LocalGame& game) {
  std::vector<Seat> seats;
  for (std::size_t place = 0; place < game.chairs.size(); ++place)
    if (game.chairs[place].bot.empty()) seats.push_back(static_cast<Seat>(place));
  return seats;
}

/// A table that is hosted here, and its rematches.
int play_here(const PlayArguments& arguments) {
  const Words& words = words_for(arguments.language);
  auto game = local_game(arguments, words);
  if (!game) return complain("play", game.error());

  Terminal terminal = Terminal::standard();
  TypedLines lines(STDIN_FILENO);
  if (const auto level = players::level_of(arguments.against))
    terminal.print_line(
        filled(words.opponent, words.level_names[*level], *level + 1, players::level_count));
  for (int number = 1;; ++number) {
    LocalHost host(*game);
    std::string error;
    const auto keep_record = [&] {
      if (arguments.record.empty()) return;
      const std::string file = file_of_game(arguments.record, number);
      error = write_text(file, host.record() + "\n");
      if (error.empty()) terminal.print_line(filled(words.saved, file));
    };
    TableGame table(terminal, lines, host, words, names_at(*game), {}, keep_record);
    const Ending ending = table.play(seats_of_people(*game));
    terminal.wipe_prompt();
    if (ending == Ending::failed) return complain("play", table.error());
    if (ending == Ending::left) terminal.print_line(words.left);
    if (ending == Ending::input_ended) std::cerr << words.input_ended << '\n';
    if (!table.is_over()) keep_record();
    if (!error.empty()) return complain("play", error);
    if (ending != Ending::rematch) return ending == Ending::input_ended ? failed : success;
    game = rematch_of(std::move(*game), words);
  }
}

int run_play(const PlayArguments& arguments) {
  if (arguments.game.empty() && (arguments.remote.table.empty() || arguments.remote.server.empty()))
    return complain("play", fmt::format("which game? {}; see cheesemoon play --help",
                                        fmt::join(hosting::games().names(), " or ")));
  return arguments.remote.server.empty() ? play_here(arguments) : play_remote(arguments);
}

}  // namespace

void add_play(CLI::App& app, int& status) {
  auto [command, arguments] =
      add_subcommand<PlayArguments>(app, status, "play", "Play a game in this terminal", run_play);
  CLI::Option* game = add_game(command, arguments.game);
  add_players(command, arguments.players,
              "Who sits where, as in person,level3 or person:Anna,person:Ben,greedy; bots are "
              "level1 to level10, random and exec:COMMAND, of First Rat also greedy and search, of "
              "BraveRats perfect and punisher");
  add_options(command, arguments.options);
  command.add_option("--variant", arguments.variant, "Short for --option variant=...");
  command.add_option(
      "--crowns", arguments.crowns,
      "Short for --option crowns=...: play until somebody has this many (the true king needs 3)");
  command.add_option(
      "--against", arguments.against,
      "Short for --players person,...: play against a bot. Without it and --players two people "
      "play BraveRats, and a bot plays First Rat with you");
  command
      .add_option("--side", arguments.side,
                  "Your side of two, red (the first, if nothing is said) or blue")
      ->check(CLI::IsMember({"red", "blue"}));
  add_language(command, arguments.language);
  command.add_option("--record", arguments.record, "Write the record of what was played here");
  command.add_option("--seed", arguments.seed, "Deal and play the same as another time");
  add_patience(command, arguments.patience);
  add_remote_options(command, *game, arguments.remote);
  command.footer(
      "Examples:\n"
      "  cheesemoon play first-rat --players person,greedy,greedy --option comics=all\n"
      "  cheesemoon play first-rat --option solo=medium --language de --record game.json\n"
      "  cheesemoon play brave-rats\n"
      "  cheesemoon play brave-rats --against perfect --language fr\n"
      "  cheesemoon play brave-rats --variant deal --crowns 3 --record match.json\n"
      "  cheesemoon play brave-rats --server http://localhost:8080\n"
      "  cheesemoon play first-rat --server http://localhost:8080 --players person,open,level3\n"
      "  cheesemoon play --server http://localhost:8080 --table bcdfghjkmn");
}

}  // namespace cheesemoon::cli
