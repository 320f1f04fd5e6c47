#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "solve/advice.h"

namespace cheesemoon::solve {

/// A round as it was played.
struct PlayedRound {
  brave_rats::State before;
  std::array<brave_rats::Card, 2> cards{};
};

/// The same with what perfect play has to say about it.
struct RoundAnalysis {
  PlayedRound played;
  Advice advice;
  /// The value for red when the round was over.
  double value_after = 0;
  /// What each card gave away against perfect play, in value.
  std::array<double, 2> given_away{};
};

struct GameAnalysis {
  std::vector<RoundAnalysis> rounds;
  /// The round after which the value had changed most, if any was played.
  std::optional<std::size_t> turning_point;
};

GameAnalysis analyse(std::span<const PlayedRound> rounds);

/// What a value means as a chance to win, a draw being half a win.
constexpr double win_probability(double value) {
  return (value + 1) / 2;
}

}  // namespace cheesemoon::solve
