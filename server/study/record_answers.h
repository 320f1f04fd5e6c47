#pragma once

#include <string>

#include "engine/core/result.h"
#include "json/error.h"
#include "server/http/http.h"
#include "table/table.h"

namespace cheesemoon::server {

/// What came out of the study of a record.
using Studied = Result<std::string, JsonError>;

/// The record of a table that is over, or the answer that it is not.
Result<std::string, HttpResponse> record_to_study(const table::Table& table);

/// A record that we have written ourselves cannot be wrong: 500 if it is.
HttpResponse answer_from_table(const Studied& studied);
/// 400 with what is wrong with the record that was sent, and where.
HttpResponse answer_from_file(const Studied& studied);

}  // namespace cheesemoon::server
