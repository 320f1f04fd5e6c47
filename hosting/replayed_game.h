#pragma once

#include <span>

#include "hosting/frames.h"
#include "hosting/hosted_game.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

/// Plays the frames of a record in a new game and writes what there is to see: the board, and for
/// every frame its moves, its events and the view after it. Nothing is hidden: whoever has a record
/// knows all that is in it.
void write_replayed_game(JsonWriter& writer, HostedGame& game, std::span<const Frame> frames);

}  // namespace cheesemoon::hosting
