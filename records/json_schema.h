#pragma once

#include <boost/json/value.hpp>
#include <memory>
#include <vector>

#include "json/error.h"

namespace valijson {
class Schema;
}

namespace cheesemoon::records {

/// A JSON schema that values are held against.
class JsonSchema {
 public:
  explicit JsonSchema(const boost::json::value& schema);

  /// Everything in which a value does not follow it, with its place as in `path[3].colour`.
  [[nodiscard]] std::vector<JsonError> faults(const boost::json::value& value) const;

 private:
  std::shared_ptr<const valijson::Schema> compiled_;
};

}  // namespace cheesemoon::records
