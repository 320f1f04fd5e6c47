#include "players/first_rat/turn_player.h"

#include "engine/first_rat/turn.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

using namespace first_rat;

TurnPlayer::Choice TurnPlayer::answer(const Observation& seen, std::span<const Action> /*offered*/,
                                      const Budget& budget) {
  if (next_ >= planned_.size() || expected_ != hash_of(seen.table)) {
    planned_ = plan(seen.table, budget);
    next_ = 0;
  }
  const Action action = planned_[next_++];
  Table after = seen.table;
  NoWitness nobody;
  decide(after, action, nobody);
  expected_ = hash_of(after);
  return action;
}

}  // namespace cheesemoon::players
