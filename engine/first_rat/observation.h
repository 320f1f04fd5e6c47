#pragma once

#include "engine/core/seat.h"
#include "engine/first_rat/table.h"

namespace cheesemoon::first_rat {

/// What a seat may know: the table. There is no place in it for Greg's deck.
struct Observation {
  Table table;
  friend constexpr bool operator==(const Observation&, const Observation&) = default;
};

constexpr Observation observe(const State& state) {
  return {state.table};
}

}  // namespace cheesemoon::first_rat
