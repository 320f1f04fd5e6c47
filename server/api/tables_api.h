#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "server/hall/hall.h"
#include "server/http/http.h"
#include "server/http/router.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// Runs on the thread of the hall and answers at once or later.
using TablesHandler = std::function<void(const HttpRequest& request,
                                         const PathParameters& parameters, HttpReply reply)>;

/// What the answers need. All of it outlives the routes.
struct TablesApi {
  Hall& hall;
  HallServices& services;
  People& people;
};

/// Everything about tables that can be asked over HTTP.
std::vector<Route<TablesHandler>> tables_routes(TablesApi& api);

}  // namespace cheesemoon::server
