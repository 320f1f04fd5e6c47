#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/seat.h"
#include "engine/first_rat/first_rat.h"
#include "players/first_rat/hints.h"

namespace cheesemoon::players {

/// One action of a recorded game, chance's too.
struct PlayedAction {
  first_rat::Table before;
  Seat seat = Seat::one;
  first_rat::Action action = first_rat::Action::of(first_rat::Deed::end);
};

/// A turn as it was played, and what would have been better.
struct TurnAnalysis {
  first_rat::Table table;
  /// Whose turn it was.
  std::size_t team = 0;
  /// True of Greg's turns, which are nobody's fault.
  bool is_luck = false;
  /// What the best turn that is known leads to, or a look ahead where that is the one played.
  Forecast before;
  JudgedTurn played;
  /// Only where it is better by so much that a search can tell.
  std::optional<JudgedTurn> better;
  /// What the team has given away of its share of wins: what the better turn leads to less what the
  /// played one does. 0 where there is no better one.
  float cost = 0;
};

struct GameAnalysis {
  std::vector<TurnAnalysis> turns;
  /// The turns that cost most, three at most, the worst first. Only of them it is said what they
  /// lead to.
  std::vector<std::size_t> costliest;
};

constexpr std::uint64_t usual_analysis_nodes = 150;

/// Looks at every turn of a game. A turn and the best one that was found are both judged by a new
/// search from the table they lead to, with as many nodes and the same luck; where the difference
/// matters, once more with four times as many. The same game always gets the same analysis.
GameAnalysis analyse(std::span<const PlayedAction> actions, const first_rat::Table& last,
                     std::uint64_t nodes = usual_analysis_nodes,
                     const Judge& judge = house_judge());

}  // namespace cheesemoon::players
