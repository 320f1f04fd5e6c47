#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
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

}  // namespace

int run(const PlayArguments& arguments) {
  if (arguments.game.empty() && (arguments.remote.table.empty() || arguments.remote.server.empty()))
    return complain("play", fmt::format("which game? {}; see cheesemoon play --help",
                                        fmt::join(hosting::games().names(), " or ")));
  return arguments.remote.server.empty() ? play_here(arguments) : play_remote(arguments);
}

}  // namespace cheesemoon::cli
