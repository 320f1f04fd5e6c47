#pragma once

#include <vector>

#include "server/hall/hall.h"
#include "server/http/router.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// What the answers need. All of it outlives the routes.
struct TablesApi {
  Hall& hall;
  HallServices& services;
  People& people;
};

/// Everything about tables that can be asked over HTTP, on the thread of the hall.
std::vector<Route> tables_routes(TablesApi& api);

}  // namespace cheesemoon::server
