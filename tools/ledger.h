#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/store/store.h"
#include "table/commands.h"

namespace cheesemoon::tools {

/// A request that somebody has sent, and what he was told of it last.
struct AskedFor {
  enum class Fate : std::uint8_t { unknown, done, refused };

  std::string table;
  std::string person;
  table::Command command;
  /// People wait for the answer before they send the next one: theirs are numbered in the order in
  /// which they are done.
  std::uint64_t number = 0;
  Fate fate = Fate::unknown;
};

/// What the clients of a server know, to be compared with what it has kept.
struct Ledger {
  /// By the person and the request, as journals name them: "PERSON REQUEST".
  std::unordered_map<std::string, AskedFor> requests;
  std::set<std::string> tables;
};

/// What is wrong with a store after its server has stopped, in a sentence; nothing if all is well:
/// every journal can be played again; what was acknowledged is in it once and in order; what was
/// refused is not; nothing is in it that nobody asked for; all tables that somebody knows are over,
/// and the records of their games can be replayed.
std::optional<std::string> what_is_wrong(server::Store& store, const Ledger& ledger);

}  // namespace cheesemoon::tools
