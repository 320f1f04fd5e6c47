#pragma once

#include <functional>

#include "server/hall/services.h"
#include "server/http/http.h"
#include "server/jobs/job.h"

namespace cheesemoon::server {

/// Whoever asks without saying who he is.
JobOwner owner_of(const HttpRequest& request);

/// Has an answer worked out by a worker, or answers why not.
void work_out(HallServices& services, JobKind kind, const JobOwner& owner,
              std::function<HttpResponse()> work, const HttpReply& reply);

}  // namespace cheesemoon::server
