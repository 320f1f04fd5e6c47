#include "engine/first_rat/first_rat.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "workloads/race.h"

namespace {

using namespace cheesemoon;
using first_rat::FirstRat;

void copy_state(benchmark::State& bench) {
  const auto options = workloads::race(5, first_rat::Difficulty::medium);
  if (!options) {
    bench.SkipWithError("cannot read the standard board");
    return;
  }
  const FirstRat::State state = FirstRat::start(*options);
  FirstRat::State copy = state;
  for (auto iteration : bench) {
    (void)iteration;
    benchmark::DoNotOptimize(&state);
    copy = state;
    benchmark::DoNotOptimize(&copy);
    benchmark::ClobberMemory();
  }
  bench.SetItemsProcessed(bench.iterations());
  bench.SetLabel(fmt::format("copies of {} bytes", sizeof(FirstRat::State)));
}
BENCHMARK(copy_state)->Name("first_rat/copy");

}  // namespace
