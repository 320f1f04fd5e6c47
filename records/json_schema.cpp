#include "records/json_schema.h"

#include <string>
#include <utility>
#include <valijson/adapters/boost_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "json/error.h"

namespace cheesemoon::records {

namespace {

/// valijson gives a place as `<root>`, `[path]`, `[3]`.
std::string place_of(const std::vector<std::string>& context) {
  std::string place;
  for (std::size_t part = 1; part < context.size(); ++part) {
    const std::string& step = context[part];
    const bool is_number = step.size() > 2 && step[1] >= '0' && step[1] <= '9';
    if (is_number) {
      place += step;
    } else {
      if (!place.empty()) place += '.';
      place += step.substr(1, step.size() - 2);
    }
  }
  return place;
}

}  // namespace

JsonSchema::JsonSchema(const boost::json::value& schema) {
  auto compiled = std::make_shared<valijson::Schema>();
  valijson::SchemaParser parser;
  parser.populateSchema(valijson::adapters::BoostJsonAdapter(schema), *compiled);
  compiled_ = std::move(compiled);
}

std::vector<JsonError> JsonSchema::faults(const boost::json::value& value) const {
  const valijson::adapters::BoostJsonAdapter adapter(value);
  valijson::Validator validator;
  std::vector<JsonError> faults;
  // Most values have none, which is found out much faster without asking which.
  if (validator.validate(*compiled_, adapter, nullptr)) return faults;
  valijson::ValidationResults results;
  (void)validator.validate(*compiled_, adapter, &results);
  valijson::ValidationResults::Error error;
  while (results.popError(error)) faults.push_back({place_of(error.context), error.description});
  return faults;
}

}  // namespace cheesemoon::records
