#pragma once

#include "server/people/caller.h"

namespace cheesemoon::server {

/// POST /api/guests
HttpResponse add_guest(const Call& call);

}  // namespace cheesemoon::server
