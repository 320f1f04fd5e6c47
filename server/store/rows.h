#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "server/store/database.h"

namespace cheesemoon::server {

// What is made of the outcome of a statement.

/// Every row as `read` reads it.
template <class Read>
auto each_row(const StoreResult<Rows>& found, const Read& read)
    -> StoreResult<std::vector<std::invoke_result_t<const Read&, const Row&>>> {
  if (!found) return Failure{found.error()};
  std::vector<std::invoke_result_t<const Read&, const Row&>> things;
  things.reserve(found->rows.size());
  for (const Row& row : found->rows) things.push_back(read(row));
  return things;
}

template <class Thing>
StoreResult<std::optional<Thing>> first_of(StoreResult<std::vector<Thing>> things) {
  if (!things) return Failure{things.error()};
  if (things->empty()) return std::optional<Thing>();
  return std::optional<Thing>(std::move(things->front()));
}

/// Where it matters only whether it was done.
inline StoreResult<Done> done(const StoreResult<Rows>& outcome) {
  if (!outcome) return Failure{outcome.error()};
  return Done{};
}

}  // namespace cheesemoon::server
