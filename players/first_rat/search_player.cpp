#include "players/first_rat/search_player.h"

namespace cheesemoon::players {

std::vector<first_rat::Action> SearchPlayer::plan(const first_rat::Table& table,
                                                  const Budget& budget) {
  Budget given = budget;
  if (given.nodes == 0 && given.time.count() == 0) given.nodes = usual_nodes_;
  if (carelessness_ > 0 && random_.unit() < carelessness_) given.nodes = 1;
  return search_.think(table, given).lines.front().actions;
}

}  // namespace cheesemoon::players
