#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdint>

#include "workloads/workload.h"

namespace {

using namespace cheesemoon;

void measure(benchmark::State& bench, const workloads::Workload& workload, unsigned threads) {
  workloads::Outcome outcome;
  for (auto iteration : bench) {
    (void)iteration;
    const auto done = workload.run(threads);
    if (!done) {
      bench.SkipWithError("cannot read the standard board");
      return;
    }
    outcome = *done;
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(outcome.count) * bench.iterations());
  bench.SetLabel(
      fmt::format("{} {}; signature {}", outcome.count, workload.counted, outcome.signature));
}

/// Each under its own name; what threads can share with one core and with two.
const bool are_registered = [] {
  for (const workloads::Workload& workload : workloads::all_workloads()) {
    if (!workload.is_shared) {
      benchmark::RegisterBenchmark(workload.name.c_str(), measure, workload, 1U);
      continue;
    }
    for (const unsigned threads : {1U, 2U})
      benchmark::RegisterBenchmark(
          fmt::format("{}/{}_core{}", workload.name, threads, threads == 1 ? "" : "s").c_str(),
          measure, workload, threads)
          ->UseRealTime()
          ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
