#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/result.h"

namespace cheesemoon::cli {

/// How BraveRats is to be played: the variant, and the crowns of a match if it is one.
struct BraveRatsOptions {
  brave_rats::Options game;
  std::optional<std::uint8_t> crowns;
};

/// From `variant=draft`, `crowns=3`; the error is a sentence for the user.
Result<BraveRatsOptions, std::string> read_brave_rats_options(
    const std::vector<std::string>& settings);

}  // namespace cheesemoon::cli
