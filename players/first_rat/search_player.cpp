#include "players/first_rat/search_player.h"

namespace cheesemoon::players {

namespace {

Progress<first_rat::FirstRat> progress_of(const Thought& thought, std::size_t teams) {
  const Line& best = thought.lines.front();
  Progress<first_rat::FirstRat> progress;
  const auto count = static_cast<std::ptrdiff_t>(teams);
  progress.win_share.assign(best.win_share.begin(), best.win_share.begin() + count);
  progress.points.assign(best.points.begin(), best.points.begin() + count);
  progress.depth = thought.depth;
  progress.nodes = thought.nodes;
  progress.line = thought.principal;
  return progress;
}

}  // namespace

std::vector<first_rat::Action> SearchPlayer::plan(const first_rat::Table& table,
                                                  const Budget& budget) {
  Budget given = budget;
  if (given.nodes == 0 && given.time.count() == 0) given.nodes = usual_nodes_;
  const auto told = [&](const Thought& thought) { tell(progress_of(thought, table.team_count)); };
  const Thought thought =
      search_.think(table, given, is_heard() ? TurnSearch::Listener(told) : nullptr);
  if (is_heard()) told(thought);
  return thought.lines.front().actions;
}

}  // namespace cheesemoon::players
