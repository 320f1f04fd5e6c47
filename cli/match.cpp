#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

#include "arena/match_results.h"
#include "arena/seating.h"
#include "arena/tally.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/match_report.h"
#include "cli/subcommand.h"
#include "cores/workers.h"
#include "engine/core/read_number.h"
#include "hosting/games.h"
#include "records/game_options.h"

namespace cheesemoon::cli {

namespace {

struct MatchArguments {
  std::string game;
  std::vector<std::string> players;
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;
  std::uint32_t milliseconds = 0;
  std::vector<std::string> options;
  std::string sprt;
  std::string results;
  std::string records;
  double patience = 10;
  bool json = false;
};

/// From `0,10`.
std::optional<arena::Sprt> read_sprt(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto elo0 = read_number<double>(text.substr(0, comma));
  const auto elo1 = read_number<double>(text.substr(comma + 1));
  if (!elo0 || !elo1 || *elo0 >= *elo1) return std::nullopt;
  return arena::Sprt{.elo0 = *elo0, .elo1 = *elo1};
}

/// Opens a file for lines to come, after those that are there or instead of them; an error, if any,
/// is returned.
std::string open_for_lines(const std::string& file, std::ios::openmode mode,
                           std::ofstream& stream) {
  stream.open(file, mode);
  return stream ? std::string() : fmt::format("cannot write {}", file);
}

/// Opens the results of a match, tallies those of its earlier part and says which games they are.
/// The file is written anew, so that a line that was cut off does not spoil what follows.
Result<std::set<std::uint64_t>, std::string> open_results(const MatchArguments& arguments,
                                                          std::ofstream& stream,
                                                          arena::Tally& tally) {
  const std::string& file = arguments.results;
  std::error_code ignored;
  const auto text = std::filesystem::exists(file, ignored) ? read_text(file) : std::string();
  if (!text) return Failure{text.error()};
  const auto earlier =
      arena::read_results(*text, {arguments.game, arguments.players, arguments.seed,
                                  arguments.nodes, arguments.milliseconds, arguments.options});
  if (!earlier) return Failure{fmt::format("{}, {}", file, describe(earlier.error()))};
  std::set<std::uint64_t> played;
  for (const arena::GameResult& game : earlier->games) {
    tally.add(game);
    played.insert(game.number);
  }
  std::string error = write_text(file, earlier->lines);
  if (error.empty()) error = open_for_lines(file, std::ios::app, stream);
  if (!error.empty()) return Failure{error};
  return played;
}

int play(const MatchArguments& arguments, const hosting::BotMatch& match) {
  std::optional<arena::Sprt> sprt;
  if (!arguments.sprt.empty()) {
    sprt = read_sprt(arguments.sprt);
    if (!sprt || arguments.players.size() != 2)
      return complain("match",
                      "--sprt: expected two numbers, the lower first, as in 0,10, and two players");
  }

  arena::Tally tally(arguments.players.size(), arena::seatings_of(arguments.players).size());
  std::ofstream results;
  std::set<std::uint64_t> played;
  if (!arguments.results.empty()) {
    const auto earlier = open_results(arguments, results, tally);
    if (!earlier) return complain("match", earlier.error());
    played = *earlier;
  }
  std::ofstream records;
  if (!arguments.records.empty()) {
    // A match that goes on adds to the records of its earlier part.
    const std::string error = open_for_lines(
        arguments.records, played.empty() ? std::ios::trunc : std::ios::app, records);
    if (!error.empty()) return complain("match", error);
  }
  std::vector<std::uint64_t> wanted = arena::first_games(arguments.games);
  std::erase_if(wanted, [&](std::uint64_t number) { return played.contains(number); });

  const arena::Standings& standings = tally.standings();
  const bool shows_progress = isatty(STDERR_FILENO) == 1;
  match.play(wanted, [&](const arena::GameResult& game, const auto& record) {
    tally.add(game);
    if (results.is_open()) results << arena::write_result(game) << '\n' << std::flush;
    if (records.is_open()) records << record() << '\n' << std::flush;
    if (shows_progress)
      std::cerr << fmt::format("\r{} of {} games, {} wins {:.1f} %  ", standings.games(),
                               arguments.games, arguments.players[0],
                               100 * standings.win_share(0).mean);
    return !sprt || arena::verdict(standings, *sprt) == arena::Verdict::open;
  });
  if (shows_progress) std::cerr << '\n';
  (arguments.json ? show_match_as_json : show_match)(arguments.players, tally, sprt);
  return success;
}

int run_match(const MatchArguments& arguments) {
  const hosting::GameKind& kind = *hosting::games().find(arguments.game);
  const auto said =
      records::read_settings(kind.description(), arguments.options, arguments.players.size());
  if (said && said->crowns) return complain("match", "option crowns: a match of bots counts games");
  const auto match =
      kind.prepare({.settings = arguments.options,
                    .players = arguments.players,
                    .seed = arguments.seed,
                    .budget = {.nodes = arguments.nodes,
                               .time = std::chrono::milliseconds(arguments.milliseconds)},
                    .threads = cores::all_cores(),
                    .patience = std::chrono::duration<double>(arguments.patience)});
  return match ? play(arguments, **match) : complain("match", match.error());
}

}  // namespace

void add_match(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<MatchArguments>(
      app, status, "match", "Let bots play against each other and compare", run_match);
  add_game(command, arguments.game)->required();
  add_players(command, arguments.players,
              "Who plays, as in search,greedy; First Rat has random, greedy, search, search:NODES "
              "and level1 to level10, BraveRats random, perfect, punisher and level1 to level10; "
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

}  // namespace cheesemoon::cli
