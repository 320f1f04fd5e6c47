#pragma once

#include "server/study/study_api.h"

namespace cheesemoon::server {

/// GET /api/me/challenges
void show_challenges(StudyApi& api, const HttpRequest& request, const HttpReply& reply);

}  // namespace cheesemoon::server
