#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cores/workers.h"
#include "engine/brave_rats/brave_rats.h"
#include "solve/matrix_game.h"
#include "solve/positions.h"

namespace cheesemoon::solve {

/// The values of all positions that can be reached from some roots, by backward induction from the
/// last card. A value is what red can expect when both play best: 1 a win, 0 a draw, -1 a loss.
class Solution {
 public:
  explicit Solution(std::span<const brave_rats::State> roots,
                    unsigned threads = cores::all_cores());

  [[nodiscard]] const Positions& positions() const { return positions_; }

  /// The value of a position among these, one that is over included. A round that waits for its
  /// second card is not a position of its own here.
  [[nodiscard]] std::optional<double> value(const brave_rats::State& state) const;

  /// Those of all positions, by their numbers.
  [[nodiscard]] std::span<const double> values() const { return values_; }

  /// The largest gap of all rounds solved: how far the guarantees of both players are apart there.
  [[nodiscard]] double largest_gap() const { return largest_gap_; }

 private:
  Positions positions_;
  std::vector<double> values_;
  double largest_gap_ = 0;
};

/// The value of a position that is over: what red has won, less what blue has.
constexpr double value_at_end(const brave_rats::State& state) {
  const auto shares = brave_rats::BraveRats::returns(state);
  return shares[0] - shares[1];
}

/// The round that a position is about: what each pair of cards is worth to red.
struct Round {
  FixedVector<brave_rats::Card, brave_rats::card_kinds> red_cards;
  FixedVector<brave_rats::Card, brave_rats::card_kinds> blue_cards;
  MatrixGame game;
};

/// The round of a position of the play phase that the solution knows.
Round round_at(const Solution& solution, const brave_rats::State& state);

/// The different cards of a hand, ascending.
FixedVector<brave_rats::Card, brave_rats::card_kinds> kinds_of(brave_rats::Hand hand);

}  // namespace cheesemoon::solve
