#include "players/first_rat/hints.h"

#include <algorithm>

#include "engine/first_rat/set_up.h"
#include "players/first_rat/greg_turn.h"
#include "players/first_rat/look_ahead.h"
#include "players/first_rat/search.h"

namespace cheesemoon::players {

using namespace first_rat;

Hints hints_for(const Table& table, const Budget& budget, std::size_t count, const Judge& judge) {
  Hints hints{deciding_team(table), {}};
  if (is_laying_out(table.turn.phase) || table.turn.phase == Phase::over || greg_acts(table))
    return hints;
  Budget given = budget;
  if (given.nodes == 0 && given.time.count() == 0) given.nodes = usual_hint_nodes;
  // Always the same numbers: who asks twice is told the same.
  Random random(1);
  TurnSearch search(random, {.judge = judge});
  Thought thought = search.think(table, part_of(given, 2));
  thought.lines.resize(std::min(count, thought.lines.size()));
  const Budget part = part_of(given, 2 * static_cast<unsigned>(thought.lines.size()));
  TurnSearch comparing(random, {.others = Others::as_well, .judge = judge});
  hints.turns.reserve(thought.lines.size());
  for (Line& line : thought.lines) {
    Random same_luck(2);
    JudgedTurn turn;
    turn.expected = look_ahead(after(table, line.actions), part, comparing, same_luck);
    turn.gains = most_telling(gains_of(table, line.actions, judge));
    turn.outlook = outlook_of(table, line.actions, judge);
    turn.actions = std::move(line.actions);
    hints.turns.push_back(std::move(turn));
  }
  std::stable_sort(
      hints.turns.begin(), hints.turns.end(), [&](const JudgedTurn& left, const JudgedTurn& right) {
        return worth_of(left.expected, hints.team) > worth_of(right.expected, hints.team);
      });
  return hints;
}

}  // namespace cheesemoon::players
