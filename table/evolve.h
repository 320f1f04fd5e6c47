#pragma once

#include <optional>

#include "table/table.h"
#include "table/table_entry.h"
#include "table/table_refusal.h"

namespace cheesemoon::table {

enum class Chance : std::uint8_t {
  draw,    // it happens now: what is drawn is written into the entry
  replay,  // it has happened: what was drawn is in the entry
};

/// Lets an entry happen at a table, or says why it cannot; then nothing has changed. The table is
/// what comes out of all entries of its journal, whether they are drawn or replayed.
std::optional<TableRefusal> evolve(Table& table, TableEntry& entry, Chance chance);

}  // namespace cheesemoon::table
