#include "cli/command_groups.h"
#include "cli/commands.h"
#include "cli/common_options.h"
#include "cli/remote/remote_options.h"
#include "cli/subcommand.h"
#include "engine/core/perft.h"

namespace cheesemoon::cli {

namespace {

void add_play(CLI::App& app, int& status) {
  auto [command, arguments] =
      add_subcommand<PlayArguments>(app, status, "play", "Play a game in this terminal");
  CLI::Option* game = add_game(command, arguments.game);
  add_players(command, arguments.players,
              "Who sits where, as in person,level3 or person:Anna,person:Ben,greedy; bots are "
              "level1 to level8, random and exec:COMMAND, of First Rat also greedy and search, of "
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

void add_record(CLI::App& app, int& status) {
  auto [command, arguments] =
      add_subcommand<RecordArguments>(app, status, "record", "Let bots play and write the records");
  add_game(command, arguments.game)->required();
  add_players(command, arguments.players,
              "A bot for each seat, as in perfect,random; the same as for match")
      ->required();
  command.add_option("--seed", arguments.seed, "The same seed gives the same games")->required();
  command.add_option("--count", arguments.count, "How many games (or matches) to play")
      ->capture_default_str();
  command.add_option("--out", arguments.out,
                     "Write a file for each into this folder; without it one line each to "
                     "standard output");
  add_options(command, arguments.options);
  add_patience(command, arguments.patience);
  command.footer(
      "Examples:\n"
      "  cheesemoon record brave-rats --players random,random --seed 7\n"
      "  cheesemoon record first-rat --players greedy --seed 1 --option solo=unfair\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 --count 100 --out games\n"
      "  cheesemoon record brave-rats --players random,random --seed 1 --option variant=draft "
      "--option crowns=3");
}

void add_replay(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ReplayArguments>(
      app, status, "replay", "Check records: is every action legal, does the result agree?");
  command.add_option("files", arguments.files, "Record files; - is standard input")->required();
  command.add_flag("--verbose", arguments.verbose, "Show every position of every game");
  command.footer(
      "Prints one line a file; of a file with a record a line, one line each. The exit status is 0 "
      "if all records are right, otherwise 1.\n"
      "Examples:\n"
      "  cheesemoon replay games/*.json\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 | cheesemoon replay - "
      "--verbose");
}

void add_perft(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<PerftArguments>(
      app, status, "perft",
      "Count the sequences of actions from the position after a record's actions");
  command.add_option("file", arguments.file, "A record file; - is standard input")->required();
  command.add_option("--depth", arguments.depth, "How many actions long the sequences are")
      ->required()
      ->check(CLI::Range(std::size_t{0}, max_perft_depth));
  command.footer(
      "In BraveRats an action is a pair of cards, or a card kept in a draft; in First Rat a\n"
      "decision or a chance event.\n"
      "A game that is over counts nothing deeper. Equal cards count once.\n"
      "Examples:\n"
      "  cheesemoon perft game.json --depth 3\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 | cheesemoon perft - "
      "--depth 1");
}

void add_content(CLI::App& app, int& status) {
  CLI::App& command =
      *app.add_subcommand("content", "Boards, items and cards of First Rat: check and show them");
  command.require_subcommand(1);
  command.footer(
      "Examples:\n"
      "  cheesemoon content show standard\n"
      "  cheesemoon content check content/first-rat/*.json");

  auto [check_command, checked] = add_subcommand<ContentCheckArguments>(
      command, status, "check", "Is everything in these files right?");
  check_command.add_option("files", checked.files, "Content files; - is standard input")
      ->required();
  check_command.footer(
      "Names everything that is wrong, with its place. The exit status is 0 if all files are "
      "right,\n"
      "otherwise 1.\n"
      "Examples:\n"
      "  cheesemoon content check my-board.json");

  auto [show_command, shown] = add_subcommand<ContentShowArguments>(
      command, status, "show", "A content file as text, doubtful numbers marked");
  show_command
      .add_option("name", shown.name, "A file, or one of ours: standard, items, solo-cards")
      ->capture_default_str();
  show_command.footer(
      "Examples:\n"
      "  cheesemoon content show\n"
      "  cheesemoon content show solo-cards\n"
      "  cheesemoon content show my-board.json");
}

}  // namespace

void add_game_commands(CLI::App& app, int& status) {
  add_play(app, status);
  add_record(app, status);
  add_replay(app, status);
  add_perft(app, status);
  add_content(app, status);
}

}  // namespace cheesemoon::cli
