#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/seat.h"

namespace cheesemoon::brave_rats {

constexpr std::uint8_t true_king_crowns = 3;
/// More than anybody plays for in an evening.
constexpr std::uint8_t most_crowns = 100;

/// The true-king variant: games are played until one player has enough crowns.
struct Match {
  std::uint8_t crowns_to_win = true_king_crowns;
  std::array<std::uint8_t, 2> crowns{};

  friend constexpr bool operator==(const Match&, const Match&) = default;
};

constexpr std::optional<Seat> champion(const Match& match) {
  for (const Seat seat : both_seats) {
    if (match.crowns[index(seat)] >= match.crowns_to_win) return seat;
  }
  return std::nullopt;
}

/// A won game gives a crown, a drawn one gives none.
constexpr void count_game(Match& match, std::optional<Seat> game_winner) {
  if (game_winner) ++match.crowns[index(*game_winner)];
}

}  // namespace cheesemoon::brave_rats
