#pragma once

#include <string>

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "records/replay.h"

namespace cheesemoon::records {

/// A game as text to be read and compared: every position, what each player sees and may do, what
/// was done and what followed from it.
std::string playthrough(const Replayed<brave_rats::BraveRats>& game);
std::string playthrough(const Replayed<first_rat::FirstRat>& game);

}  // namespace cheesemoon::records
