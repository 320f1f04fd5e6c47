#include "cli/match_report.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>

namespace cheesemoon::cli {

using arena::Estimate;
using arena::Standings;

namespace {

std::string_view verdict_text(arena::Verdict verdict) {
  if (verdict == arena::Verdict::stronger) return "stronger";
  return verdict == arena::Verdict::not_stronger ? "not stronger" : "open";
}

}  // namespace

void show_match(const std::vector<std::string>& players, const arena::Tally& tally,
                const std::optional<arena::Sprt>& sprt) {
  const Standings& standings = tally.standings();
  fmt::print("{} games\n", standings.games());
  fmt::print("{:<16} {:>15} {:>15} {:>13} {:>15}\n", "player", "wins %", "points", "place",
             "Elo to others");
  const auto cell = [](const Estimate& estimate, double scale, int digits) {
    return fmt::format("{:.{}f} +-{:.{}f}", estimate.mean * scale, digits, estimate.margin * scale,
                       digits);
  };
  for (std::size_t player = 0; player < players.size(); ++player) {
    fmt::print("{:<16} {:>15} {:>15} {:>13} {:>15}\n", players[player],
               cell(standings.win_share(player), 100, 1), cell(standings.points(player), 1, 1),
               cell(standings.place(player), 1, 2),
               cell(arena::in_elo(standings.against_all(player)), 1, 0));
  }
  for (std::size_t player = 0; player < players.size(); ++player) {
    const auto forfeits = tally.forfeits_of(player);
    if (forfeits.empty()) continue;
    fmt::print("{} forfeited {} game{}: {}{}\n", players[player], forfeits.size(),
               forfeits.size() == 1 ? "" : "s", forfeits.size() == 1 ? "it " : "in the first it ",
               forfeits.front());
  }
  if (sprt)
    fmt::print("SPRT {:g} to {:g} Elo: log likelihood ratio {:.2f}, {}\n", sprt->elo0, sprt->elo1,
               arena::likelihood_ratio(standings, *sprt),
               verdict_text(arena::verdict(standings, *sprt)));
}

void show_match_as_json(const std::vector<std::string>& players, const arena::Tally& tally,
                        const std::optional<arena::Sprt>& sprt) {
  const Standings& standings = tally.standings();
  const auto pair = [](const Estimate& estimate) {
    return boost::json::object{{"mean", estimate.mean}, {"margin95", estimate.margin}};
  };
  boost::json::array rows;
  for (std::size_t player = 0; player < players.size(); ++player) {
    const auto forfeits = tally.forfeits_of(player);
    boost::json::object row{{"name", players[player]},
                            {"win_share", pair(standings.win_share(player))},
                            {"points", pair(standings.points(player))},
                            {"place", pair(standings.place(player))},
                            {"elo", pair(arena::in_elo(standings.against_all(player)))},
                            {"forfeits", forfeits.size()}};
    if (!forfeits.empty()) row["first_forfeit"] = forfeits.front();
    rows.emplace_back(std::move(row));
  }
  boost::json::object result{{"games", standings.games()}, {"players", std::move(rows)}};
  if (sprt) {
    result["sprt"] = {{"elo0", sprt->elo0},
                      {"elo1", sprt->elo1},
                      {"log_likelihood_ratio", arena::likelihood_ratio(standings, *sprt)},
                      {"verdict", verdict_text(arena::verdict(standings, *sprt))}};
  }
  std::cout << boost::json::serialize(result) << '\n';
}

}  // namespace cheesemoon::cli
