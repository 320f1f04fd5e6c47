#include "players/first_rat/certainty.h"

#include <algorithm>
#include <cmath>

namespace cheesemoon::players {

using namespace first_rat;

float certainty(float rounds_to_come) {
  constexpr float sure_from = 9;
  constexpr float less_per_round = 0.045F;
  constexpr float least = 0.6F;
  return std::clamp(1 - (rounds_to_come - sure_from) * less_per_round, least, 1.0F);
}

Forecast as_sure_as_people_are(Forecast expected, const Table& table) {
  if (table.turn.phase == Phase::over) return expected;
  const float power = certainty(judge_one(house_judge(), table).rounds);
  float sum = 0;
  for (std::size_t team = 0; team < table.team_count; ++team) {
    float& share = expected.win_share[team];
    share = std::pow(share, power);
    sum += share;
  }
  for (std::size_t team = 0; team < table.team_count; ++team) expected.win_share[team] /= sum;
  return expected;
}

}  // namespace cheesemoon::players
