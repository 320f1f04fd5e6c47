#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

namespace cheesemoon::arena {

/// By seat: which entrant sits there.
using Seating = std::vector<std::size_t>;

/// All ways to seat the entrants. Those of the same name are the same to the game, so that they are
/// not exchanged with each other.
inline std::vector<Seating> seatings_of(const std::vector<std::string>& names) {
  // Entrants of one name get one number; the numbers are permuted.
  std::vector<std::size_t> kinds;
  kinds.reserve(names.size());
  for (const std::string& name : names)
    kinds.push_back(
        static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin()));
  std::sort(kinds.begin(), kinds.end());
  std::vector<Seating> seatings;
  do {
    Seating seating;
    std::vector<bool> seated(names.size(), false);
    for (const std::size_t kind : kinds) {
      std::size_t entrant = kind;
      while (seated[entrant] || names[entrant] != names[kind]) ++entrant;
      seated[entrant] = true;
      seating.push_back(entrant);
    }
    seatings.push_back(seating);
  } while (std::next_permutation(kinds.begin(), kinds.end()));
  return seatings;
}

/// The numbers of so many games from the first one on.
inline std::vector<std::uint64_t> first_games(std::uint64_t count) {
  std::vector<std::uint64_t> games(count);
  std::iota(games.begin(), games.end(), 0U);
  return games;
}

}  // namespace cheesemoon::arena
