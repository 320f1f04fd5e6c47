#include "cli/command_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/player_list.h"
#include "cli/remote/remote_options.h"
#include "cli/server_commands.h"
#include "engine/core/perft.h"
#include "hosting/games.h"

namespace cheesemoon::cli {

namespace {

constexpr const char* menu = R"(Cheesemoon: play, study and build on First Rat and BraveRats.

Play First Rat:
  cheesemoon play first-rat                      you against a bot
  cheesemoon play first-rat --players person:Anna,person:Ben,greedy
  cheesemoon play first-rat --option solo=easy   alone against Greg

Play BraveRats:
  cheesemoon play brave-rats                     two people at this keyboard
  cheesemoon play brave-rats --against random    you against a bot
  cheesemoon play brave-rats --variant draft --crowns 3 --language de

Play with others over the network:
  cheesemoon serve                               open a server
  cheesemoon play brave-rats --server http://localhost:8080
  cheesemoon play --server http://localhost:8080 --table bcdfghjkmn

Learn from perfect play:
  cheesemoon play brave-rats --against perfect   nobody can beat it in the long run
  cheesemoon explain                             what perfect play looks like
  cheesemoon solve                               the equilibrium of any position

Learn from your own games:
  cheesemoon hint game.json                      what to play next, and why
  cheesemoon analyse game.json                   where a recorded game was lost

Make and check records of games:
  cheesemoon record brave-rats --players random,random --seed 7 --count 100 --out games
  cheesemoon record first-rat --players greedy,random,random --seed 7 --option comics=all
  cheesemoon replay games/*.json
  cheesemoon replay --verbose games/brave-rats-7-1.json

The board and cards of First Rat, and how sure we are of them:
  cheesemoon content show

Let bots play against each other:
  cheesemoon match first-rat --players search,greedy --games 100
  cheesemoon match first-rat --players 'exec:python3 my_bot.py,level3'

For programmers:
  cheesemoon engine
  cheesemoon perft games/brave-rats-7-1.json --depth 3
  cheesemoon bench --json

Each command explains itself with --help.
An unofficial fan project; the games belong to their authors and publishers.
)";

/// `brave-rats or first-rat`
std::string known_games() {
  return fmt::format("{}", fmt::join(hosting::games().names(), " or "));
}

/// What can be chosen of each game: `BraveRats: variant=base|traitor|draft|deal, ...`
std::string known_options() {
  std::vector<std::string> games;
  for (const auto& kind : hosting::games().all()) {
    const GameDescription& game = kind->description();
    std::vector<std::string> options;
    for (const GameOption& option : game.options)
      options.push_back(fmt::format("{}={}{}", option.name, fmt::join(option.values, "|"),
                                    option.has_more_values ? "|NAME" : ""));
    if (game.most_crowns > 0)
      options.push_back(fmt::format("crowns=N for a match for up to {} crowns", game.most_crowns));
    games.push_back(fmt::format("{}: {}", game.title, fmt::join(options, ", ")));
  }
  return fmt::format("{}. May be repeated", fmt::join(games, ". "));
}

CLI::Option* add_game(CLI::App& command, std::string& game) {
  return command.add_option("game", game, "The game: " + known_games())
      ->check(CLI::IsMember(hosting::games().names()));
}

CLI::Option* add_options(CLI::App& command, std::vector<std::string>& options) {
  return command.add_option("--option", options, known_options())->take_all();
}

/// Who plays, as a list; the commas are not CLI11's to split, as commands may have some.
CLI::Option* add_players(CLI::App& command, std::vector<std::string>& players,
                         const std::string& description) {
  return command.add_option_function<std::string>(
      "--players", [&players](const std::string& text) { players = read_player_list(text); },
      description);
}

void add_patience(CLI::App& command, double& seconds) {
  command
      .add_option(
          "--patience", seconds,
          "How many seconds to wait for an answer of a player exec:COMMAND, beyond the time it is "
          "given to think; with nodes or no limit these seconds are all it has. Then it "
          "forfeits the game")
      ->check(CLI::Range(0.01, 1'000'000.0))
      ->capture_default_str();
}

// Each adds a subcommand; when it is run it leaves its exit status in `status`.

void add_play(CLI::App& app, int& status) {
  auto arguments = std::make_shared<PlayArguments>();
  CLI::App* command = app.add_subcommand("play", "Play a game in this terminal");
  CLI::Option* game = add_game(*command, arguments->game);
  add_players(*command, arguments->players,
              "Who sits where, as in person,level3 or person:Anna,person:Ben,greedy; bots are "
              "level1 to level8, random and exec:COMMAND, of First Rat also greedy and search, of "
              "BraveRats perfect and punisher");
  add_options(*command, arguments->options);
  command->add_option("--variant", arguments->variant, "Short for --option variant=...");
  command->add_option(
      "--crowns", arguments->crowns,
      "Short for --option crowns=...: play until somebody has this many (the true king needs 3)");
  command->add_option(
      "--against", arguments->against,
      "Short for --players person,...: play against a bot. Without it and --players two people "
      "play BraveRats, and a bot plays First Rat with you");
  command
      ->add_option("--side", arguments->side,
                   "Your side of two, red (the first, if nothing is said) or blue")
      ->check(CLI::IsMember({"red", "blue"}));
  command->add_option("--language", arguments->language,
                      "en, de or fr (default: what the environment says)");
  command->add_option("--record", arguments->record, "Write the record of what was played here");
  command->add_option("--seed", arguments->seed, "Deal and play the same as another time");
  add_patience(*command, arguments->patience);
  add_remote_options(*command, *game, arguments->remote);
  command->footer(
      "Examples:\n"
      "  cheesemoon play first-rat --players person,greedy,greedy --option comics=all\n"
      "  cheesemoon play first-rat --option solo=medium --language de --record game.json\n"
      "  cheesemoon play brave-rats\n"
      "  cheesemoon play brave-rats --against perfect --language fr\n"
      "  cheesemoon play brave-rats --variant deal --crowns 3 --record match.json\n"
      "  cheesemoon play brave-rats --server http://localhost:8080\n"
      "  cheesemoon play first-rat --server http://localhost:8080 --players person,open,level3\n"
      "  cheesemoon play --server http://localhost:8080 --table bcdfghjkmn");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_record(CLI::App& app, int& status) {
  auto arguments = std::make_shared<RecordArguments>();
  CLI::App* command = app.add_subcommand("record", "Let bots play and write the records");
  add_game(*command, arguments->game)->required();
  add_players(*command, arguments->players,
              "A bot for each seat, as in perfect,random; the same as for match")
      ->required();
  command->add_option("--seed", arguments->seed, "The same seed gives the same games")->required();
  command->add_option("--count", arguments->count, "How many games (or matches) to play")
      ->capture_default_str();
  command->add_option("--out", arguments->out,
                      "Write a file for each into this folder; without it one line each to "
                      "standard output");
  add_options(*command, arguments->options);
  add_patience(*command, arguments->patience);
  command->footer(
      "Examples:\n"
      "  cheesemoon record brave-rats --players random,random --seed 7\n"
      "  cheesemoon record first-rat --players greedy --seed 1 --option solo=unfair\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 --count 100 --out games\n"
      "  cheesemoon record brave-rats --players random,random --seed 1 --option variant=draft "
      "--option crowns=3");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_replay(CLI::App& app, int& status) {
  auto arguments = std::make_shared<ReplayArguments>();
  CLI::App* command =
      app.add_subcommand("replay", "Check records: is every action legal, does the result agree?");
  command->add_option("files", arguments->files, "Record files; - is standard input")->required();
  command->add_flag("--verbose", arguments->verbose, "Show every position of every game");
  command->footer(
      "Prints one line a file; of a file with a record a line, one line each. The exit status is 0 "
      "if all records are right, otherwise 1.\n"
      "Examples:\n"
      "  cheesemoon replay games/*.json\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 | cheesemoon replay - "
      "--verbose");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_perft(CLI::App& app, int& status) {
  auto arguments = std::make_shared<PerftArguments>();
  CLI::App* command = app.add_subcommand(
      "perft", "Count the sequences of actions from the position after a record's actions");
  command->add_option("file", arguments->file, "A record file; - is standard input")->required();
  command->add_option("--depth", arguments->depth, "How many actions long the sequences are")
      ->required()
      ->check(CLI::Range(std::size_t{0}, max_perft_depth));
  command->footer(
      "In BraveRats an action is a pair of cards, or a card kept in a draft; in First Rat a\n"
      "decision or a chance event.\n"
      "A game that is over counts nothing deeper. Equal cards count once.\n"
      "Examples:\n"
      "  cheesemoon perft game.json --depth 3\n"
      "  cheesemoon record brave-rats --players random,random --seed 7 | cheesemoon perft - "
      "--depth 1");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_solve(CLI::App& app, int& status) {
  auto arguments = std::make_shared<SolveArguments>();
  CLI::App* command = app.add_subcommand("solve", "Perfect play in positions of BraveRats");
  command->add_option("positions", arguments->positions,
                      "Positions; - reads them from standard input, one a line, and answers in "
                      "JSON. Without any: the base game");
  command->add_flag("--json", arguments->json, "Answer in JSON, one line a position");
  command->add_flag("--exact", arguments->exact, "Prove the values in fractions as well");
  command->add_flag("--deals", arguments->deals, "The 1107 different deals, one a line");
  command->footer(
      "Values are player 1's: 1 a win, 0 a draw, -1 a loss. The gap is how far the guarantees of\n"
      "both players are apart.\n"
      "Examples:\n"
      "  cheesemoon solve\n"
      "  cheesemoon solve p1-0124567-p2-0234567-w-01-g-00-s-00-h-00 --exact\n"
      "  cheesemoon solve --deals --json\n"
      "  cheesemoon solve - < positions.txt");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_analyse(CLI::App& app, int& status) {
  auto arguments = std::make_shared<AnalyseArguments>();
  CLI::App* command = app.add_subcommand(
      "analyse", "Compare a recorded game with better play: the chances, and what cost most");
  command->add_option("file", arguments->file, "A record file; - is standard input")->required();
  command
      ->add_option("--nodes", arguments->nodes,
                   "First Rat: how many nodes to think about a turn (default: 500)")
      ->check(CLI::Range(1U, 1'000'000U));
  command->add_option("--language", arguments->language,
                      "en, de or fr (default: what the environment says)");
  command->add_flag("--json", arguments->json, "One line of JSON a game");
  command->footer(
      "BraveRats is compared with perfect play. Win probabilities are red's, a draw being half a\n"
      "win; a choice gives something away if it is worth less than perfect play against perfect\n"
      "play. First Rat is compared with what a search finds; the more nodes, the surer.\n"
      "Examples:\n"
      "  cheesemoon analyse game.json\n"
      "  cheesemoon analyse first-rat-game.json --nodes 2000\n"
      "  cheesemoon record brave-rats --players random,perfect --seed 7 | cheesemoon analyse - "
      "--language de");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_hint(CLI::App& app, int& status) {
  auto arguments = std::make_shared<HintArguments>();
  CLI::App* command =
      app.add_subcommand("hint", "What to play in the position after a record's actions, and why");
  command->add_option("file", arguments->file, "A record file; - is standard input")->required();
  command->add_option("--count", arguments->count, "First Rat: how many turns to show at most")
      ->check(CLI::Range(1U, 12U))
      ->capture_default_str();
  command
      ->add_option("--nodes", arguments->nodes,
                   "First Rat: how many nodes to think about it (default: 2000)")
      ->check(CLI::Range(1U, 100'000'000U));
  command->add_option("--time", arguments->milliseconds,
                      "First Rat: how many milliseconds to think about it");
  command->add_option("--language", arguments->language,
                      "en, de or fr (default: what the environment says)");
  command->add_flag("--json", arguments->json, "One line of JSON");
  command->footer(
      "First Rat: the best turns, what they lead to for everybody, and what speaks for them.\n"
      "BraveRats: how often perfect play plays each card.\n"
      "Examples:\n"
      "  cheesemoon hint game.json\n"
      "  cheesemoon hint game.json --count 5 --time 3000 --language fr\n"
      "  cheesemoon hint game.json --json");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_explain(CLI::App& app, int& status) {
  auto arguments = std::make_shared<ExplainArguments>();
  CLI::App* command =
      app.add_subcommand("explain", "What perfect play of BraveRats looks like, on one page");
  command->add_option("--language", arguments->language,
                      "en, de or fr (default: what the environment says)");
  command->add_flag("--json", arguments->json,
                    "Only the opening and red's chance after each first round, as JSON");
  command->footer(
      "Everything on the page is worked out when you ask.\n"
      "Examples:\n"
      "  cheesemoon explain\n"
      "  cheesemoon explain --language fr");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_bench(CLI::App& app, int& status) {
  auto arguments = std::make_shared<BenchArguments>();
  CLI::App* command = app.add_subcommand("bench", "Measure how fast the hot paths are");
  command->add_option("name", arguments->name, "Only benchmarks whose name matches this pattern")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "Write JSON");
  command->add_option("--seconds", arguments->seconds, "How long to measure each, at least")
      ->check(CLI::Range(0.01, 600.0))
      ->capture_default_str();
  command->footer(
      "Examples:\n"
      "  cheesemoon bench\n"
      "  cheesemoon bench brave_rats --seconds 3 --json");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_match(CLI::App& app, int& status) {
  auto arguments = std::make_shared<MatchArguments>();
  CLI::App* command = app.add_subcommand("match", "Let bots play against each other and compare");
  add_game(*command, arguments->game)->required();
  add_players(*command, arguments->players,
              "Who plays, as in search,greedy; First Rat has random, greedy, search, search:NODES "
              "and level1 to level8, BraveRats random, perfect, punisher and level1 to level8; "
              "exec:COMMAND runs an engine of yours, a comma in it is written \\,")
      ->required();
  command->add_option("--games", arguments->games, "How many games to play")
      ->check(CLI::Range(1U, 10'000'000U))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "The same seed gives the same set-ups")
      ->capture_default_str();
  command->add_option("--nodes", arguments->nodes, "How many nodes to think about a turn");
  command->add_option("--time", arguments->milliseconds, "How many milliseconds to think about it");
  add_options(*command, arguments->options);
  command->add_option("--sprt", arguments->sprt,
                      "Stop when it is decided whether the first is stronger: elo0,elo1");
  command->add_option("--results", arguments->results,
                      "Write every result here; a match that was broken off goes on from it");
  command->add_option("--records", arguments->records,
                      "Write the record of every game here, one a line");
  add_patience(*command, arguments->patience);
  command->add_flag("--json", arguments->json, "Write JSON");
  command->footer(
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
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_engine(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand(
      "engine", "Speak the engine protocol: positions in, choices out, a line each");
  command->footer(
      "The protocol is explained in docs/engine-protocol.md.\n"
      "Examples:\n"
      "  cheesemoon engine\n"
      "  cheesemoon match first-rat --players 'exec:./cheesemoon engine,greedy' --nodes 300");
  command->callback([&status] { status = run_engine(); });
}

void add_ladder(CLI::App& app, int& status) {
  auto arguments = std::make_shared<LadderArguments>();
  CLI::App* command =
      app.add_subcommand("ladder", "Let all levels play against each other and rate them");
  add_game(*command, arguments->game)->required();
  command->add_option("--games", arguments->games, "Games of each pair")
      ->check(CLI::Range(2U, 1'000'000U))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "The same seed gives the same games")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "Write JSON");
  command->footer(
      "Shares are those of the row against the column, a draw being half a win. The weakest level\n"
      "has 0 Elo.\n"
      "Examples:\n"
      "  cheesemoon ladder first-rat --games 100\n"
      "  cheesemoon ladder brave-rats --games 2000");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_challenges(CLI::App& app, int& status) {
  auto arguments = std::make_shared<ChallengesArguments>();
  CLI::App* command = app.add_subcommand(
      "challenges", "Let a bot play alone against Greg and count the challenges it meets");
  command->add_option("--player", arguments->player, "A bot of First Rat")->capture_default_str();
  command->add_flag("--aim", arguments->aim, "Let search aim at one challenge after the other");
  command->add_option("--games", arguments->games, "Games on each difficulty")
      ->check(CLI::Range(1U, 1'000'000U))
      ->capture_default_str();
  command->add_option("--nodes", arguments->nodes, "How many nodes to think about a turn");
  command->add_option("--seed", arguments->seed, "The same seed gives the same games")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "Write JSON");
  command->footer(
      "A bot plays to win, whatever challenges it meets. With --aim there are games for every\n"
      "challenge, in which search plays for this one alone.\n"
      "Examples:\n"
      "  cheesemoon challenges --player level8 --games 40\n"
      "  cheesemoon challenges --aim --nodes 1000 --json");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_tune(CLI::App& app, int& status) {
  auto arguments = std::make_shared<TuneArguments>();
  CLI::App* command = app.add_subcommand(
      "tune", "Learn from games what everything is worth; this is how players came to judge");
  command->add_option("game", arguments->game, "The game: first-rat")
      ->required()
      ->check(CLI::IsMember({"first-rat"}));
  command->add_option("--games", arguments->games, "Games of each generation")
      ->check(CLI::Range(50U, 1'000'000U))
      ->capture_default_str();
  command->add_option("--generations", arguments->generations, "How often to learn anew")
      ->check(CLI::Range(1U, 100U))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "The same seed learns the same")
      ->capture_default_str();
  command
      ->add_option(
          "--nodes", arguments->nodes,
          "How far the second half of the generations looks ahead, in nodes a turn; 0: not "
          "at all")
      ->capture_default_str();
  command
      ->add_option("--seats", arguments->seats,
                   "Learn only for so many at the table, as in 2,4; the others stay as they are")
      ->delimiter(',')
      ->check(CLI::Range(1U, 5U));
  command->add_option("--out", arguments->out, "Write the weights here, as source text");
  command->footer(
      "Four games of five are learnt from; the table shows how well the fifth is foretold.\n"
      "Examples:\n"
      "  cheesemoon tune first-rat --games 200 --generations 3\n"
      "  cheesemoon tune first-rat --out players/first_rat/weights.cpp");
  command->callback([arguments, &status] { status = run(*arguments); });
}

void add_content(CLI::App& app, int& status) {
  CLI::App* command =
      app.add_subcommand("content", "Boards, items and cards of First Rat: check and show them");
  command->require_subcommand(1);
  command->footer(
      "Examples:\n"
      "  cheesemoon content show standard\n"
      "  cheesemoon content check content/first-rat/*.json");

  auto checked = std::make_shared<ContentCheckArguments>();
  CLI::App* check_command = command->add_subcommand("check", "Is everything in these files right?");
  check_command->add_option("files", checked->files, "Content files; - is standard input")
      ->required();
  check_command->footer(
      "Names everything that is wrong, with its place. The exit status is 0 if all files are "
      "right,\n"
      "otherwise 1.\n"
      "Examples:\n"
      "  cheesemoon content check my-board.json");
  check_command->callback([checked, &status] { status = run(*checked); });

  auto shown = std::make_shared<ContentShowArguments>();
  CLI::App* show_command =
      command->add_subcommand("show", "A content file as text, doubtful numbers marked");
  show_command
      ->add_option("name", shown->name, "A file, or one of ours: standard, items, solo-cards")
      ->capture_default_str();
  show_command->footer(
      "Examples:\n"
      "  cheesemoon content show\n"
      "  cheesemoon content show solo-cards\n"
      "  cheesemoon content show my-board.json");
  show_command->callback([shown, &status] { status = run(*shown); });
}

}  // namespace

int run_command_line(int argc, char** argv) {
  CLI::App app("Play, study and build on First Rat and BraveRats.", "cheesemoon");
  app.set_version_flag("--version", "cheesemoon " CHEESEMOON_VERSION);
  app.require_subcommand(0, 1);
  int status = success;
  add_play(app, status);
  add_record(app, status);
  add_replay(app, status);
  add_perft(app, status);
  add_solve(app, status);
  add_hint(app, status);
  add_analyse(app, status);
  add_explain(app, status);
  add_content(app, status);
  add_match(app, status);
  add_engine(app, status);
  add_ladder(app, status);
  add_challenges(app, status);
  add_tune(app, status);
  add_bench(app, status);
  add_server_commands(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? success : bad_input;
  }
  if (app.get_subcommands().empty()) std::cout << menu;
  return status;
}

}  // namespace cheesemoon::cli
