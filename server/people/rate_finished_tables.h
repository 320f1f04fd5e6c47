#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace cheesemoon::server {

/// What came out of a table that is over; nothing if its game does not count.
using ReadTableResult = std::function<std::optional<std::vector<PlacedPerson>>(const Head& head)>;

/// Rates all tables that are over and not rated yet, in the order in which they ended, and says how
/// many. Called after every end of a game and at the start, by any process; what one has not done
/// when it crashes another does, and no table counts twice. Games of less than two people, in
/// which somebody played himself, or with a guest do not count; docs/people.md says how much the
/// others do.
StoreResult<std::size_t> rate_finished_tables(Store& store, const ReadTableResult& read_result);

}  // namespace cheesemoon::server
