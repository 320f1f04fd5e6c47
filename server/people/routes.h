#pragma once

#include <functional>
#include <vector>

#include "server/http/router.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// Runs on the thread of the store. Answers at once, or after a password has been hashed.
using PeopleHandler = std::function<void(Store& store, const HttpRequest& request,
                                         const PathParameters& parameters, const HttpReply& reply)>;

/// Everything about people that can be asked over HTTP. The people outlive the routes.
std::vector<Route<PeopleHandler>> people_routes(People& people);

}  // namespace cheesemoon::server
