#pragma once

#include "engine/first_rat/action.h"
#include "engine/first_rat/event.h"
#include "engine/first_rat/table.h"

namespace cheesemoon::first_rat {

/// What follows from a legal decision up to the next one, before it is made: what it costs, what
/// each space yields and why, which rewards and points there are, and the table afterwards.
struct Consequences {
  Chronicle chronicle;
  Table after;
};

Consequences consequences_of(const Table& table, const Action& action);

}  // namespace cheesemoon::first_rat
