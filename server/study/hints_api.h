#pragma once

#include <string>

#include "server/study/study_api.h"

namespace cheesemoon::server {

/// POST /api/tables/{id}/hint
void give_hint(StudyApi& api, const HttpRequest& request, const std::string& table,
               const HttpReply& reply);

}  // namespace cheesemoon::server
