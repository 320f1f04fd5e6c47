#pragma once

#include <optional>

#include "server/tables/table.h"
#include "server/tables/table_entry.h"
#include "server/tables/table_refusal.h"

namespace cheesemoon::server {

enum class Chance : std::uint8_t {
  draw,    // it happens now: what is drawn is written into the entry
  replay,  // it has happened: what was drawn is in the entry
};

/// Lets an entry happen at a table, or says why it cannot; then nothing has changed. The table is
/// what comes out of all entries of its journal, whether they are drawn or replayed.
std::optional<TableRefusal> evolve(Table& table, TableEntry& entry, Chance chance);

}  // namespace cheesemoon::server
