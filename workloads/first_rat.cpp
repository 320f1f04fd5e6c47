#include "engine/first_rat/first_rat.h"

#include <cstdint>

#include "engine/core/chance.h"
#include "engine/core/perft.h"
#include "engine/core/random.h"
#include "records/first_rat_library.h"
#include "workloads/race.h"
#include "workloads/signature.h"
#include "workloads/workload.h"

namespace cheesemoon::workloads {

using first_rat::Difficulty;
using first_rat::FirstRat;

namespace {

constexpr int races = 200;

/// Random games, legal actions generated for every decision.
std::optional<Outcome> play_races(unsigned seats) {
  const auto options = race(seats, Difficulty::medium);
  if (!options) return std::nullopt;
  Random random(1);
  Outcome outcome;
  Signature signature;
  for (int game = 0; game < races; ++game) {
    FirstRat::State state = FirstRat::start(*options);
    while (!FirstRat::is_terminal(state)) {
      const auto move = draw_move<FirstRat>(state, random);
      (void)FirstRat::apply(state, move.seat, move.action);
      signature.add(static_cast<std::uint32_t>(move.action.deed));
      ++outcome.count;
    }
  }
  outcome.signature = signature.text();
  return outcome;
}

std::optional<Outcome> count_races() {
  const auto options = race(2, Difficulty::medium);
  if (!options) return std::nullopt;
  Random random(1);
  FirstRat::State state = FirstRat::start(*options);
  while (FirstRat::is_setting_up(state))
    (void)FirstRat::apply(state, Seat::chance, draw_chance<FirstRat>(state, random));
  const std::uint64_t sequences = perft<FirstRat>(state, 5, [](FirstRat::State&) {});
  return Outcome{sequences, std::to_string(sequences)};
}

}  // namespace

std::optional<first_rat::Options> race(unsigned seats, Difficulty solo) {
  const auto content = records::FirstRatLibrary::standard().find("standard");
  if (!content) return std::nullopt;
  first_rat::Options options;
  options.content = *content;
  options.seats = static_cast<std::uint8_t>(seats);
  if (seats == 1) options.solo = solo;
  return options;
}

std::vector<Workload> first_rat_workloads() {
  std::vector<Workload> workloads;
  for (unsigned seats = 1; seats <= first_rat::most_seats; ++seats)
    workloads.push_back({fmt::format("first_rat/random_play/seats/{}", seats), "decisions", false,
                         [seats](unsigned) { return play_races(seats); }});
  workloads.push_back(
      {"first_rat/perft/5", "sequences", false, [](unsigned) { return count_races(); }});
  return workloads;
}

}  // namespace cheesemoon::workloads
