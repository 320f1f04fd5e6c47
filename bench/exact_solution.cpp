#include "solve/exact_solution.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdint>
#include <vector>

namespace {

using namespace cheesemoon;

void solve_base_game_exactly(benchmark::State& bench) {
  const std::vector<brave_rats::State> roots{brave_rats::start({})};
  std::uint64_t positions = 0;
  for (auto iteration : bench) {
    (void)iteration;
    const solve::ExactSolution solution(roots, 2);
    positions = 0;
    for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards)
      positions += solution.positions().count(cards);
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(positions) * bench.iterations());
  bench.SetLabel(fmt::format("{} positions", positions));
}
BENCHMARK(solve_base_game_exactly)
    ->Name("solve/base_game_exactly/2_cores")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
