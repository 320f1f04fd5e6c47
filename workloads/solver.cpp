#include <cstdint>
#include <map>

#include "engine/core/random.h"
#include "solve/deals.h"
#include "solve/matrix_game.h"
#include "solve/solution.h"
#include "workloads/signature.h"
#include "workloads/workload.h"

namespace cheesemoon::workloads {

namespace {

/// Random games without a saddle point, so that nothing is decided by a look.
std::vector<solve::MatrixGame> mixed_games(std::size_t size) {
  Random random(7, size);
  std::vector<solve::MatrixGame> games;
  while (games.size() < 1000) {
    solve::MatrixGame game{size, size, {}};
    for (auto& row : game.payoff) {
      for (double& payoff : row) payoff = 2 * random.unit() - 1;
    }
    const solve::PureBounds bounds = pure_bounds(game);
    if (bounds.rows_first < bounds.columns_first) games.push_back(game);
  }
  return games;
}

Outcome solve_games(const std::vector<solve::MatrixGame>& games) {
  Signature signature;
  for (const solve::MatrixGame& game : games) signature.add_bits(solve::solve(game).value());
  return {games.size(), signature.text()};
}

/// The value of every position.
Outcome solve_duels(const std::vector<brave_rats::State>& openings, unsigned threads) {
  const solve::Solution solution(openings, threads);
  Outcome outcome;
  for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards)
    outcome.count += solution.positions().count(cards);
  Signature signature;
  for (const double value : solution.values()) signature.add_bits(value);
  outcome.signature = signature.text();
  return outcome;
}

}  // namespace

std::vector<Workload> solver_workloads() {
  std::vector<Workload> workloads;
  for (const std::size_t size : {2U, 3U, 4U, 5U, 8U}) {
    workloads.push_back(
        {fmt::format("solve/matrix_games/{}", size), "mixed games", false, [size](unsigned) {
           // Made before the first time.
           static std::map<std::size_t, std::vector<solve::MatrixGame>> games;
           auto& those = games[size];
           if (those.empty()) those = mixed_games(size);
           return solve_games(those);
         }});
  }
  workloads.push_back({"solve/base_game", "positions", true, [](unsigned threads) {
                         return solve_duels({brave_rats::start({})}, threads);
                       }});
  workloads.push_back({"solve/all_deals", "positions", true, [](unsigned threads) {
                         return solve_duels(openings_of(solve::all_deals()), threads);
                       }});
  return workloads;
}

}  // namespace cheesemoon::workloads
