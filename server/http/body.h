#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "engine/core/result.h"
#include "json/reader.h"
#include "server/http/http.h"

namespace cheesemoon::server {

/// What `read` makes of a body, or 400 with a sentence that names the member that is wrong.
template <class Read>
auto read_body(std::string_view text, Read read)
    -> Result<decltype(read(std::declval<const JsonReader&>())), HttpResponse> {
  const auto json = parse_json(text);
  if (!json) return Failure{bad_request(describe(json.error()))};
  std::optional<JsonError> error;
  auto value = read(JsonReader(*json, error));
  if (error) return Failure{bad_request(describe(*error))};
  return value;
}

}  // namespace cheesemoon::server
