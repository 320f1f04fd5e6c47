#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "server/store/database.h"
#include "server/store/head.h"

namespace cheesemoon::server {

/// Inside of the transaction of the append that changes it.
StoreResult<Done> write_head(Database& database, const Head& head);

/// The heads for which a condition in SQL holds, perhaps with an order and a limit behind it. With
/// their seats, the newest first.
StoreResult<std::vector<Head>> read_heads(Database& database, std::string_view condition,
                                          std::initializer_list<Parameter> parameters);

/// All tables of a person.
StoreResult<std::vector<Head>> read_heads_of(Database& database, std::string_view person,
                                             std::int64_t limit);

}  // namespace cheesemoon::server
