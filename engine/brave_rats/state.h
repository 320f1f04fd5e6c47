#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/brave_rats/hand.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"

namespace cheesemoon::brave_rats {

/// Player 1 of the published notation is red, player 2 blue.
constexpr Seat red = Seat::one;
constexpr Seat blue = Seat::two;

constexpr std::uint8_t rounds_to_win = 4;
/// More than 3 rounds on the table cannot matter: winning them and the round that takes them
/// reaches 4 in any case.
constexpr std::uint8_t table_cap = 3;

enum class Variant : std::uint8_t { base, traitor, draft, deal };

enum class Phase : std::uint8_t {
  traitor,      // chance takes a card of red's, then one of blue's, and exchanges them
  deal,         // chance deals red eight of the sixteen cards
  draft_first,  // chance says who draws the first batch
  draft_draw,   // chance draws a batch of four
  draft_pick,   // a player keeps one card of the batch and passes the rest
  play,
  over
};

/// A card or none, in one byte.
class Choice {
 public:
  constexpr Choice() = default;
  constexpr Choice(Card card) : code_(static_cast<std::uint8_t>(index(card) + 1)) {}

  [[nodiscard]] constexpr bool made() const { return code_ != 0; }
  [[nodiscard]] constexpr Card card() const { return static_cast<Card>(code_ - 1); }

  friend constexpr bool operator==(Choice, Choice) = default;

 private:
  std::uint8_t code_ = 0;
};

/// What one player has besides his cards.
struct Standing {
  std::uint8_t won : 3 = 0;         // rounds won; 4 stands for 4 or more
  std::uint8_t on_table : 2 = 0;    // what winning the undecided rounds would add, at most 3
  std::uint8_t bonus : 1 = 0;       // has +2 this round
  std::uint8_t sees_first : 1 = 0;  // sees the opponent's card before choosing
  std::uint8_t has_won : 1 = 0;     // won the game

  friend constexpr bool operator==(Standing, Standing) = default;
};

struct Side {
  Hand hand;
  /// During a draft: the cards of the hand that the opponent has not seen.
  Hand secret;
  Standing standing;
  /// The card chosen for a round that the opponent has still to choose for.
  Choice choice;

  friend constexpr bool operator==(const Side&, const Side&) = default;
};

struct State {
  std::array<Side, 2> sides;
  /// Cards that belong to nobody yet: the card red gives, the undealt cards, or the batch.
  Hand pool;
  Phase phase = Phase::play;
  /// The draft's clock: cards kept so far, 0 to 15, and 16 more if blue draws the first batch.
  std::uint8_t draft_clock = 0;

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 16);

/// The side of a player; chance has none.
constexpr const Side& side_of(const State& state, Seat seat) {
  return state.sides[seat == red ? 0 : 1];
}
constexpr Side& side_of(State& state, Seat seat) {
  return state.sides[seat == red ? 0 : 1];
}

struct Options {
  Variant variant = Variant::base;
  /// Where a game begins that does not begin at its beginning: between two rounds.
  std::optional<State> position = std::nullopt;
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

constexpr std::size_t draft_batches = 4;
constexpr unsigned batch_size = 4;
constexpr unsigned hand_size = 8;

/// Everything random about a game: for a draft who begins and the batches in the order they are
/// drawn, otherwise the hands.
struct Setup {
  std::array<Hand, 2> hands{Hand::one_of_each(), Hand::one_of_each()};
  Seat first = Seat::one;
  FixedVector<Hand, draft_batches> batches;
  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// How a game ended: nobody wins a draw.
struct Outcome {
  std::optional<Seat> winner;
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// The winner of a game that is over, or nobody.
constexpr std::optional<Seat> winner(const State& state) {
  for (const Seat seat : both_seats) {
    if (side_of(state, seat).standing.has_won != 0) return seat;
  }
  return std::nullopt;
}

/// True if a player has to show his card before the other chooses.
constexpr bool is_revealed_round(const State& state) {
  return state.sides[0].standing.sees_first != 0 || state.sides[1].standing.sees_first != 0;
}

}  // namespace cheesemoon::brave_rats
