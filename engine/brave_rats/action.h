#pragma once

#include <compare>
#include <cstdint>

#include "engine/brave_rats/card.h"
#include "engine/core/game.h"

namespace cheesemoon::brave_rats {

/// What an action does. The first two are chance's.
enum class Deed : std::uint8_t {
  first,  // red or blue draws the first batch of a draft
  draw,   // a card leaves where it lies: exchanged, dealt or drawn into a batch
  pick,   // a card of the batch is kept
  play    // a card is chosen for the round
};

struct Action {
  Deed deed;
  /// The card; for `first` the index of the seat.
  std::uint8_t what;

  static constexpr Action first(Seat seat) {
    return {Deed::first, static_cast<std::uint8_t>(cheesemoon::index(seat))};
  }
  static constexpr Action draw(Card card) { return of(Deed::draw, card); }
  static constexpr Action pick(Card card) { return of(Deed::pick, card); }
  static constexpr Action play(Card card) { return of(Deed::play, card); }

  [[nodiscard]] constexpr Card card() const { return static_cast<Card>(what); }
  [[nodiscard]] constexpr Seat seat() const { return static_cast<Seat>(what); }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;

 private:
  static constexpr Action of(Deed deed, Card card) {
    return {deed, static_cast<std::uint8_t>(brave_rats::index(card))};
  }
};

/// One line of a record: `pick 3`, or both players' cards of a round.
using Entry = FixedVector<Move<Action>, 2>;

}  // namespace cheesemoon::brave_rats
