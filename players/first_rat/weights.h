#pragma once

#include <array>

#include "players/first_rat/feature_judge.h"

namespace cheesemoon::players {

/// Alone against Greg, and for two to five at the table. Written by `cheesemoon tune first-rat`.
const std::array<Weights, 5>& tuned_weights();

/// Those for as many as play there.
inline const Weights& tuned_weights_for(const first_rat::Table& table) {
  return tuned_weights()[table.against_greg ? 0 : table.team_count - 1U];
}

}  // namespace cheesemoon::players
