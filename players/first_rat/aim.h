#pragma once

#include "engine/first_rat/challenges.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::players {

/// How likely a challenge is to be met by who wins, at a rough guess: 0 once it is out of reach,
/// more the more of it is done.
float promise_of(const first_rat::Table& table, first_rat::Challenge challenge);

/// The judge of a lone player who means to beat Greg in the way of a challenge: to win in any other
/// way is to lose.
Judge aimed(Judge judge, first_rat::Challenge challenge);

}  // namespace cheesemoon::players
