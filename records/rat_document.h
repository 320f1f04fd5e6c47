#pragma once

#include <string_view>
#include <variant>

#include "engine/core/result.h"
#include "json/error.h"
#include "records/brave_rats_json.h"
#include "records/document.h"
#include "records/first_rat_json.h"

namespace cheesemoon::records {

using BraveRatsDocument = Document<brave_rats::BraveRats>;
using FirstRatDocument = Document<first_rat::FirstRat>;

/// A record of one of the two games that engines and coaches of the house know.
using RatDocument = std::variant<BraveRatsDocument, FirstRatDocument>;

Result<RatDocument, JsonError> read_document(std::string_view text);

}  // namespace cheesemoon::records
