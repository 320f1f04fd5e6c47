#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/hall/hall.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// Tells who has still to choose at each of these tables, as a person sees it, when all have been
/// looked at: on the thread of the hall. Tables that cannot be had are left out.
void look_who_is_awaited(Hall& hall, const std::string& person,
                         const std::vector<std::string>& tables,
                         const std::function<void(const AwaitedSeats&)>& tell);

}  // namespace cheesemoon::server
