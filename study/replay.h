#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "json/error.h"
#include "records/record.h"

/// Games looked at afterwards and hints while they are played, as JSON: docs/study.md says what
/// every member means. No network, no clock, no threads.
namespace cheesemoon::study {

/// All that happened in the games of a record file, frame by frame. The names are those of the
/// seats, or none. The error says what is wrong with the record and where.
Result<std::string, JsonError> replay_json(std::string_view record,
                                           std::span<const std::string> names = {});

}  // namespace cheesemoon::study
