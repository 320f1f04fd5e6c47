#include "arena/match.h"

#include <fmt/format.h>
#include <unistd.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include "cli/any_player.h"
#include "cli/brave_rats_options.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/first_rat_options.h"
#include "cores/workers.h"
#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "json/reader.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

using arena::Estimate;
using arena::Score;
using arena::Standings;

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

/// A game that an entrant forfeited.
struct ForfeitedGame {
  std::size_t entrant = 0;
  std::string reason;
};

template <Game G>
std::optional<ForfeitedGame> forfeit_in(const arena::MatchGame<G>& game) {
  const auto& forfeit = game.record.forfeit;
  if (!forfeit) return std::nullopt;
  return ForfeitedGame{game.seating[index(forfeit->seat)], forfeit->reason};
}

/// All that is to be told of a match: how its games went, and which of them were forfeited, by
/// their numbers.
struct Tally {
  Standings standings;
  std::map<std::uint64_t, ForfeitedGame> forfeits;

  void add(std::uint64_t number, std::uint64_t set_up, const Score& score,
           const std::optional<ForfeitedGame>& forfeit) {
    standings.add(set_up, score);
    if (forfeit) forfeits.emplace(number, *forfeit);
  }
  [[nodiscard]] std::vector<const ForfeitedGame*> forfeits_of(std::size_t entrant) const {
    std::vector<const ForfeitedGame*> games;
    for (const auto& [number, game] : forfeits) {
      if (game.entrant == entrant) games.push_back(&game);
    }
    return games;
  }
};

/// One line of a results file: what a resumed match does not play again. Entrants count from 1.
std::string write_line(std::uint64_t number, const Score& score,
                       const std::optional<ForfeitedGame>& forfeit) {
  boost::json::object line{
      {"game", number},
      {"win_share", boost::json::array(score.win_share.begin(), score.win_share.end())},
      {"points", boost::json::array(score.points.begin(), score.points.end())}};
  if (forfeit) line["forfeit"] = {{"player", forfeit->entrant + 1}, {"reason", forfeit->reason}};
  return boost::json::serialize(line);
}

/// The forfeit of such a line, if it has one; the error says what was expected.
Result<std::optional<ForfeitedGame>, std::string> read_forfeit(const boost::json::value& line,
                                                               std::size_t players) {
  std::optional<JsonError> error;
  const JsonReader reader(line, error);
  std::optional<ForfeitedGame> forfeited;
  if (reader.has("forfeit")) {
    const JsonReader forfeit = reader.member("forfeit");
    const int player = forfeit.member("player").number(1, static_cast<int>(players));
    forfeited = {static_cast<std::size_t>(player - 1),
                 std::string(forfeit.member("reason").text())};
  }
  if (error) return Failure{describe(*error)};
  return forfeited;
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

/// Reads them and adds them to the tally; the error is a sentence.
Result<Earlier, std::string> read_results(const std::string& file, const std::string& heading_line,
                                          Tally& tally, std::size_t players, std::size_t seatings) {
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
    const auto json = parse_json(text);
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
    const auto forfeit = read_forfeit(*json, players);
    if (!forfeit) return fail(forfeit.error());
    const auto number = static_cast<std::uint64_t>(game->get_int64());
    if (!earlier.played.insert(number).second) continue;
    tally.add(number, number / seatings, score, *forfeit);
    earlier.lines += text + "\n";
  }
  return earlier;
}

std::string_view verdict_text(arena::Verdict verdict) {
  if (verdict == arena::Verdict::stronger) return "stronger";
  return verdict == arena::Verdict::not_stronger ? "not stronger" : "open";
}

void show(const MatchArguments& arguments, const Tally& tally,
          const std::optional<arena::Sprt>& sprt) {
  const Standings& standings = tally.standings;
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
  for (std::size_t player = 0; player < arguments.players.size(); ++player) {
    const auto forfeits = tally.forfeits_of(player);
    if (forfeits.empty()) continue;
    fmt::print("{} forfeited {} game{}: {}{}\n", arguments.players[player], forfeits.size(),
               forfeits.size() == 1 ? "" : "s", forfeits.size() == 1 ? "it " : "in the first it ",
               forfeits.front()->reason);
  }
  if (sprt)
    fmt::print("SPRT {:g} to {:g} Elo: log likelihood ratio {:.2f}, {}\n", sprt->elo0, sprt->elo1,
               arena::likelihood_ratio(standings, *sprt),
               verdict_text(arena::verdict(standings, *sprt)));
}

void show_json(const MatchArguments& arguments, const Tally& tally,
               const std::optional<arena::Sprt>& sprt) {
  const Standings& standings = tally.standings;
  const auto pair = [](const Estimate& estimate) {
    return boost::json::object{{"mean", estimate.mean}, {"margin95", estimate.margin}};
  };
  boost::json::array players;
  for (std::size_t player = 0; player < arguments.players.size(); ++player) {
    const auto forfeits = tally.forfeits_of(player);
    boost::json::object row{{"name", arguments.players[player]},
                            {"win_share", pair(standings.win_share(player))},
                            {"points", pair(standings.points(player))},
                            {"place", pair(standings.place(player))},
                            {"elo", pair(arena::in_elo(standings.against_all(player)))},
                            {"forfeits", forfeits.size()}};
    if (!forfeits.empty()) row["first_forfeit"] = forfeits.front()->reason;
    players.emplace_back(std::move(row));
  }
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

std::string document_of(const records::BraveRatsRecord& record) {
  return write_document(records::BraveRatsDocument{std::nullopt, {record}});
}
std::string document_of(const records::FirstRatRecord& record) {
  return write_document(record);
}

/// A file to which lines are added; the error is a sentence.
std::string open_to_append(std::ofstream& stream, const std::string& file) {
  stream.open(file, std::ios::app);
  return stream ? std::string() : fmt::format("cannot write {}", file);
}

template <Game G>
int play(const MatchArguments& arguments, const typename G::Options& options) {
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
    if (make(Random(0)) == nullptr) return complain("match", no_such_player<G>(name));
    plan.entrants.push_back({name, make});
  }
  std::optional<arena::Sprt> sprt;
  if (!arguments.sprt.empty()) {
    sprt = read_sprt(arguments.sprt);
    if (!sprt || arguments.players.size() != 2)
      return complain("match",
                      "--sprt: expected two numbers, the lower first, as in 0,10, and two players");
  }

  Tally tally{Standings(plan.entrants.size()), {}};
  std::set<std::uint64_t> played;
  std::ofstream results;
  if (!arguments.results.empty()) {
    auto before = read_results(arguments.results, heading<G>(arguments), tally,
                               plan.entrants.size(), seatings_of(plan).size());
    if (!before) return complain("match", before.error());
    const Earlier& earlier = *before;
    played = earlier.played;
    // Written anew, so that a line that was cut off does not spoil what follows.
    std::string error = write_text(arguments.results, earlier.lines);
    if (error.empty()) error = open_to_append(results, arguments.results);
    if (!error.empty()) return complain("match", error);
  }
  std::ofstream records;
  if (!arguments.records.empty()) {
    // A match that goes on adds to the records of its earlier part.
    std::string error = played.empty() ? write_text(arguments.records, "") : std::string();
    if (error.empty()) error = open_to_append(records, arguments.records);
    if (!error.empty()) return complain("match", error);
  }
  std::vector<std::uint64_t> wanted;
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    if (!played.contains(game)) wanted.push_back(game);
  }

  const bool shows_progress = isatty(STDERR_FILENO) == 1;
  arena::play_match<G>(plan, wanted, [&](const arena::MatchGame<G>& game) {
    const Standings& standings = tally.standings;
    const auto forfeit = forfeit_in(game);
    tally.add(game.number, game.set_up, game.score, forfeit);
    if (results.is_open())
      results << write_line(game.number, game.score, forfeit) << '\n' << std::flush;
    if (records.is_open()) records << document_of(game.record) << '\n' << std::flush;
    if (shows_progress)
      std::cerr << fmt::format("\r{} of {} games, {} wins {:.1f} %  ", standings.games(),
                               arguments.games, arguments.players[0],
                               100 * standings.win_share(0).mean);
    return !sprt || arena::verdict(standings, *sprt) == arena::Verdict::open;
  });
  if (shows_progress) std::cerr << '\n';
  if (arguments.json) {
    show_json(arguments, tally, sprt);
  } else {
    show(arguments, tally, sprt);
  }
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
