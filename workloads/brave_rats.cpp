#include "engine/brave_rats/brave_rats.h"

#include <cstdint>

#include "engine/core/chance.h"
#include "engine/core/perft.h"
#include "engine/core/random.h"
#include "workloads/signature.h"
#include "workloads/workload.h"

namespace cheesemoon::workloads {

using brave_rats::BraveRats;
using brave_rats::Options;
using brave_rats::Variant;

namespace {

constexpr int duels = 1000;

/// Random games, counted in rounds.
Outcome play_duels(Variant variant) {
  Random random(1);
  Outcome outcome;
  Signature signature;
  for (int game = 0; game < duels; ++game) {
    BraveRats::State state = BraveRats::start(Options{variant});
    while (!BraveRats::is_terminal(state)) {
      const auto move = draw_move<BraveRats>(state, random);
      (void)BraveRats::apply(state, move.seat, move.action);
      signature.add(move.action.what);
      if (state.phase >= brave_rats::Phase::play && BraveRats::is_between_entries(state))
        ++outcome.count;
    }
  }
  outcome.signature = signature.text();
  return outcome;
}

Outcome count_duels() {
  const std::uint64_t sequences =
      perft<BraveRats>(BraveRats::start({}), 3, [](BraveRats::State&) {});
  return {sequences, std::to_string(sequences)};
}

}  // namespace

std::vector<Workload> brave_rats_workloads() {
  return {
      {"brave_rats/random_play/base", "rounds", false,
       [](unsigned) { return play_duels(Variant::base); }},
      {"brave_rats/random_play/deal", "rounds", false,
       [](unsigned) { return play_duels(Variant::deal); }},
      {"brave_rats/perft/3", "sequences", false, [](unsigned) { return count_duels(); }},
  };
}

}  // namespace cheesemoon::workloads
