#pragma once

#include "server/people/caller.h"

namespace cheesemoon::server {

/// GET /api/people/{id}
HttpResponse show_person(const Call& call);
/// GET /api/leaderboard
HttpResponse show_leaderboard(const Call& call);

}  // namespace cheesemoon::server
