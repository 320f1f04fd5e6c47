#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

#include "arena/match.h"
#include "arena/match_results.h"
#include "arena/tally.h"
#include "cli/any_player.h"
#include "cli/brave_rats_options.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/first_rat_options.h"
#include "cli/match_report.h"
#include "cores/workers.h"
#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

/// From `0,10`.
std::optional<arena::Sprt> read_sprt(const std::string& text) {
  arena::Sprt test;
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos) return std::nullopt;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto first = std::from_chars(begin, begin + comma, test.elo0);
  const auto second = std::from_chars(begin + comma + 1, end, test.elo1);
  const bool is_read = first.ec == std::errc() && first.ptr == begin + comma &&
                       second.ec == std::errc() && second.ptr == end;
  if (!is_read || test.elo0 >= test.elo1) return std::nullopt;
  return test;
}

template <Game G>
Result<arena::MatchPlan<G>, std::string> plan_of(const MatchArguments& arguments,
                                                 const typename G::Options& options) {
  arena::MatchPlan<G> plan;
  plan.options = options;
  plan.seed = arguments.seed;
  plan.budget.nodes = arguments.nodes;
  plan.budget.time = std::chrono::milliseconds(arguments.milliseconds);
  plan.threads = cores::all_cores();
  for (const std::string& name : arguments.players) {
    const auto make = [name, patience = arguments.patience](Random random) {
      return make_player<G>(name, random, patience);
    };
    if (make(Random(0)) == nullptr) return Failure{no_such_player<G>(name)};
    plan.entrants.push_back({name, make});
  }
  return plan;
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

std::string document_of(const records::BraveRatsRecord& record) {
  return write_document(records::BraveRatsDocument{std::nullopt, {record}});
}
std::string document_of(const records::FirstRatRecord& record) {
  return write_document(record);
}

template <Game G>
int play(const MatchArguments& arguments, const typename G::Options& options) {
  const auto plan = plan_of<G>(arguments, options);
  if (!plan) return complain("match", plan.error());
  std::optional<arena::Sprt> sprt;
  if (!arguments.sprt.empty()) {
    sprt = read_sprt(arguments.sprt);
    if (!sprt || arguments.players.size() != 2)
      return complain("match",
                      "--sprt: expected two numbers, the lower first, as in 0,10, and two players");
  }

  arena::Tally tally(arguments.players.size(), seatings_of(*plan).size());
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
  arena::play_match<G>(*plan, wanted, [&](const arena::MatchGame<G>& game) {
    tally.add(game);
    if (results.is_open()) results << arena::write_result(game) << '\n' << std::flush;
    if (records.is_open()) records << document_of(game.record) << '\n' << std::flush;
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

}  // namespace

int run(const MatchArguments& arguments) {
  if (arguments.game == brave_rats::BraveRats::name) {
    const auto options = read_brave_rats_options(arguments.options);
    if (!options) return complain("match", options.error());
    if (options->crowns) return complain("match", "option crowns: a match of bots counts games");
    if (arguments.players.size() != 2) return complain("match", "--players: BraveRats is for two");
    return play<brave_rats::BraveRats>(arguments, options->game);
  }
  const auto options = read_first_rat_options(arguments.options, arguments.players.size());
  if (!options) return complain("match", options.error());
  return play<first_rat::FirstRat>(arguments, *options);
}

}  // namespace cheesemoon::cli
