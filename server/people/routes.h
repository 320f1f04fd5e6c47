#pragma once

#include <vector>

#include "server/http/router.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// Everything about people that can be asked over HTTP. The people outlive the routes.
std::vector<Route> people_routes(People& people);

}  // namespace cheesemoon::server
