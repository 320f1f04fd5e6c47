#include <fmt/format.h>
#include <unistd.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>
#include <span>

#include "arena/ratings.h"
#include "arena/seating.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/subcommand.h"
#include "cli/words.h"
#include "cores/workers.h"
#include "hosting/games.h"
#include "players/level_name.h"

namespace cheesemoon::cli {

namespace {

struct LadderArguments {
  std::string game;
  std::uint64_t games = 40;
  std::uint64_t seed = 1;
  bool json = false;
};

/// By their names, from the weakest to the strongest.
using Levels = std::span<const std::string_view>;

/// Every level against every other one, both seats.
Result<arena::Crosstable, std::string> play_ladder(const LadderArguments& arguments,
                                                   const hosting::GameKind& kind) {
  const auto levels = kind.bots();
  arena::Crosstable table(levels.size());
  const bool shows_progress = isatty(STDERR_FILENO) == 1;
  for (std::size_t lower = 0; lower < levels.size(); ++lower) {
    for (std::size_t higher = lower + 1; higher < levels.size(); ++higher) {
      const auto match =
          kind.prepare({.settings = {},
                        .players = {std::string(levels[lower]), std::string(levels[higher])},
                        .seed = arguments.seed,
                        .budget = {},
                        .threads = cores::all_cores()});
      if (!match) return Failure{match.error()};
      (*match)->play(arena::first_games(arguments.games),
                     [&](const arena::GameResult& game, const auto& /*record*/) {
                       table.add(lower, higher, game.score.win_share[0]);
                       return true;
                     });
      if (shows_progress)
        std::cerr << fmt::format("\r{} against {}: {:.0f} %   ", levels[higher], levels[lower],
                                 100 * table.share(higher, lower));
    }
  }
  if (shows_progress) std::cerr << '\n';
  return table;
}

void show(Levels levels, const arena::Crosstable& table, const std::vector<double>& elo) {
  const Words& words = language_of_environment();
  fmt::print("{:<8} {:>6}", "", "Elo");
  for (const std::string_view level : levels) fmt::print(" {:>7}", level);
  fmt::print("\n");
  for (std::size_t level = levels.size(); level-- > 0;) {
    fmt::print("{:<8} {:>6.0f}", levels[level], elo[level]);
    for (std::size_t other = 0; other < levels.size(); ++other)
      fmt::print(" {:>7}",
                 other == level ? "-" : fmt::format("{:.1f} %", 100 * table.share(level, other)));
    const auto known = players::level_of(levels[level]);
    fmt::print("  {}\n", known ? words.level_names[*known] : levels[level]);
  }
}

void show_json(Levels levels, const arena::Crosstable& table, const std::vector<double>& elo) {
  boost::json::array rated;
  for (std::size_t level = 0; level < levels.size(); ++level) {
    boost::json::array shares;
    for (std::size_t other = 0; other < levels.size(); ++other) {
      if (other == level) {
        shares.emplace_back(nullptr);
      } else {
        shares.emplace_back(table.share(level, other));
      }
    }
    rated.emplace_back(boost::json::object{{"name", std::string(levels[level])},
                                           {"elo", elo[level]},
                                           {"share_against", std::move(shares)}});
  }
  std::cout << boost::json::serialize(rated) << '\n';
}

int run_ladder(const LadderArguments& arguments) {
  const hosting::GameKind& kind = *hosting::games().find(arguments.game);
  const auto table = play_ladder(arguments, kind);
  if (!table) return complain("ladder", table.error());
  const std::vector<double> elo = arena::ratings_of(*table);
  (arguments.json ? show_json : show)(kind.bots(), *table, elo);
  return success;
}

}  // namespace

void add_ladder(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<LadderArguments>(
      app, status, "ladder", "Let all levels play against each other and rate them", run_ladder);
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

}  // namespace cheesemoon::cli
