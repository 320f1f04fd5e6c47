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

}  // namespace cheesemoon::server
