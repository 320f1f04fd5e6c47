#pragma once

#include "engine/first_rat/event.h"
#include "engine/first_rat/turn.h"

namespace cheesemoon::first_rat {

/// What follows from a legal decision up to the next one, before it is made: what it costs, what
/// each space yields and why, which rewards and points there are, and the table afterwards.
struct Consequences {
  Chronicle chronicle;
  Table after;
};

constexpr Consequences consequences_of(const Table& table, const Action& action) {
  Consequences consequences{{}, table};
  decide(consequences.after, action, consequences.chronicle);
  return consequences;
}

}  // namespace cheesemoon::first_rat
