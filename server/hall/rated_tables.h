#pragma once

#include <optional>

#include "server/store/person.h"
#include "table/table_options.h"
#include "table/table_refusal.h"

namespace cheesemoon::server {

/// Whether somebody may not play at a table because it is rated: a guest is made in a second, and
/// whatever can be made in a second would be worth a rating. Guests have no name key.
inline std::optional<table::TableRefusal> why_not_rated(const table::TableOptions& options,
                                                        const Person& person) {
  if (!options.is_rated || person.name_key) return std::nullopt;
  return table::TableRefusal{"not_an_account",
                             "games that are rated are for accounts: make one, or play without"};
}

/// Whether somebody may not make such a table. A rated game without a clock would never end for
/// whoever walks away from it, and so never count. Those of earlier versions may have none: they go
/// on, so options are not wrong without it.
inline std::optional<table::TableRefusal> why_not_made(const table::TableOptions& options,
                                                       const Person& maker) {
  if (auto refusal = why_not_rated(options, maker)) return refusal;
  if (!options.is_rated || options.clock) return std::nullopt;
  return table::TableRefusal{
      "needs_clock", "games that are rated have a clock: choose one, or play without rating"};
}

}  // namespace cheesemoon::server
