#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/store.h"
#include "table/table.h"
#include "table/table_entry.h"
#include "table/telling.h"

namespace cheesemoon::server {

/// A table as its journal tells it, with the names of its people.
struct LoadedTable {
  table::Table table;
  table::Names names;
};

/// Entries that came after those one has, with the names of whom they speak.
struct LoadedEntries {
  std::vector<table::TableEntry> entries;
  table::Names names;
};

enum class LoadFailure : std::uint8_t { no_such_table, damaged, store_failed };

/// The sentence is for whoever runs the server.
struct LoadError {
  LoadFailure kind = LoadFailure::store_failed;
  std::string sentence;
};

Result<LoadedTable, LoadError> load_table(Store& store, const std::string& id);
/// The entries from a sequence on.
Result<LoadedEntries, LoadError> load_entries(Store& store, const std::string& id,
                                              std::int64_t first_sequence);

}  // namespace cheesemoon::server
