#include "players/first_rat/greedy_player.h"

namespace cheesemoon::players {

using namespace first_rat;

std::vector<Action> GreedyPlayer::plan(const Table& table, const Budget& /*budget*/) {
  turns_.grow(table);
  std::vector<std::size_t> seen;
  std::vector<const Table*> tables;
  std::vector<double> errors;
  for (std::size_t turn = 0; turn < turns_.size(); ++turn) {
    const bool is_last_hope = seen.empty() && turn + 1 == turns_.size();
    if (lapses_.overlooks > 0 && random_.unit() < lapses_.overlooks && !is_last_hope) continue;
    seen.push_back(turn);
    tables.push_back(&turns_.after(turn));
    // Two dice make errors small mostly and large now and then.
    errors.push_back(
        lapses_.misjudges > 0 ? lapses_.misjudges * (random_.unit() + random_.unit() - 1) : 0);
  }
  std::vector<Forecast> expected(seen.size());
  judge_(tables, expected);
  const std::size_t team = deciding_team(table);
  const auto worth = [&](std::size_t place) {
    return worth_of(expected[place], team) + errors[place];
  };
  std::size_t best = 0;
  for (std::size_t place = 1; place < seen.size(); ++place) {
    if (worth(place) > worth(best)) best = place;
  }
  return turns_.actions(seen[best]);
}

}  // namespace cheesemoon::players
