#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "boost/json/parse.hpp"
#include "require.h"
#include "table/client_message.h"
#include "table/commands.h"
#include "table/evolve.h"

using namespace cheesemoon;
using namespace cheesemoon::table;

namespace {

constexpr table::Instant now{.date = 1'700'000'000'000, .ran = 5'000};

/// A duel in which Ann may do everything that can be done.
table::Table duel_of_ann() {
  const auto options = table::read_table_options(boost::json::parse(
      R"({"game":"brave-rats","options":{"variant":"base"},"seats":["person","person"]})"));
  table::Table table;
  table.id = "bcdfghjkmn";
  (void)create(table, *options, {}, "ann", {}, now);
  return table;
}

}  // namespace

// Any text is refused or is a message; a command that is done leaves an entry that says the same
// when it is read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  const auto message = table::read_client_message(text);
  (void)table::request_in(text);
  if (!message) {
    fuzz::require(!message.error().sentence.empty());
    return 0;
  }
  const auto* at_table = std::get_if<table::AtTable>(&message->what);
  if (at_table == nullptr) return 0;
  table::Table table = duel_of_ann();
  const auto done = perform(table, "ann", at_table->command, message->request, now);
  if (!done) return 0;
  for (const table::TableEntry& entry : *done) {
    const std::string body = write_entry(entry);
    const auto read = table::read_entry(now.date, body);
    fuzz::require(read.ok());
    fuzz::require(write_entry(*read) == body);
  }
  return 0;
}
