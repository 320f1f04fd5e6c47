#include "engine/first_rat/first_rat.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdint>

#include "engine/core/chance.h"
#include "engine/core/perft.h"
#include "engine/core/random.h"
#include "records/first_rat_library.h"

namespace {

using namespace cheesemoon;
using first_rat::FirstRat;

constexpr int races_per_iteration = 200;

first_rat::Options game_for(unsigned seats) {
  first_rat::Options options;
  const auto content = records::FirstRatLibrary::standard().find("standard");
  if (content) options.content = *content;
  options.seats = static_cast<std::uint8_t>(seats);
  if (seats == 1) options.solo = first_rat::Difficulty::medium;
  return options;
}

/// Random games, legal actions generated for every decision. The label is a signature: it changes
/// exactly when the rules or the random numbers do.
void random_play(benchmark::State& bench) {
  const first_rat::Options options = game_for(static_cast<unsigned>(bench.range(0)));
  if (options.content == nullptr) {
    bench.SkipWithError("cannot read the standard board");
    return;
  }
  std::int64_t decisions = 0;
  std::int64_t games = 0;
  std::uint32_t signature = 0;
  for (auto iteration : bench) {
    (void)iteration;
    Random random(1);
    signature = 0;
    for (int game = 0; game < races_per_iteration; ++game) {
      FirstRat::State state = FirstRat::start(options);
      while (!FirstRat::is_terminal(state)) {
        const auto move = draw_move<FirstRat>(state, random);
        (void)FirstRat::apply(state, move.seat, move.action);
        signature = (signature ^ static_cast<std::uint32_t>(move.action.deed)) * 16777619U;
        ++decisions;
      }
      ++games;
    }
    benchmark::DoNotOptimize(signature);
  }
  bench.SetItemsProcessed(decisions);
  bench.counters["games_per_second"] =
      benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
  bench.SetLabel(fmt::format("decisions; signature {:08x}", signature));
}
BENCHMARK(random_play)->Name("first_rat/random_play/seats")->DenseRange(1, 5);

void copy_state(benchmark::State& bench) {
  const first_rat::Options options = game_for(5);
  if (options.content == nullptr) {
    bench.SkipWithError("cannot read the standard board");
    return;
  }
  const FirstRat::State state = FirstRat::start(options);
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

void count_first_rat_sequences(benchmark::State& bench) {
  const first_rat::Options options = game_for(2);
  if (options.content == nullptr) {
    bench.SkipWithError("cannot read the standard board");
    return;
  }
  Random random(1);
  FirstRat::State state = FirstRat::start(options);
  while (FirstRat::is_setting_up(state))
    (void)FirstRat::apply(state, Seat::chance, draw_chance<FirstRat>(state, random));
  std::uint64_t sequences = 0;
  for (auto iteration : bench) {
    (void)iteration;
    sequences = perft<FirstRat>(state, 5, [](FirstRat::State&) {});
    benchmark::DoNotOptimize(sequences);
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(sequences) * bench.iterations());
  bench.SetLabel(fmt::format("sequences; signature {}", sequences));
}
BENCHMARK(count_first_rat_sequences)->Name("first_rat/perft/5");

}  // namespace
