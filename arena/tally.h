#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "arena/game_result.h"
#include "arena/standings.h"

namespace cheesemoon::arena {

/// All that is to be told of a match: how its games went, and which of them were forfeited.
class Tally {
 public:
  /// Every set-up is played in so many seatings.
  Tally(std::size_t entrants, std::size_t seatings) : standings_(entrants), seatings_(seatings) {}

  void add(const GameResult& game) {
    standings_.add(game.number / seatings_, game.score);
    if (game.forfeit) forfeits_.emplace(game.number, *game.forfeit);
  }

  [[nodiscard]] const Standings& standings() const { return standings_; }
  /// Why the entrant forfeited games, in the order of their numbers.
  [[nodiscard]] std::vector<std::string> forfeits_of(std::size_t entrant) const {
    std::vector<std::string> reasons;
    for (const auto& [number, forfeit] : forfeits_) {
      if (forfeit.entrant == entrant) reasons.push_back(forfeit.reason);
    }
    return reasons;
  }

 private:
  Standings standings_;
  std::uint64_t seatings_;
  /// By the numbers of games, which may come in any order.
  std::map<std::uint64_t, ForfeitedGame> forfeits_;
};

}  // namespace cheesemoon::arena
