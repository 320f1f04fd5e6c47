#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"
#include "players/budget.h"
#include "players/first_rat/judge.h"
#include "players/first_rat/search.h"
#include "players/first_rat/turns.h"
#include "records/first_rat_library.h"

/// Positions that tests of hints and analyses begin with.
namespace cheesemoon::players {

/// Games of 1 to 5 seats, each with all that can vary and without it.
inline std::vector<first_rat::Options> kinds_of_games() {
  std::vector<first_rat::Options> kinds;
  for (std::uint8_t seats = 1; seats <= first_rat::most_seats;
       seats = static_cast<std::uint8_t>(seats + 1)) {
    for (const bool varies : {false, true}) {
      first_rat::Options options;
      options.content = *records::FirstRatLibrary::standard().find("standard");
      options.seats = seats;
      options.variable_path = varies;
      options.variable_tracks = varies;
      options.all_comics = varies;
      if (seats == 1)
        options.solo = varies ? first_rat::Difficulty::unfair : first_rat::Difficulty::easy;
      kinds.push_back(options);
    }
  }
  return kinds;
}

/// The first decision of a game.
inline first_rat::State opening(const first_rat::Options& options, std::uint64_t seed = 1) {
  Random random(seed);
  first_rat::State state = first_rat::FirstRat::start(options);
  while (first_rat::FirstRat::is_setting_up(state))
    (void)first_rat::FirstRat::apply(state, Seat::chance,
                                     draw_chance<first_rat::FirstRat>(state, random));
  return state;
}

inline first_rat::State opening(std::size_t seats, std::uint64_t seed = 1) {
  return opening(kinds_of_games()[2 * (seats - 1)], seed);
}

/// Whether the turn that began there is over here.
inline bool is_turn_over(const first_rat::Table& before, const first_rat::Table& now) {
  return now.turn.team != before.turn.team || now.round != before.round ||
         now.turn.phase == first_rat::Phase::over ||
         before.turn.phase == first_rat::Phase::greg_best;
}

inline Budget nodes(std::uint64_t count) {
  Budget budget;
  budget.nodes = count;
  return budget;
}

/// A judge who knows nothing of what is to come: whoever has most points on the table wins.
inline void count_points(Judge::Tables tables, std::span<Forecast> expected) {
  std::transform(tables.begin(), tables.end(), expected.begin(),
                 [](const first_rat::Table* table) { return ending_of(*table); });
}

/// Shows every decision of a game that is played at random: `visit(state, random)`.
template <class Visit>
void walk(const first_rat::Options& options, std::uint64_t seed, Visit visit) {
  Random random(seed);
  first_rat::State state = opening(options, seed);
  while (!first_rat::FirstRat::is_terminal(state)) {
    if (!first_rat::FirstRat::actors(state).contains(Seat::chance)) visit(state, random);
    const auto move = draw_move<first_rat::FirstRat>(state, random);
    ASSERT_EQ(first_rat::FirstRat::apply(state, move.seat, move.action), Applied::done);
  }
}

/// Shows every table before a turn, in games that search plays with itself, and how its game ends:
/// `visit(table, ending)`.
template <class Visit>
void visit_good_games(std::uint8_t seats, int games, Visit visit) {
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(game), seats);
    TurnSearch search{Random(5)};
    first_rat::State state = opening(seats, static_cast<std::uint64_t>(game));
    std::vector<first_rat::Table> tables;
    while (!first_rat::FirstRat::is_terminal(state)) {
      const Seat seat = first_rat::FirstRat::actors(state).first();
      if (seat == Seat::chance) {
        (void)first_rat::FirstRat::apply(state, seat,
                                         draw_chance<first_rat::FirstRat>(state, random));
        continue;
      }
      tables.push_back(state.table);
      const Thought thought = search.think(state.table, nodes(1));
      for (const first_rat::Action& action : thought.lines.front().actions)
        (void)first_rat::FirstRat::apply(state, seat, action);
    }
    for (const first_rat::Table& table : tables) visit(table, ending_of(state.table));
  }
}

/// The last turn of a game for two: the second team is four points behind and has a thruster's
/// materials.
inline first_rat::Table decided_by_a_thruster() {
  first_rat::Table table = opening(2).table;
  table.round = 20;
  table.last_round = 20;
  table.turn = first_rat::Turn{};
  table.turn.team = 1;
  table.teams[0].awards = 4;
  table.teams[1].awards = 2;
  table.teams[0].cheese = 0;
  table.teams[1].cheese = 0;
  table.teams[1].materials = {2, 5, 0, 0};
  return table;
}

}  // namespace cheesemoon::players
