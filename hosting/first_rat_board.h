#pragma once

#include "engine/first_rat/first_rat.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

/// The members of the board of First Rat: everything printed or put out that this game is played
/// with. `seen` is the table when everything is laid out.
void write_first_rat_board(JsonWriter& writer, const first_rat::Options& options,
                           const first_rat::Observation& seen);

}  // namespace cheesemoon::hosting
