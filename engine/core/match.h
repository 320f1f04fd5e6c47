#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/seat.h"

namespace cheesemoon {

/// Games that are played until one player has enough crowns.
struct Match {
  std::uint8_t crowns_to_win = 0;
  /// By seat.
  std::array<std::uint8_t, seat_limit> crowns{};

  friend constexpr bool operator==(const Match&, const Match&) = default;
};

constexpr std::optional<Seat> champion(const Match& match) {
  for (std::size_t seat = 0; seat < match.crowns.size(); ++seat) {
    if (match.crowns[seat] >= match.crowns_to_win) return static_cast<Seat>(seat);
  }
  return std::nullopt;
}

/// A won game gives a crown, a drawn one gives none.
constexpr void count_game(Match& match, std::optional<Seat> game_winner) {
  if (game_winner) ++match.crowns[index(*game_winner)];
}

}  // namespace cheesemoon
