#pragma once

#include <optional>

#include "engine/first_rat/challenges.h"
#include "players/first_rat/forecast.h"

namespace cheesemoon::players {

/// What a lone player plays for: to beat Greg, or to do it in the way of a challenge.
using Aim = std::optional<first_rat::Challenge>;

/// How likely a challenge is to be met by who wins, at a rough guess: 0 once it is out of reach,
/// more the more of it is done.
float promise_of(const first_rat::Table& table, first_rat::Challenge challenge);

/// A forecast in which winning in any other way is losing.
Forecast aimed(const Forecast& expected, const first_rat::Table& table, Aim aim);

}  // namespace cheesemoon::players
