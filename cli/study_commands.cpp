#include "cli/command_groups.h"
#include "cli/commands.h"
#include "cli/common_options.h"
#include "cli/subcommand.h"

namespace cheesemoon::cli {

namespace {

void add_solve(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<SolveArguments>(
      app, status, "solve", "Perfect play in positions of BraveRats");
  command.add_option("positions", arguments.positions,
                     "Positions; - reads them from standard input, one a line, and answers in "
                     "JSON. Without any: the base game");
  command.add_flag("--json", arguments.json, "Answer in JSON, one line a position");
  command.add_flag("--exact", arguments.exact, "Prove the values in fractions as well");
  command.add_flag("--deals", arguments.deals, "The 1107 different deals, one a line");
  command.footer(
      "Values are player 1's: 1 a win, 0 a draw, -1 a loss. The gap is how far the guarantees of\n"
      "both players are apart.\n"
      "Examples:\n"
      "  cheesemoon solve\n"
      "  cheesemoon solve p1-0124567-p2-0234567-w-01-g-00-s-00-h-00 --exact\n"
      "  cheesemoon solve --deals --json\n"
      "  cheesemoon solve - < positions.txt");
}

void add_hint(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<HintArguments>(
      app, status, "hint", "What to play in the position after a record's actions, and why");
  command.add_option("file", arguments.file, "A record file; - is standard input")->required();
  add_number(command, "--count", arguments.count, "First Rat: how many turns to show at most", 1U,
             12U);
  command
      .add_option("--nodes", arguments.nodes,
                  "First Rat: how many nodes to think about it (default: 2000)")
      ->check(CLI::Range(1U, 100'000'000U));
  command.add_option("--time", arguments.milliseconds,
                     "First Rat: how many milliseconds to think about it");
  add_language(command, arguments.language);
  command.add_flag("--json", arguments.json, "One line of JSON");
  command.footer(
      "First Rat: the best turns, what they lead to for everybody, and what speaks for them.\n"
      "BraveRats: how often perfect play plays each card.\n"
      "Examples:\n"
      "  cheesemoon hint game.json\n"
      "  cheesemoon hint game.json --count 5 --time 3000 --language fr\n"
      "  cheesemoon hint game.json --json");
}

void add_analyse(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<AnalyseArguments>(
      app, status, "analyse",
      "Compare a recorded game with better play: the chances, and what cost most");
  command.add_option("file", arguments.file, "A record file; - is standard input")->required();
  command
      .add_option("--nodes", arguments.nodes,
                  "First Rat: how many nodes to think about a turn (default: 500)")
      ->check(CLI::Range(1U, 1'000'000U));
  add_language(command, arguments.language);
  command.add_flag("--json", arguments.json, "One line of JSON a game");
  command.footer(
      "BraveRats is compared with perfect play. Win probabilities are red's, a draw being half a\n"
      "win; a choice gives something away if it is worth less than perfect play against perfect\n"
      "play. First Rat is compared with what a search finds; the more nodes, the surer.\n"
      "Examples:\n"
      "  cheesemoon analyse game.json\n"
      "  cheesemoon analyse first-rat-game.json --nodes 2000\n"
      "  cheesemoon record brave-rats --players random,perfect --seed 7 | cheesemoon analyse - "
      "--language de");
}

void add_explain(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ExplainArguments>(
      app, status, "explain", "What perfect play of BraveRats looks like, on one page");
  add_language(command, arguments.language);
  command.add_flag("--json", arguments.json,
                   "Only the opening and red's chance after each first round, as JSON");
  command.footer(
      "Everything on the page is worked out when you ask.\n"
      "Examples:\n"
      "  cheesemoon explain\n"
      "  cheesemoon explain --language fr");
}

}  // namespace

void add_study_commands(CLI::App& app, int& status) {
  add_solve(app, status);
  add_hint(app, status);
  add_analyse(app, status);
  add_explain(app, status);
}

}  // namespace cheesemoon::cli
