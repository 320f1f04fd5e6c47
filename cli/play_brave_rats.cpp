#include <iostream>
#include <memory>

#include "cli/any_player.h"
#include "cli/brave_rats_options.h"
#include "cli/brave_rats_table.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/fresh_seed.h"

namespace cheesemoon::cli {

int play_brave_rats(const PlayArguments& arguments) {
  const Words* words = words_for(arguments.language);
  if (words == nullptr) return complain("play", no_such_language(arguments.language));
  if (!arguments.players.empty() || !arguments.options.empty())
    return complain("play", "--players and --option are for first-rat; see cheesemoon play --help");
  std::vector<std::string> settings;
  if (!arguments.variant.empty()) settings.push_back("variant=" + arguments.variant);
  if (!arguments.crowns.empty()) settings.push_back("crowns=" + arguments.crowns);
  const auto options = read_brave_rats_options(settings);
  if (!options) return complain("play", options.error());

  // Stream 0 of the seed is chance's, the bot has its own.
  const std::uint64_t seed = arguments.seed.value_or(fresh_seed());
  std::array<std::unique_ptr<BraveRatsTable::Bot>, 2> bots;
  if (!arguments.against.empty()) {
    const Seat bot_seat = arguments.side == "blue" ? Seat::one : Seat::two;
    bots[index(bot_seat)] =
        make_player<brave_rats::BraveRats>(arguments.against, Random(seed, 1), arguments.patience);
    if (bots[index(bot_seat)] == nullptr)
      return complain("play", no_such_player<brave_rats::BraveRats>(arguments.against));
  }

  Terminal terminal = Terminal::standard();
  if (const auto level = players::level_of(arguments.against))
    terminal.print_line(
        filled(words->opponent, words->level_names[*level], *level + 1, players::level_count));
  BraveRatsTable table(terminal, *words, std::move(bots), Random(seed, 0));
  const auto ending = table.play(options->game, options->crowns);
  if (ending == BraveRatsTable::Ending::left) terminal.print_line(words->left);
  if (ending == BraveRatsTable::Ending::input_ended) {
    terminal.print_line();
    std::cerr << words->input_ended << '\n';
  }
  if (!arguments.record.empty()) {
    const std::string error = write_text(arguments.record, write_document(table.document()) + "\n");
    if (!error.empty()) return complain("play", error);
    terminal.print_line(filled(words->saved, arguments.record));
  }
  return ending == BraveRatsTable::Ending::input_ended ? failed : success;
}

}  // namespace cheesemoon::cli
