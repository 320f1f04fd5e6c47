#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "solve/equilibrium.h"
#include "solve/solution.h"

namespace cheesemoon::solve {

/// Perfect play in one round.
struct Advice {
  Round round;
  /// The value for red, and how far the guarantees of both are apart in this round.
  double value = 0;
  double gap = 0;
  /// Who shows his card first, if the round is a revealed one.
  std::optional<Seat> shows;
  /// How often to play each card, by the places in `round`. In a revealed round only the mix of
  /// the player who shows means anything, and it is one card.
  std::array<Mix, 2> mixes{};

  [[nodiscard]] const auto& cards(Seat seat) const {
    return seat == brave_rats::red ? round.red_cards : round.blue_cards;
  }
  /// What two cards are worth to a player, by their places.
  [[nodiscard]] double payoff(Seat seat, std::size_t own, std::size_t others) const {
    return seat == brave_rats::red ? round.game.payoff[own][others]
                                   : -round.game.payoff[others][own];
  }
  /// The round with the player's own cards as rows.
  [[nodiscard]] MatrixGame seen_by(Seat seat) const {
    return seat == brave_rats::red ? round.game : seen_by_columns(round.game);
  }
  /// In a revealed round: the places of all best answers to the card shown at this place.
  [[nodiscard]] std::vector<std::size_t> best_replies(std::size_t shown) const;
};

/// Perfect play in a position of the play phase that the solution knows.
Advice advise(const Solution& solution, const brave_rats::State& state);

/// What playing this card is worth to the player against perfect play. In a revealed round the one
/// who answers is measured by the card he has seen.
double worth_of(const Advice& advice, Seat seat, std::size_t own, std::size_t others);

/// What playing this card gives away against perfect play, in value: nothing, or more.
double given_away(const Advice& advice, Seat seat, std::size_t own, std::size_t others);

}  // namespace cheesemoon::solve
