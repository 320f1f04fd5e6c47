#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "json/error.h"

namespace cheesemoon::study {

/// The games of a record file compared with better play; takes seconds for First Rat. The error
/// says what is wrong with the record and where.
Result<std::string, JsonError> review_json(std::string_view record);

/// Whether its review takes no longer than a replay does: those of BraveRats, which is solved.
bool is_quick_to_review(std::string_view record);

}  // namespace cheesemoon::study
