#include "arena/match.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <fstream>
#include <iostream>
#include <set>

#include "cli/brave_rats_options.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/first_rat_options.h"
#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "players/brave_rats_players.h"
#include "players/first_rat_players.h"
#include "records/json_reader.h"
#include "solve/parallel.h"

namespace cheesemoon::cli {

namespace {

using arena::Estimate;
using arena::Score;
using arena::Standings;

int complain(std::string_view what) {
  std::cerr << "cheesemoon match: " << what << '\n';
  return bad_input;
}

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

/// One line of a results file: what a resumed match does not play again.
std::string write_line(std::uint64_t number, const Score& score) {
  boost::json::object line{
      {"game", number},
      {"win_share", boost::json::array(score.win_share.begin(), score.win_share.end())},
      {"points", boost::json::array(score.points.begin(), score.points.end())}};
  return boost::json::serialize(line);
}

/// What must be the same for results to be added to.
template <Game G>
std::string heading(const MatchArguments& arguments) {
  std::vector<std::string> options = arguments.options;
  std::sort(options.begin(), options.end());
  return boost::json::serialize(boost::json::object{
      {"match", boost::json::string_view(G::name.data(), G::name.size())},
      {"players", boost::json::array(arguments.players.begin(), arguments.players.end())},
      {"seed", arguments.seed},
      {"nodes", arguments.nodes},
      {"milliseconds", arguments.milliseconds},
      {"options", boost::json::array(options.begin(), options.end())}});
}

/// The results of an earlier part of a match: which games, and the lines that say so.
struct Earlier {
  std::set<std::uint64_t> played;
  std::string lines;
};

/// Reads them and adds them to the standings; the error is a sentence.
Result<Earlier, std::string> read_results(const std::string& file, const std::string& heading_line,
                                          Standings& standings, std::size_t players,
                                          std::size_t seatings) {
  Earlier earlier{{}, heading_line + "\n"};
  std::ifstream stream(file);
  if (!stream) return earlier;
  std::string text;
  std::size_t line = 0;
  while (std::getline(stream, text)) {
    ++line;
    const auto fail = [&](const std::string& what) {
      return Failure{fmt::format("{}, line {}: {}", file, line, what)};
    };
    if (line == 1) {
      if (text != heading_line) return fail("these are the results of another match");
      continue;
    }
    // The last line may have been cut off when the match was.
    const auto json = records::parse_json(text);
    if (!json && stream.peek() == std::ifstream::traits_type::eof()) break;
    if (!json) return fail(describe(json.error()));
    const auto* object = json->if_object();
    const auto* game = object != nullptr ? object->if_contains("game") : nullptr;
    const auto numbers = [&](const char* name) {
      std::vector<double> values;
      const auto* list = object != nullptr ? object->if_contains(name) : nullptr;
      if (list == nullptr || !list->is_array()) return values;
      for (const auto& value : list->get_array())
        values.push_back(value.is_number() ? value.to_number<double>() : 0);
      return values;
    };
    const Score score{numbers("win_share"), numbers("points")};
    const bool is_whole = game != nullptr && game->is_int64() && game->get_int64() >= 0 &&
                          score.win_share.size() == players && score.points.size() == players;
    if (!is_whole) return fail("expected game, win_share and points");
    const auto number = static_cast<std::uint64_t>(game->get_int64());
    if (!earlier.played.insert(number).second) continue;
    standings.add(number / seatings, score);
    earlier.lines += text + "\n";
  }
  return earlier;
}

std::string_view verdict_text(arena::Verdict verdict) {
  if (verdict == arena::Verdict::stronger) return "stronger";
  return verdict == arena::Verdict::not_stronger ? "not stronger" : "open";
}

void show(const MatchArguments& arguments, const Standings& standings,
          const std::optional<arena::Sprt>& sprt) {
  fmt::print("{} games\n", standings.games());
  fmt::print("{:<16} {:>15} {:>15} {:>13} {:>15}\n", "player", "wins %", "points", "place",
             "Elo to others");
  const auto cell = [](const Estimate& estimate, double scale, int digits) {
    return fmt::format("{:.{}f} +-{:.{}f}", estimate.mean * scale, digits, estimate.margin * scale,
                       digits);
  };
  for (std::size_t player = 0; player < arguments.players.size(); ++player) {
    fmt::print("{:<16} {:>15} {:>15} {:>13} {:>15}\n", arguments.players[player],
               cell(standings.win_share(player), 100, 1), cell(standings.points(player), 1, 1),
               cell(standings.place(player), 1, 2),
               cell(arena::in_elo(standings.against_all(player)), 1, 0));
  }
  if (sprt)
    fmt::print("SPRT {:g} to {:g} Elo: log likelihood ratio {:.2f}, {}\n", sprt->elo0, sprt->elo1,
               arena::likelihood_ratio(standings, *sprt),
               verdict_text(arena::verdict(standings, *sprt)));
}

void show_json(const MatchArguments& arguments, const Standings& standings,
               const std::optional<arena::Sprt>& sprt) {
  const auto pair = [](const Estimate& estimate) {
    return boost::json::object{{"mean", estimate.mean}, {"margin95", estimate.margin}};
  };
  boost::json::array players;
  for (std::size_t player = 0; player < arguments.players.size(); ++player)
    players.emplace_back(
        boost::json::object{{"name", arguments.players[player]},
                            {"win_share", pair(standings.win_share(player))},
                            {"points", pair(standings.points(player))},
                            {"place", pair(standings.place(player))},
                            {"elo", pair(arena::in_elo(standings.against_all(player)))}});
  boost::json::object result{{"games", standings.games()}, {"players", std::move(players)}};
  if (sprt) {
    const std::string_view text = verdict_text(arena::verdict(standings, *sprt));
    result["sprt"] = {{"elo0", sprt->elo0},
                      {"elo1", sprt->elo1},
                      {"log_likelihood_ratio", arena::likelihood_ratio(standings, *sprt)},
                      {"verdict", boost::json::string_view(text.data(), text.size())}};
  }
  std::cout << boost::json::serialize(result) << '\n';
}

template <Game G, class Make>
int play(const MatchArguments& arguments, const typename G::Options& options, Make make,
         std::span<const std::string_view> names) {
  arena::MatchPlan<G> plan;
  plan.options = options;
  plan.seed = arguments.seed;
  plan.budget.nodes = arguments.nodes;
  plan.budget.time = std::chrono::milliseconds(arguments.milliseconds);
  plan.threads = solve::all_cores();
  for (const std::string& name : arguments.players) {
    if (make(name, Random(0)) == nullptr)
      return complain(fmt::format("no player \"{}\": expected {}", name, fmt::join(names, ", ")));
    plan.entrants.push_back({name, [name, make](Random random) { return make(name, random); }});
  }
  std::optional<arena::Sprt> sprt;
  if (!arguments.sprt.empty()) {
    sprt = read_sprt(arguments.sprt);
    if (!sprt || arguments.players.size() != 2)
      return complain("--sprt: expected two numbers, the lower first, as in 0,10, and two players");
  }

  Standings standings(plan.entrants.size());
  std::set<std::uint64_t> played;
  std::ofstream results;
  if (!arguments.results.empty()) {
    auto before = read_results(arguments.results, heading<G>(arguments), standings,
                               plan.entrants.size(), seatings_of(plan).size());
    if (!before) return complain(before.error());
    const Earlier& earlier = *before;
    played = earlier.played;
    // Written anew, so that a line that was cut off does not spoil what follows.
    const std::string error = write_text(arguments.results, earlier.lines);
    if (!error.empty()) return complain(error);
    results.open(arguments.results, std::ios::app);
    if (!results) return complain(fmt::format("cannot write {}", arguments.results));
  }
  std::vector<std::uint64_t> wanted;
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    if (!played.contains(game)) wanted.push_back(game);
  }

  const bool shows_progress = isatty(STDERR_FILENO) == 1;
  arena::play_match<G>(plan, wanted, [&](const arena::MatchGame<G>& game) {
    standings.add(game.set_up, game.score);
    if (results.is_open()) results << write_line(game.number, game.score) << '\n' << std::flush;
    if (shows_progress)
      std::cerr << fmt::format("\r{} of {} games, {} wins {:.1f} %  ", standings.games(),
                               arguments.games, arguments.players[0],
                               100 * standings.win_share(0).mean);
    return !sprt || arena::verdict(standings, *sprt) == arena::Verdict::open;
  });
  if (shows_progress) std::cerr << '\n';
  if (arguments.json) {
    show_json(arguments, standings, sprt);
  } else {
    show(arguments, standings, sprt);
  }
  return success;
}

}  // namespace

int run(const MatchArguments& arguments) {
  if (arguments.game == brave_rats::BraveRats::name) {
    const auto options = read_brave_rats_options(arguments.options);
    if (!options) return complain(options.error());
    if (options->crowns) return complain("option crowns: a match of bots counts games");
    if (arguments.players.size() != 2) return complain("--players: BraveRats is for two");
    return play<brave_rats::BraveRats>(arguments, options->game, players::make_brave_rats_player,
                                       players::brave_rats_player_names());
  }
  const auto options = read_first_rat_options(arguments.options, arguments.players.size());
  if (!options) return complain(options.error());
  return play<first_rat::FirstRat>(arguments, *options, players::make_first_rat_player,
                                   players::first_rat_player_names());
}

}  // namespace cheesemoon::cli
