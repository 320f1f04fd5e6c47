#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "players/first_rat/analysis.h"

namespace cheesemoon::players {

/// What playing on says of a turn to which a better one is known.
struct CheckedClaim {
  /// The turn's place in the analysis.
  std::size_t turn = 0;
  /// How much more its team won after the better turn than after the one played, as a share of
  /// games.
  float cost = 0;
  /// How far that may be off, in 95 of 100 cases.
  float margin = 0;
};

/// Plays on from the table after each such turn, and as often from the table after the better one.
/// Everybody takes the turn that looks best of those he sees, but overlooks some and misjudges the
/// others a little, so that every game is another one. Same seed, same games.
std::vector<CheckedClaim> check_claims(const GameAnalysis& game, std::uint32_t games,
                                       std::uint64_t seed, unsigned threads);

}  // namespace cheesemoon::players
