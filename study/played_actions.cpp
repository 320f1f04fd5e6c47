#include "study/played_actions.h"

namespace cheesemoon::study {

std::vector<players::PlayedAction> played_actions(
    const records::Replayed<first_rat::FirstRat>& game) {
  std::vector<players::PlayedAction> actions;
  actions.reserve(game.steps.size());
  for (const auto& step : game.steps)
    actions.push_back({step.before.table, step.entry[0].seat, step.entry[0].action});
  return actions;
}

}  // namespace cheesemoon::study
