#pragma once

#include <functional>
#include <vector>

#include "server/hall/hall.h"
#include "server/http/http.h"
#include "server/http/router.h"
#include "server/limits/limiter.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// Runs on the thread of the hall and answers at once or later.
using TablesHandler = std::function<void(const HttpRequest& request,
                                         const PathParameters& parameters, HttpReply reply)>;

/// Tables of one person that are not over.
inline constexpr std::size_t most_tables_of_person = 100;
inline constexpr Rate new_tables_rate{std::chrono::seconds(2), 20};

/// What the answers need. All of it outlives the routes.
struct TablesApi {
  TablesApi(Hall& one_hall, HallServices& its_services, People& all_people, bool limited)
      : hall(one_hall), services(its_services), people(all_people), has_limits(limited) {}

  Hall& hall;
  HallServices& services;
  People& people;
  bool has_limits = true;
  Limiter new_tables{has_limits ? new_tables_rate : no_limit, most_limited};
};

/// Everything about tables that can be asked over HTTP.
std::vector<Route<TablesHandler>> tables_routes(TablesApi& api);

}  // namespace cheesemoon::server
