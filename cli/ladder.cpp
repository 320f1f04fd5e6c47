#include <fmt/format.h>
#include <unistd.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>

#include "arena/match.h"
#include "arena/ratings.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/words.h"
#include "cores/workers.h"
#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "players/level_name.h"
#include "records/first_rat_library.h"

namespace cheesemoon::cli {

namespace {

using players::level_count;
using players::level_names;

/// Every level against every other one, both seats.
template <Game G>
arena::Crosstable play_ladder(const LadderArguments& arguments,
                              const typename G::Options& options) {
  arena::Crosstable table(level_count);
  const bool shows_progress = isatty(STDERR_FILENO) == 1;
  for (std::size_t lower = 0; lower < level_count; ++lower) {
    for (std::size_t higher = lower + 1; higher < level_count; ++higher) {
      arena::MatchPlan<G> plan;
      plan.options = options;
      plan.seed = arguments.seed;
      plan.threads = cores::all_cores();
      for (const std::size_t level : {lower, higher})
        plan.entrants.push_back(arena::house_entrant<G>(std::string(level_names[level])));
      arena::play_match<G>(plan, arena::first_games(arguments.games),
                           [&](const arena::MatchGame<G>& game) {
                             table.add(lower, higher, game.score.win_share[0]);
                             return true;
                           });
      if (shows_progress)
        std::cerr << fmt::format("\r{} against {}: {:.0f} %   ", level_names[higher],
                                 level_names[lower], 100 * table.share(higher, lower));
    }
  }
  if (shows_progress) std::cerr << '\n';
  return table;
}

void show(const arena::Crosstable& table, const std::vector<double>& elo) {
  const Words& words = language_of_environment();
  fmt::print("{:<8} {:>6}", "", "Elo");
  for (std::size_t level = 0; level < level_count; ++level)
    fmt::print(" {:>7}", level_names[level]);
  fmt::print("\n");
  for (std::size_t level = level_count; level-- > 0;) {
    fmt::print("{:<8} {:>6.0f}", level_names[level], elo[level]);
    for (std::size_t other = 0; other < level_count; ++other)
      fmt::print(" {:>7}",
                 other == level ? "-" : fmt::format("{:.1f} %", 100 * table.share(level, other)));
    fmt::print("  {}\n", words.level_names[level]);
  }
}

void show_json(const arena::Crosstable& table, const std::vector<double>& elo) {
  boost::json::array levels;
  for (std::size_t level = 0; level < level_count; ++level) {
    boost::json::array shares;
    for (std::size_t other = 0; other < level_count; ++other) {
      if (other == level) {
        shares.emplace_back(nullptr);
      } else {
        shares.emplace_back(table.share(level, other));
      }
    }
    levels.emplace_back(boost::json::object{{"name", std::string(level_names[level])},
                                            {"elo", elo[level]},
                                            {"share_against", std::move(shares)}});
  }
  std::cout << boost::json::serialize(levels) << '\n';
}

}  // namespace

int run(const LadderArguments& arguments) {
  arena::Crosstable table(level_count);
  if (arguments.game == brave_rats::BraveRats::name) {
    table = play_ladder<brave_rats::BraveRats>(arguments, {});
  } else {
    first_rat::Options options;
    const auto content = records::FirstRatLibrary::standard().find("standard");
    if (!content) return complain("ladder", describe(content.error()));
    options.content = *content;
    table = play_ladder<first_rat::FirstRat>(arguments, options);
  }
  const std::vector<double> elo = arena::ratings_of(table);
  if (arguments.json) {
    show_json(table, elo);
  } else {
    show(table, elo);
  }
  return success;
}

}  // namespace cheesemoon::cli
