#pragma once

#include "engine/core/random.h"
#include "engine/first_rat/table.h"

namespace cheesemoon::players {

/// True if chance has to act in Greg's turn: nobody decides anything.
bool greg_acts(const first_rat::Table& table);

/// The table at the next decision, Greg having drawn from a deck that fits all that was seen of it.
first_rat::Table after_greg(const first_rat::Table& table, Random& random);

}  // namespace cheesemoon::players
