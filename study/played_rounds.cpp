#include "study/played_rounds.h"

namespace cheesemoon::study {

std::vector<solve::PlayedRound> played_rounds(
    const records::Replayed<brave_rats::BraveRats>& game) {
  std::vector<solve::PlayedRound> rounds;
  rounds.reserve(game.steps.size());
  for (const auto& step : game.steps) {
    if (step.entry.size() != 2) continue;
    const bool red_first = step.entry[0].seat == brave_rats::red;
    rounds.push_back({step.before,
                      {step.entry[red_first ? 0 : 1].action.card(),
                       step.entry[red_first ? 1 : 0].action.card()}});
  }
  return rounds;
}

}  // namespace cheesemoon::study
