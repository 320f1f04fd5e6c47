#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <functional>
#include <iostream>
#include <memory>
#include <vector>

#include "arena/match.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/first_rat_words.h"
#include "cli/subcommand.h"
#include "cli/text_layout.h"
#include "cli/words.h"
#include "cores/workers.h"
#include "engine/first_rat/challenges.h"
#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/names.h"
#include "players/by_name.h"
#include "players/first_rat/aim.h"
#include "players/first_rat/search_player.h"
#include "records/first_rat_library.h"
#include "records/replay.h"

namespace cheesemoon::cli {

namespace {

using first_rat::Challenge;
using first_rat::challenge_count;
using first_rat::Difficulty;
using first_rat::difficulty_count;
using first_rat::FirstRat;

struct ChallengesArguments {
  std::string player = "search";
  bool aim = false;
  std::uint64_t games = 20;
  std::uint64_t nodes = 0;
  std::uint64_t seed = 1;
  bool json = false;
};

/// Of the games on one difficulty.
struct Counts {
  std::uint64_t won = 0;
  std::array<std::uint64_t, challenge_count> met{};
};

/// Lets a player play and hears of the table at the end of each game.
void play(const ChallengesArguments& arguments, const first_rat::Options& options,
          const arena::Entrant<FirstRat>& player,
          const std::function<void(const first_rat::Table&)>& heard) {
  arena::MatchPlan<FirstRat> plan;
  plan.options = options;
  plan.seed = arguments.seed;
  plan.budget.nodes = arguments.nodes;
  plan.threads = cores::all_cores();
  plan.entrants.push_back(player);
  const auto hear = [&](const arena::MatchGame<FirstRat>& game) {
    if (const auto replayed = records::replay(game.record)) heard(replayed->last().table);
    return true;
  };
  arena::play_match<FirstRat>(plan, arena::first_games(arguments.games), hear);
}

Counts count(const ChallengesArguments& arguments, const first_rat::Options& options) {
  Counts counts;
  const auto player = arena::house_entrant<FirstRat>(arguments.player);
  play(arguments, options, player, [&](const first_rat::Table& table) {
    if (first_rat::outcome_of(table).wins(0)) ++counts.won;
    for (std::size_t place = 0; place < challenge_count; ++place) {
      const bool counts_here = !arguments.aim && is_met(table, static_cast<Challenge>(place));
      if (counts_here) ++counts.met[place];
    }
  });
  if (!arguments.aim) return counts;
  for (std::size_t place = 0; place < challenge_count; ++place) {
    const auto challenge = static_cast<Challenge>(place);
    const auto aim = [challenge](Random random) {
      return std::make_unique<players::SearchPlayer>(
          random, players::SearchPlayer::default_nodes,
          players::aimed(players::house_judge(), challenge));
    };
    play(arguments, options, {arguments.player, aim}, [&](const first_rat::Table& table) {
      if (is_met(table, challenge)) ++counts.met[place];
    });
  }
  return counts;
}

void show(const ChallengesArguments& arguments,
          const std::array<Counts, difficulty_count>& counts) {
  const FirstRatWords& words = language_of_environment().first_rat;
  constexpr int width = 66;
  const auto print_name = [](std::string_view name) {
    fmt::print("{}{:{}}", name, "", std::max(0, width - width_of(name)));
  };
  const auto row = [&](std::string_view name, const auto& number_of) {
    print_name(name);
    for (const Counts& one : counts)
      fmt::print(" {:>6.1f} %",
                 100 * static_cast<double>(number_of(one)) / static_cast<double>(arguments.games));
    fmt::print("\n");
  };
  print_name("");
  for (const std::string_view difficulty : words.difficulties) fmt::print(" {:>8}", difficulty);
  fmt::print("\n");
  row(fmt::format("{}: {}", arguments.player, words.games_won),
      [](const Counts& one) { return one.won; });
  for (std::size_t challenge = 0; challenge < challenge_count; ++challenge)
    row(words.challenges[challenge], [challenge](const Counts& one) { return one.met[challenge]; });
}

void show_json(const ChallengesArguments& arguments,
               const std::array<Counts, difficulty_count>& counts) {
  boost::json::object all{{"player", arguments.player}, {"games", arguments.games}};
  for (std::size_t place = 0; place < difficulty_count; ++place) {
    boost::json::object met;
    for (std::size_t challenge = 0; challenge < challenge_count; ++challenge)
      met[first_rat::challenge_name(static_cast<Challenge>(challenge))] =
          counts[place].met[challenge];
    all[first_rat::difficulty_name(static_cast<Difficulty>(place))] = {{"won", counts[place].won},
                                                                       {"met", std::move(met)}};
  }
  std::cout << boost::json::serialize(all) << '\n';
}

int run_challenges(const ChallengesArguments& arguments) {
  if (players::make_player<FirstRat>(arguments.player, Random(0)) == nullptr)
    return complain("challenges", fmt::format("no player \"{}\": expected {}", arguments.player,
                                              fmt::join(players::player_names<FirstRat>(), ", ")));
  if (arguments.aim && arguments.player != "search")
    return complain("challenges", "--aim: only search can aim at a challenge");
  const auto content = records::FirstRatLibrary::standard().find("standard");
  if (!content) return complain("challenges", describe(content.error()));
  std::array<Counts, difficulty_count> counts;
  for (std::size_t place = 0; place < difficulty_count; ++place) {
    first_rat::Options options;
    options.content = *content;
    options.seats = 1;
    options.solo = static_cast<Difficulty>(place);
    counts[place] = count(arguments, options);
  }
  if (arguments.json) {
    show_json(arguments, counts);
  } else {
    show(arguments, counts);
  }
  return success;
}

}  // namespace

void add_challenges(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<ChallengesArguments>(
      app, status, "challenges",
      "Let a bot play alone against Greg and count the challenges it meets", run_challenges);
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

}  // namespace cheesemoon::cli
