#include "engine/brave_rats/brave_rats.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdint>

#include "engine/core/chance.h"
#include "engine/core/perft.h"
#include "engine/core/random.h"

namespace {

using namespace cheesemoon;
using brave_rats::BraveRats;
using brave_rats::Options;
using brave_rats::Variant;

constexpr int duels_per_iteration = 1000;

/// Random games, counted in rounds. The label is a signature: it changes exactly when the rules or
/// the random numbers do.
void random_play(benchmark::State& bench, Variant variant) {
  std::int64_t rounds = 0;
  std::uint32_t signature = 0;
  for (auto iteration : bench) {
    (void)iteration;
    Random random(1);
    signature = 0;
    for (int game = 0; game < duels_per_iteration; ++game) {
      BraveRats::State state = BraveRats::start(Options{variant});
      while (!BraveRats::is_terminal(state)) {
        const auto move = draw_move<BraveRats>(state, random);
        (void)BraveRats::apply(state, move.seat, move.action);
        signature = (signature ^ move.action.what) * 16777619U;
        if (state.phase >= brave_rats::Phase::play && BraveRats::is_between_entries(state))
          ++rounds;
      }
    }
    benchmark::DoNotOptimize(signature);
  }
  bench.SetItemsProcessed(rounds);
  bench.SetLabel(fmt::format("rounds; signature {:08x}", signature));
}
BENCHMARK_CAPTURE(random_play, brave_rats_base, Variant::base)->Name("brave_rats/random_play/base");
BENCHMARK_CAPTURE(random_play, brave_rats_deal, Variant::deal)->Name("brave_rats/random_play/deal");

void count_brave_rats_sequences(benchmark::State& bench) {
  std::uint64_t sequences = 0;
  for (auto iteration : bench) {
    (void)iteration;
    sequences = perft<BraveRats>(BraveRats::start({}), 3, [](BraveRats::State&) {});
    benchmark::DoNotOptimize(sequences);
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(sequences) * bench.iterations());
  bench.SetLabel(fmt::format("sequences; signature {}", sequences));
}
BENCHMARK(count_brave_rats_sequences)->Name("brave_rats/perft/3");

}  // namespace
