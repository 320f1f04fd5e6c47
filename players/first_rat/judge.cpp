#include "players/first_rat/judge.h"

#include <bit>

#include "engine/first_rat/points.h"

namespace cheesemoon::players {

using namespace first_rat;

Forecast judge_one(const Judge& judge, const Table& table) {
  const Table* const tables = &table;
  Forecast expected;
  judge({&tables, 1}, {&expected, 1});
  return expected;
}

Forecast ending_of(const Table& table) {
  const Outcome outcome = outcome_of(table);
  const auto winners = static_cast<float>(std::popcount(outcome.winners));
  Forecast ending;
  for (std::size_t team = 0; team < table.team_count; ++team) {
    ending.points[team] = static_cast<float>(outcome.breakdown[team].total());
    ending.win_share[team] = outcome.wins(team) ? 1 / winners : 0;
  }
  return ending;
}

}  // namespace cheesemoon::players
