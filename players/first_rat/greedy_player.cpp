#include "players/first_rat/greedy_player.h"

#include "players/first_rat/forecast.h"

namespace cheesemoon::players {

using namespace first_rat;

std::vector<Action> GreedyPlayer::plan(const Table& table, const Budget& /*budget*/) {
  const std::size_t team = deciding_team(table);
  TurnForecast forecast(weights_for(table));
  turns_.grow(table);
  std::size_t best = turns_.size();
  double best_worth = 0;
  for (std::size_t turn = 0; turn < turns_.size(); ++turn) {
    const bool is_last_hope = best == turns_.size() && turn + 1 == turns_.size();
    if (lapses_.overlooks > 0 && random_.unit() < lapses_.overlooks && !is_last_hope) continue;
    double worth = worth_of(forecast(turns_.after(turn)), team);
    // Two dice make errors small mostly and large now and then.
    if (lapses_.misjudges > 0) worth += lapses_.misjudges * (random_.unit() + random_.unit() - 1);
    if (best != turns_.size() && worth <= best_worth) continue;
    best = turn;
    best_worth = worth;
  }
  return turns_.actions(best);
}

}  // namespace cheesemoon::players
