#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/standings.h"
#include "arena/tally.h"

namespace cheesemoon::cli {

/// Shows what a match between these players has come to, for people or as JSON.
void show_match(const std::vector<std::string>& players, const arena::Tally& tally,
                const std::optional<arena::Sprt>& sprt);
void show_match_as_json(const std::vector<std::string>& players, const arena::Tally& tally,
                        const std::optional<arena::Sprt>& sprt);

}  // namespace cheesemoon::cli
