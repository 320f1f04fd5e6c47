#include "cli/command_groups.h"
#include "cli/commands.h"
#include "cli/common_options.h"
#include "cli/subcommand.h"

namespace cheesemoon::cli {

namespace {

void add_match(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<MatchArguments>(
      app, status, "match", "Let bots play against each other and compare");
  add_game(command, arguments.game)->required();
  add_players(command, arguments.players,
              "Who plays, as in search,greedy; First Rat has random, greedy, search, search:NODES "
              "and level1 to level8, BraveRats random, perfect, punisher and level1 to level8; "
              "exec:COMMAND runs an engine of yours, a comma in it is written \\,")
      ->required();
  add_number(command, "--games", arguments.games, "How many games to play", 1U, 10'000'000U);
  command.add_option("--seed", arguments.seed, "The same seed gives the same set-ups")
      ->capture_default_str();
  command.add_option("--nodes", arguments.nodes, "How many nodes to think about a turn");
  command.add_option("--time", arguments.milliseconds, "How many milliseconds to think about it");
  add_options(command, arguments.options);
  command.add_option("--sprt", arguments.sprt,
                     "Stop when it is decided whether the first is stronger: elo0,elo1");
  command.add_option("--results", arguments.results,
                     "Write every result here; a match that was broken off goes on from it");
  command.add_option("--records", arguments.records,
                     "Write the record of every game here, one a line");
  add_patience(command, arguments.patience);
  command.add_flag("--json", arguments.json, "Write JSON");
  command.footer(
      "Every set-up is played in all seatings. Margins hold in 95 of 100 cases.\n"
      "A player that crashes, answers nothing or what is not legal has lost that game; the match "
      "goes on.\n"
      "Examples:\n"
      "  cheesemoon match first-rat --players search,greedy --games 200 --nodes 500\n"
      "  cheesemoon match first-rat --players level8,level7 --sprt 0,50 --games 2000\n"
      "  cheesemoon match first-rat --players search,greedy,greedy,greedy --time 1000 --games 48 "
      "--results match.jsonl\n"
      "  cheesemoon match brave-rats --players perfect,random --games 10000 --json\n"
      "  cheesemoon match first-rat --players 'exec:python3 my_bot.py,level3' --records "
      "games.jsonl");
}

void add_engine(CLI::App& app, int& status) {
  CLI::App& command = *app.add_subcommand(
      "engine", "Speak the engine protocol: positions in, choices out, a line each");
  command.footer(
      "The protocol is explained in docs/engine-protocol.md.\n"
      "Examples:\n"
      "  cheesemoon engine\n"
      "  cheesemoon match first-rat --players 'exec:./cheesemoon engine,greedy' --nodes 300");
  command.callback([&status] { status = run_engine(); });
}

void add_ladder(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<LadderArguments>(
      app, status, "ladder", "Let all levels play against each other and rate them");
  add_game(command, arguments.game)->required();
  add_number(command, "--games", arguments.games, "Games of each pair", 2U, 1'000'000U);
  command.add_option("--seed", arguments.seed, "The same seed gives the same games")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "Write JSON");
  command.footer(
      "Shares are those of the row against the column, a draw being half a win. The weakest level\n"
      "has 0 Elo.\n"
      "Examples:\n"
      "  cheesemoon ladder first-rat --games 100\n"
      "  cheesemoon ladder brave-rats --games 2000");
}

void add_challenges(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ChallengesArguments>(
      app, status, "challenges",
      "Let a bot play alone against Greg and count the challenges it meets");
  command.add_option("--player", arguments.player, "A bot of First Rat")->capture_default_str();
  command.add_flag("--aim", arguments.aim, "Let search aim at one challenge after the other");
  add_number(command, "--games", arguments.games, "Games on each difficulty", 1U, 1'000'000U);
  command.add_option("--nodes", arguments.nodes, "How many nodes to think about a turn");
  command.add_option("--seed", arguments.seed, "The same seed gives the same games")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "Write JSON");
  command.footer(
      "A bot plays to win, whatever challenges it meets. With --aim there are games for every\n"
      "challenge, in which search plays for this one alone.\n"
      "Examples:\n"
      "  cheesemoon challenges --player level8 --games 40\n"
      "  cheesemoon challenges --aim --nodes 1000 --json");
}

void add_tune(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<TuneArguments>(
      app, status, "tune",
      "Learn from games what everything is worth; this is how players came to judge");
  command.add_option("game", arguments.game, "The game: first-rat")
      ->required()
      ->check(CLI::IsMember({"first-rat"}));
  add_number(command, "--games", arguments.games, "Games of each generation", 50U, 1'000'000U);
  add_number(command, "--generations", arguments.generations, "How often to learn anew", 1U, 100U);
  command.add_option("--seed", arguments.seed, "The same seed learns the same")
      ->capture_default_str();
  command
      .add_option("--nodes", arguments.nodes,
                  "How far the second half of the generations looks ahead, in nodes a turn; 0: not "
                  "at all")
      ->capture_default_str();
  command
      .add_option("--seats", arguments.seats,
                  "Learn only for so many at the table, as in 2,4; the others stay as they are")
      ->delimiter(',')
      ->check(CLI::Range(1U, 5U));
  command.add_option("--out", arguments.out, "Write the weights here, as source text");
  command.footer(
      "Four games of five are learnt from; the table shows how well the fifth is foretold.\n"
      "Examples:\n"
      "  cheesemoon tune first-rat --games 200 --generations 3\n"
      "  cheesemoon tune first-rat --out players/first_rat/weights.cpp");
}

void add_bench(CLI::App& app, int& status) {
  auto [command, arguments] =
      add_subcommand<BenchArguments>(app, status, "bench", "Measure how fast the hot paths are");
  command.add_option("name", arguments.name, "Only benchmarks whose name matches this pattern")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "Write JSON");
  add_number(command, "--seconds", arguments.seconds, "How long to measure each, at least", 0.01,
             600.0);
  command.footer(
      "Examples:\n"
      "  cheesemoon bench\n"
      "  cheesemoon bench brave_rats --seconds 3 --json");
}

}  // namespace

void add_bot_commands(CLI::App& app, int& status) {
  add_match(app, status);
  add_engine(app, status);
  add_ladder(app, status);
  add_challenges(app, status);
  add_tune(app, status);
  add_bench(app, status);
}

}  // namespace cheesemoon::cli
