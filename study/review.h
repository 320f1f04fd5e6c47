#pragma once

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "json/writer.h"
#include "records/replay.h"

namespace cheesemoon::study {

/// A recorded game compared with better play; takes seconds for First Rat.
void write_review(JsonWriter& writer, const records::Replayed<brave_rats::BraveRats>& game);
void write_review(JsonWriter& writer, const records::Replayed<first_rat::FirstRat>& game);

}  // namespace cheesemoon::study
