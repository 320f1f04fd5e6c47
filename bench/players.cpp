#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdint>

#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "players/first_rat/search.h"
#include "records/first_rat_library.h"

namespace {

using namespace cheesemoon;
using first_rat::FirstRat;

/// A game in which everybody thinks ahead, to its tenth round. The label is a signature: it changes
/// exactly when somebody plays differently.
void search(benchmark::State& bench) {
  constexpr std::uint64_t nodes_a_turn = 500;
  constexpr int rounds = 10;
  const auto content = records::FirstRatLibrary::standard().find("standard");
  if (!content) {
    bench.SkipWithError("cannot read the standard board");
    return;
  }
  first_rat::Options options;
  options.content = *content;
  options.seats = static_cast<std::uint8_t>(bench.range(0));
  if (options.seats == 1) options.solo = first_rat::Difficulty::unfair;
  players::Budget budget;
  budget.nodes = nodes_a_turn;
  budget.threads = static_cast<unsigned>(bench.range(1));
  std::uint64_t nodes = 0;
  std::uint32_t signature = 0;
  for (auto iteration : bench) {
    (void)iteration;
    signature = 0;
    Random random(1);
    players::TurnSearch search{Random(2)};
    FirstRat::State state = FirstRat::start(options);
    while (state.table.round < rounds && !FirstRat::is_terminal(state)) {
      const Seat seat = FirstRat::actors(state).first();
      if (seat == Seat::chance) {
        (void)FirstRat::apply(state, seat, draw_chance<FirstRat>(state, random));
        continue;
      }
      const players::Thought thought = search.think(state.table, budget);
      nodes += thought.nodes;
      for (const first_rat::Action& action : thought.lines.front().actions) {
        (void)FirstRat::apply(state, seat, action);
        const auto text = FirstRat::write_action(action);
        for (const char letter : text.view())
          signature = (signature ^ static_cast<std::uint32_t>(letter)) * 16777619U;
      }
    }
    benchmark::DoNotOptimize(signature);
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(nodes));
  bench.SetLabel(fmt::format("nodes; signature {:08x}", signature));
}
BENCHMARK(search)
    ->Name("players/search")
    ->ArgNames({"seats", "threads"})
    ->ArgsProduct({{1, 2, 3, 4, 5}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
