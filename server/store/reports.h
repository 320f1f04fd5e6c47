#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "server/store/database.h"
#include "server/store/person.h"

namespace cheesemoon::server {

/// The reports for which a condition in SQL holds, perhaps with a limit behind it. The newest
/// first.
StoreResult<std::vector<Report>> read_reports(Database& database, std::string_view condition,
                                              std::initializer_list<Parameter> parameters);

}  // namespace cheesemoon::server
