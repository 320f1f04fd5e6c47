#include "records/json_schema.h"

#include <string>
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

std::vector<JsonError> schema_faults(const boost::json::value& schema,
                                     const boost::json::value& value) {
  valijson::Schema compiled;
  valijson::SchemaParser parser;
  const valijson::adapters::BoostJsonAdapter schema_adapter(schema);
  parser.populateSchema(schema_adapter, compiled);
  valijson::Validator validator;
  valijson::ValidationResults results;
  const valijson::adapters::BoostJsonAdapter value_adapter(value);
  std::vector<JsonError> faults;
  if (validator.validate(compiled, value_adapter, &results)) return faults;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) faults.push_back({place_of(error.context), error.description});
  return faults;
}

}  // namespace cheesemoon::records
