#pragma once

#include "engine/brave_rats/brave_rats.h"
#include "hosting/viewer.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

/// What a viewer sees of a move, as events. A choice that waits is an event for its owner alone.
void write_brave_rats_events(JsonWriter& writer, const brave_rats::State& before,
                             const Move<brave_rats::Action>& move, const brave_rats::State& after,
                             Viewer viewer);

}  // namespace cheesemoon::hosting
