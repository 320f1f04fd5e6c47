#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "engine/first_rat/content.h"
#include "json/error.h"

namespace cheesemoon::records {

/// A value that may be wrong, as its file says itself.
struct Doubt {
  std::string where;
  std::string why;
};

using FirstRatPart = std::variant<first_rat::Board, first_rat::Items, first_rat::SoloCards>;

/// One content file of First Rat, compiled.
struct FirstRatContent {
  FirstRatPart part;
  /// The values that are doubted, or that were not seen but reconstructed.
  std::vector<Doubt> doubts;
};

/// Reads a content file: a board, the items or the solo cards. `schema_folder` holds the schemas.
/// If anything is wrong, everything that is wrong is said.
Result<FirstRatContent, std::vector<JsonError>> read_first_rat_content(
    std::string_view text, const std::string& schema_folder);

}  // namespace cheesemoon::records
