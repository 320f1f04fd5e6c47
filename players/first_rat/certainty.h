#pragma once

#include "engine/first_rat/table.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::players {

/// How sure a forecast may be with so many rounds still to come, from 1 for as sure as it is to 0
/// for not at all. Searches take it for granted that everybody goes on to play as well as they do;
/// in the games of people the first rounds decide less than that. docs/hints.md says what it was
/// fitted to.
float certainty(float rounds_to_come);

/// The same forecast, as sure as games of people let it be. Who is ahead stays ahead, and what is
/// certain stays certain.
Forecast as_sure_as_people_are(Forecast expected, const first_rat::Table& table);

}  // namespace cheesemoon::players
