#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/head.h"

namespace cheesemoon::server {

/// What somebody said.
struct Words {
  std::string person;
  std::string text;

  bool operator==(const Words&) const = default;
};

/// One thing that happened at a table. The store does not read the body, which outlives the people
/// at the table: ids in it, never names nor what they said. That is kept beside it, and goes when
/// the person does.
struct JournalEntry {
  std::int64_t time = 0;
  std::string body;
  std::optional<Words> words{};

  bool operator==(const JournalEntry&) const = default;
};

/// Entries for the end of one table's journal, and what its head is after them.
struct Append {
  std::string table;
  /// Journals count from 1.
  std::int64_t first_sequence = 1;
  std::vector<JournalEntry> entries;
  std::optional<Head> head;
};

struct AppendOutcome {
  enum class Kind : std::uint8_t {
    done,
    conflict,  // somebody else was faster: the sequence is taken
    refused,   // a mistake of the caller, such as a gap
    failed,    // certainly not done
    unknown,   // the connection was lost at the end: it may have been done
  };

  Kind kind = Kind::done;
  /// Why not; empty when done.
  std::string sentence;
};

/// The outcome of an append that came after one of the same table that was not done: it was meant
/// for a journal that does not exist.
inline AppendOutcome not_done_after_another() {
  return {AppendOutcome::Kind::failed, "an append of this table before it was not done"};
}

}  // namespace cheesemoon::server
