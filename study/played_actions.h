#pragma once

#include <vector>

#include "engine/first_rat/first_rat.h"
#include "players/first_rat/analysis.h"
#include "records/replay.h"

namespace cheesemoon::study {

/// A replayed game as the analysis wants it.
std::vector<players::PlayedAction> played_actions(
    const records::Replayed<first_rat::FirstRat>& game);

}  // namespace cheesemoon::study
