#include "players/first_rat/search.h"

#include <cstdint>

#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "players/player_kind.h"
#include "workloads/race.h"
#include "workloads/signature.h"
#include "workloads/workload.h"

namespace cheesemoon::workloads {

using first_rat::FirstRat;

namespace {

/// A game in which everybody thinks ahead, to its tenth round.
std::optional<Outcome> think_ahead(unsigned seats, unsigned threads) {
  constexpr std::uint64_t nodes_a_turn = 500;
  constexpr int rounds = 10;
  const auto options = race(seats, first_rat::Difficulty::unfair);
  if (!options) return std::nullopt;
  players::Budget budget;
  budget.nodes = nodes_a_turn;
  budget.threads = threads;
  Outcome outcome;
  Signature signature;
  Random random(1);
  players::TurnSearch search{Random(2)};
  FirstRat::State state = FirstRat::start(*options);
  while (state.table.round < rounds && !FirstRat::is_terminal(state)) {
    const Seat seat = FirstRat::actors(state).first();
    if (seat == Seat::chance) {
      (void)FirstRat::apply(state, seat, draw_chance<FirstRat>(state, random));
      continue;
    }
    const players::Thought thought = search.think(state.table, budget);
    outcome.count += thought.nodes;
    for (const first_rat::Action& action : thought.lines.front().actions) {
      (void)FirstRat::apply(state, seat, action);
      const auto text = FirstRat::write_action(action);
      for (const char letter : text.view()) signature.add(static_cast<std::uint32_t>(letter));
    }
  }
  outcome.signature = signature.text();
  return outcome;
}

}  // namespace

std::vector<Workload> search_workloads() {
  std::vector<Workload> workloads;
  for (unsigned seats = 1; seats <= first_rat::most_seats; ++seats)
    workloads.push_back({fmt::format("players/search/seats/{}", seats), "nodes", true,
                         [seats](unsigned threads) { return think_ahead(seats, threads); }});
  return workloads;
}

}  // namespace cheesemoon::workloads
