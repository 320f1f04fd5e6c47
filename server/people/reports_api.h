#pragma once

#include "server/people/caller.h"

namespace cheesemoon::server {

/// POST /api/reports
HttpResponse add_report(const Call& call);

}  // namespace cheesemoon::server
