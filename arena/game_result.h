#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "arena/standings.h"

namespace cheesemoon::arena {

/// That an entrant forfeited a game, and why.
struct ForfeitedGame {
  std::size_t entrant = 0;
  std::string reason;
};

/// How a game of a match ended, by entrant.
struct GameResult {
  std::uint64_t number = 0;
  Score score;
  std::optional<ForfeitedGame> forfeit;
};

}  // namespace cheesemoon::arena
