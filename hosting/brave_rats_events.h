#pragma once

#include <array>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "hosting/viewer.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

/// Every kind of event of BraveRats.
inline constexpr std::array<std::string_view, 11> brave_rats_event_kinds{
    "draft_begins", "batch_drawn",     "card_kept", "hands_known", "card_chosen", "card_shown",
    "round_played", "round_undecided", "round_won", "advantage",   "game_over"};

/// What a viewer sees of a move, as events. A choice that waits is an event for its owner alone.
void write_brave_rats_events(JsonWriter& writer, const brave_rats::State& before,
                             const Move<brave_rats::Action>& move, const brave_rats::State& after,
                             Viewer viewer);

}  // namespace cheesemoon::hosting
