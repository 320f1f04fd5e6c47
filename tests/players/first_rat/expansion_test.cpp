#include "players/first_rat/expansion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

/// The judge of the house, when it takes its time for every turn.
const Judge without_glances([](auto tables, auto expected) { house_judge()(tables, expected); });

TEST(Expansion, HardlyEverMissesTheBestTurnAtAGlance) {
  int tables = 0;
  int seen = 0;
  Expander expander;
  Expansion at_a_glance;
  Expansion at_length;
  for (const std::uint8_t seats : std::array<std::uint8_t, 2>{2, 4}) {
    visit_good_games(seats, 2, [&](const Table& table, const Forecast& /*ending*/) {
      expander.expand(table, house_judge(), at_a_glance);
      expander.expand(table, without_glances, at_length);
      ++tables;
      if (at_a_glance.candidates.front().expected == at_length.candidates.front().expected) ++seen;
    });
  }
  EXPECT_GT(tables, 100);
  EXPECT_GE(seen, tables * 9 / 10) << seen << " of " << tables;
}

TEST(Expansion, FindsTheBestOfAllTurnsThatEndTheGame) {
  std::size_t most_turns = 0;
  Expander expander;
  TurnTree turns;
  Expansion expansion;
  for (std::uint8_t seats = 2; seats <= 5; ++seats) {
    visit_good_games(seats, 2, [&](const Table& table, const Forecast& /*ending*/) {
      turns.grow(table);
      float best = -1;
      for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        if (turns.after(turn).turn.phase == Phase::over)
          best = std::max(best, worth_of(ending_of(turns.after(turn)), table.turn.team));
      }
      if (best < 0) return;
      most_turns = std::max(most_turns, turns.size());
      expander.expand(table, house_judge(), expansion);
      EXPECT_GE(worth_of(expansion.candidates.front().expected, table.turn.team), best);
    });
  }
  // More than are judged of those that look best at a glance.
  EXPECT_GT(most_turns, 28U);
}

TEST(Expansion, JudgesNoMoreTurnsThanAreWorthAThought) {
  std::size_t most_judged = 0;
  const Judge counting(
      [&](Judge::Tables tables, std::span<Forecast> expected) {
        most_judged = std::max(most_judged, tables.size());
        house_judge()(tables, expected);
      },
      [](Judge::Tables tables, std::size_t team, std::span<float> impression) {
        house_judge().glance(tables, team, impression);
      });
  Expander expander;
  Expansion expansion;
  visit_good_games(3, 1, [&](const Table& table, const Forecast& /*ending*/) {
    if (table.round < 10) expander.expand(table, counting, expansion);
  });
  EXPECT_EQ(most_judged, 28U);
}

}  // namespace
}  // namespace cheesemoon::players
