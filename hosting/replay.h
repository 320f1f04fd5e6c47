#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "json/error.h"

namespace cheesemoon::hosting {

/// All that happened in the games of a record file, frame by frame: docs/study.md says what every
/// member means. The names are those of the
/// seats, or none. The error says what is wrong with the record and where.
Result<std::string, JsonError> replay_json(std::string_view record,
                                           std::span<const std::string> names = {});

}  // namespace cheesemoon::hosting
