#pragma once

#include <string>
#include <vector>

#include "server/store/database.h"
#include "server/store/rating.h"

namespace cheesemoon::server {

StoreResult<std::vector<PersonRating>> read_ratings_of(Database& database,
                                                       const std::string& person);

/// All results of a person, the oldest first.
StoreResult<std::vector<PersonResult>> read_results_of(Database& database,
                                                       const std::string& person);

}  // namespace cheesemoon::server
