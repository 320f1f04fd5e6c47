#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/words.h"
#include "table/evolve.h"
#include "table/table_entry.h"
#include "table/telling.h"

using namespace cheesemoon;
using namespace cheesemoon::table;

// A damaged journal is refused or makes a table that can be shown: the input is a journal, a body
// on each line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view journal(reinterpret_cast<const char*>(data), size);
  table::Table table;
  table.id = "bcdfghjkmn";
  table::Time time = 1;
  while (!journal.empty()) {
    auto entry = table::read_entry(time++, cut(journal, '\n'));
    if (!entry || evolve(table, *entry, table::Chance::replay)) return 0;
    for (const Viewer viewer : {Viewer{}, Viewer{Seat::one}})
      (void)write_update(table, viewer, 0, parts_missing(table, viewer, 0), {}, {time, time});
  }
  return 0;
}
