#pragma once

#include "server/http/http.h"
#include "server/network/read_request.h"

namespace cheesemoon::server {

/// Whether a browser only asks what a page of another host may do, before it lets it.
bool is_preflight(const BeastRequest& request);

/// Everything that the API has.
HttpResponse preflight_answer();

}  // namespace cheesemoon::server
