#include "players/first_rat/look_ahead.h"

#include <algorithm>

#include "engine/first_rat/turn.h"
#include "players/first_rat/certainty.h"
#include "players/first_rat/greg_turn.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// How many of Greg's turns stand for all of them.
constexpr unsigned cards_tried = 16;

Forecast search_ahead(const Table& table, const Budget& budget, TurnSearch& search, Random& random);

Forecast mean_over_greg(const Table& table, const Budget& budget, TurnSearch& search,
                        Random& random) {
  Forecast mean;
  for (unsigned card = 0; card < cards_tried; ++card) {
    const Forecast expected =
        search_ahead(after_greg(table, random), part_of(budget, cards_tried), search, random);
    for (std::size_t team = 0; team < table.team_count; ++team) {
      mean.points[team] += expected.points[team] / cards_tried;
      mean.win_share[team] += expected.win_share[team] / cards_tried;
    }
  }
  return mean;
}

Forecast search_ahead(const Table& table, const Budget& budget, TurnSearch& search,
                      Random& random) {
  if (table.turn.phase == Phase::over) return ending_of(table);
  if (greg_acts(table)) return mean_over_greg(table, budget, search, random);
  const Thought thought = search.think(table, budget);
  const Line& best = thought.lines.front();
  // Where there is one turn only, a search sees no reason to think: what follows is looked at.
  if (thought.lines.size() == 1)
    return search_ahead(after(table, best.actions), budget, search, random);
  return {best.points, best.win_share};
}

}  // namespace

Budget part_of(const Budget& budget, unsigned parts) {
  Budget part = budget;
  if (budget.nodes > 0) part.nodes = std::max<std::uint64_t>(1, budget.nodes / parts);
  if (budget.time.count() > 0)
    part.time = std::max(std::chrono::milliseconds(1), budget.time / static_cast<int>(parts));
  return part;
}

Table after(const Table& table, std::span<const Action> actions) {
  Table played = table;
  NoWitness nobody;
  for (const Action& action : actions) decide(played, action, nobody);
  return played;
}

Forecast look_ahead(const Table& table, const Budget& budget, TurnSearch& search, Random& random) {
  return as_sure_as_people_are(search_ahead(table, budget, search, random), table);
}

}  // namespace cheesemoon::players
