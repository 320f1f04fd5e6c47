#pragma once

#include <span>

#include "engine/first_rat/first_rat.h"
#include "json/writer.h"

namespace cheesemoon::records {

/// One event as an object, with the fields of its kind. The table has the cards of Greg that exist.
void write_first_rat_event(JsonWriter& writer, const first_rat::Table& table,
                           const first_rat::Event& event);

/// What everybody sees of a move: a decision and all that follows from it.
void write_first_rat_events(JsonWriter& writer, const first_rat::Table& table,
                            const Move<first_rat::Action>& move,
                            std::span<const first_rat::Event> events);

}  // namespace cheesemoon::records
