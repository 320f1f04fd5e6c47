#pragma once

#include <span>
#include <vector>

#include "engine/core/random.h"
#include "engine/first_rat/first_rat.h"
#include "players/budget.h"
#include "players/first_rat/judge.h"
#include "players/first_rat/search.h"

namespace cheesemoon::players {

/// How the game is expected to end, by looking ahead with a search that is fair to all, and as sure
/// as people are. Before Greg's turn it is the mean over a few of his cards.
Forecast look_ahead(const first_rat::Table& table, const Budget& budget, TurnSearch& search,
                    Random& random);

/// An equal part of a budget; never nothing.
Budget part_of(const Budget& budget, unsigned parts);

/// The table after these decisions.
first_rat::Table after(const first_rat::Table& table, std::span<const first_rat::Action> actions);

}  // namespace cheesemoon::players
