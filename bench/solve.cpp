#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/random.h"
#include "solve/deals.h"
#include "solve/exact_solution.h"
#include "solve/matrix_game.h"
#include "solve/solution.h"

namespace {

using namespace cheesemoon;

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

void solve_matrix_games(benchmark::State& bench) {
  const std::vector<solve::MatrixGame> games =
      mixed_games(static_cast<std::size_t>(bench.range(0)));
  for (auto iteration : bench) {
    (void)iteration;
    for (const solve::MatrixGame& game : games)
      benchmark::DoNotOptimize(solve::solve(game).value());
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(games.size()) * bench.iterations());
  bench.SetLabel("mixed games");
}
BENCHMARK(solve_matrix_games)->Name("solve/matrix_games")->Arg(2)->Arg(3)->Arg(4)->Arg(5)->Arg(8);

template <class Solution>
void solve_from(benchmark::State& bench, const std::vector<brave_rats::State>& roots,
                unsigned threads) {
  std::uint64_t positions = 0;
  for (auto iteration : bench) {
    (void)iteration;
    const Solution solution(roots, threads);
    positions = 0;
    for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards)
      positions += solution.positions().count(cards);
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(positions) * bench.iterations());
  bench.SetLabel(fmt::format("positions; signature {}", positions));
}

void base_game(benchmark::State& bench) {
  solve_from<solve::Solution>(bench, {brave_rats::start({})}, 1);
}
void base_game_exactly(benchmark::State& bench) {
  solve_from<solve::ExactSolution>(bench, {brave_rats::start({})}, 2);
}
void all_deals(benchmark::State& bench) {
  solve_from<solve::Solution>(bench, openings_of(solve::all_deals()), 2);
}
BENCHMARK(base_game)->Name("solve/base_game/1_core")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(base_game_exactly)
    ->Name("solve/base_game_exactly/2_cores")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(all_deals)->Name("solve/all_deals/2_cores")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
