#include "players/first_rat/turns.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/core/chance.h"
#include "engine/first_rat/turn.h"
#include "positions.h"
#include "records/first_rat_library.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

Options game_for(std::uint8_t seats) {
  Options options;
  options.content = *records::FirstRatLibrary::standard().find("standard");
  options.seats = seats;
  options.all_comics = true;
  if (seats == 1) options.solo = Difficulty::easy;
  return options;
}

/// Shows every state of some random games in which a seat has to decide.
template <class Visit>
void walk_games(int games, Visit visit) {
  for (int game = 0; game < games; ++game) {
    Random random(3, static_cast<std::uint64_t>(game));
    State state = FirstRat::start(game_for(static_cast<std::uint8_t>(1 + game % 5)));
    while (!FirstRat::is_terminal(state)) {
      if (!FirstRat::actors(state).contains(Seat::chance)) visit(state);
      const auto move = draw_move<FirstRat>(state, random);
      ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    }
  }
}

TEST(TurnTree, HasOnlyLegalTurnsThatEndWhenTheTurnDoes) {
  TurnTree turns;
  walk_games(10, [&](const State& state) {
    turns.grow(state.table);
    ASSERT_GT(turns.size(), 0U);
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      Table table = state.table;
      for (const Action& action : turns.actions(turn)) {
        ASSERT_FALSE(table != state.table && is_turn_over(state.table, table));
        ASSERT_TRUE(is_legal_decision(table, action));
        NoWitness nobody;
        decide(table, action, nobody);
      }
      ASSERT_TRUE(is_turn_over(state.table, table));
      ASSERT_EQ(table, turns.after(turn));
    }
  });
}

TEST(TurnTree, KeepsEveryTableOnce) {
  TurnTree turns;
  walk_games(10, [&](const State& state) {
    turns.grow(state.table);
    std::set<std::uint64_t> tables;
    for (std::size_t turn = 0; turn < turns.size(); ++turn)
      EXPECT_TRUE(tables.insert(hash_of(turns.after(turn))).second);
  });
}

TEST(TurnTree, FindsEveryTableThatATurnCanLeadTo) {
  TurnTree turns;
  int compared = 0;
  walk_games(5, [&](const State& state) {
    // All ways, in any order, as long as there are not too many.
    std::vector<Table> open{state.table};
    std::set<std::uint64_t> reached;
    std::size_t steps = 0;
    while (!open.empty() && ++steps < 1500) {
      const Table table = open.back();
      open.pop_back();
      if (table != state.table && is_turn_over(state.table, table)) {
        reached.insert(hash_of(table));
        continue;
      }
      for_each_decision(table, [&](const Action& action) {
        open.push_back(table);
        NoWitness nobody;
        decide(open.back(), action, nobody);
      });
    }
    if (!open.empty()) return;
    ++compared;
    turns.grow(state.table);
    EXPECT_EQ(turns.size(), reached.size());
  });
  EXPECT_GT(compared, 300);
}

}  // namespace
}  // namespace cheesemoon::players
