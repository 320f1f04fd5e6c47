#pragma once

#include <string>

#include "server/study/study_api.h"

namespace cheesemoon::server {

/// GET /api/tables/{id}/review
void review_table(StudyApi& api, const HttpRequest& request, const std::string& table,
                  const HttpReply& reply);
/// POST /api/reviews
void review_record(StudyApi& api, const HttpRequest& request, const HttpReply& reply);

}  // namespace cheesemoon::server
