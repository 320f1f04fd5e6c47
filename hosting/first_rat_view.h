#pragma once

#include "engine/first_rat/first_rat.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

/// Who has to act: nobody while chance is due.
Actors first_rat_actors_seen(const first_rat::Observation& seen);

/// The members of a view of First Rat that change in play. Everybody sees the same.
void write_first_rat_view(JsonWriter& writer, const first_rat::Observation& seen);

}  // namespace cheesemoon::hosting
