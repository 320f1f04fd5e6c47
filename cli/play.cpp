#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <random>

#include "cli/brave_rats_options.h"
#include "cli/brave_rats_table.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "players/brave_rats_players.h"

namespace cheesemoon::cli {

namespace {

struct PlayArguments {
  std::string game;
  std::string variant = "base";
  std::string crowns;
  std::string against;
  std::string side = "red";
  std::string language;
  std::string record;
  std::optional<std::uint64_t> seed;
};

std::uint64_t fresh_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

int complain(std::string_view what) {
  std::cerr << "cheesemoon play: " << what << '\n';
  return bad_input;
}

int play(const PlayArguments& arguments) {
  const Words* words = words_for(arguments.language);
  if (words == nullptr) return complain(no_such_language(arguments.language));
  std::vector<std::string> settings{"variant=" + arguments.variant};
  if (!arguments.crowns.empty()) settings.push_back("crowns=" + arguments.crowns);
  const auto options = read_brave_rats_options(settings);
  if (!options) return complain(options.error());

  // Stream 0 of the seed is chance's, the bot has its own.
  const std::uint64_t seed = arguments.seed.value_or(fresh_seed());
  std::array<std::unique_ptr<BraveRatsTable::Bot>, 2> bots;
  if (!arguments.against.empty()) {
    const Seat bot_seat = arguments.side == "red" ? Seat::two : Seat::one;
    bots[index(bot_seat)] = players::make_brave_rats_player(arguments.against, Random(seed, 1));
    if (bots[index(bot_seat)] == nullptr)
      return complain(fmt::format("no player \"{}\": expected {}", arguments.against,
                                  fmt::join(players::brave_rats_player_names(), ", ")));
  }

  Terminal terminal = Terminal::standard();
  BraveRatsTable table(terminal, *words, std::move(bots), Random(seed, 0));
  const auto ending = table.play(options->game, options->crowns);
  if (ending == BraveRatsTable::Ending::left) terminal.print_line(words->left);
  if (ending == BraveRatsTable::Ending::input_ended) {
    terminal.print_line();
    std::cerr << words->input_ended << '\n';
  }
  if (!arguments.record.empty()) {
    const std::string error = write_text(arguments.record, write_document(table.document()) + "\n");
    if (!error.empty()) return complain(error);
    terminal.print_line(fill(words->saved, arguments.record));
  }
  return ending == BraveRatsTable::Ending::input_ended ? failed : success;
}

}  // namespace

void add_play(CLI::App& app, int& status) {
  auto arguments = std::make_shared<PlayArguments>();
  CLI::App* command = app.add_subcommand("play", "Play a game in this terminal");
  command->add_option("game", arguments->game, "The game: brave-rats")
      ->required()
      ->check(CLI::IsMember({"brave-rats"}));
  command->add_option("--variant", arguments->variant, "base, traitor, draft or deal")
      ->capture_default_str();
  command->add_option("--crowns", arguments->crowns,
                      "Play games until one side has this many crowns (the true king needs 3)");
  command->add_option(
      "--against", arguments->against,
      "Play against a bot: random, perfect or punisher. Without it two people play");
  command->add_option("--side", arguments->side, "Your side against a bot: red or blue")
      ->check(CLI::IsMember({"red", "blue"}))
      ->capture_default_str();
  command->add_option("--language", arguments->language,
                      "en, de or fr (default: what the environment says)");
  command->add_option("--record", arguments->record, "Write the record of what was played here");
  command->add_option("--seed", arguments->seed, "Deal and play the same as another time");
  command->footer(
      "Examples:\n"
      "  cheesemoon play brave-rats\n"
      "  cheesemoon play brave-rats --against perfect --language fr\n"
      "  cheesemoon play brave-rats --variant deal --crowns 3 --record match.json");
  command->callback([arguments, &status] { status = play(*arguments); });
}

}  // namespace cheesemoon::cli
