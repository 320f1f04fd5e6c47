#include "records/rat_document.h"

#include <fmt/format.h>

namespace cheesemoon::records {

Result<RatDocument, JsonError> read_document(std::string_view text) {
  using brave_rats::BraveRats;
  using first_rat::FirstRat;
  const auto json = parse_json(text);
  if (!json) return Failure{json.error()};
  std::optional<JsonError> error;
  const JsonReader reader(*json, error);
  const std::string_view name = read_heading(reader);
  RatDocument document;
  if (name == BraveRats::name) {
    document = read_document<BraveRats>(reader);
  } else if (name == FirstRat::name) {
    document = read_document<FirstRat>(reader);
  } else {
    reader.member("game").fail(
        fmt::format(R"(expected "{}" or "{}", found "{}")", BraveRats::name, FirstRat::name, name));
  }
  if (error) return Failure{*error};
  return document;
}

}  // namespace cheesemoon::records
