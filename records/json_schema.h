#pragma once

#include <boost/json/value.hpp>
#include <vector>

#include "json/error.h"
#include "records/record.h"

namespace cheesemoon::records {

/// Everything in which a value does not follow a JSON schema, with its place as in
/// `path[3].colour`.
std::vector<JsonError> schema_faults(const boost::json::value& schema,
                                     const boost::json::value& value);

}  // namespace cheesemoon::records
