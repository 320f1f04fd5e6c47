#pragma once

#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "records/replay.h"
#include "solve/analysis.h"

namespace cheesemoon::study {

/// The rounds of a replayed game as the analysis wants them, without the picks of a draft.
std::vector<solve::PlayedRound> played_rounds(const records::Replayed<brave_rats::BraveRats>& game);

}  // namespace cheesemoon::study
