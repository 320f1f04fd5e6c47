#pragma once

#include <cstdint>
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

/// Tables that one person has made or sits at, and that are not over.
inline constexpr std::int64_t most_tables_of_person = 100;
/// Of these, those that wait for others in the list for everybody.
inline constexpr std::int64_t most_open_to_all = 5;
inline constexpr Rate new_tables_rate{std::chrono::seconds(2), 20};
/// For each address group, as the next.
inline constexpr Rate new_tables_of_address_rate{std::chrono::seconds(2), 60};
inline constexpr Rate new_tables_for_all_rate{std::chrono::minutes(1), 20};

/// What the answers need. All of it outlives the routes.
struct TablesApi {
  TablesApi(Hall& one_hall, HallServices& its_services, People& all_people, bool limited)
      : hall(one_hall), services(its_services), people(all_people), has_limits(limited) {}

  Hall& hall;
  HallServices& services;
  People& people;
  bool has_limits = true;
  Limiter new_tables{has_limits ? new_tables_rate : no_limit, most_limited};
  Limiter new_tables_of_address{has_limits ? new_tables_of_address_rate : no_limit, most_limited};
  Limiter new_tables_for_all{has_limits ? new_tables_for_all_rate : no_limit, most_limited};
};

/// Everything about tables that can be asked over HTTP.
std::vector<Route<TablesHandler>> tables_routes(TablesApi& api);

}  // namespace cheesemoon::server
