#pragma once

#include <array>

#include "players/first_rat/feature_judge.h"

namespace cheesemoon::players {

/// Alone against Greg, and for two to five at the table. Written by `cheesemoon tune first-rat`.
const std::array<Weights, 5>& tuned_weights();

}  // namespace cheesemoon::players
