#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace cheesemoon {

/// Whoever can act in a game. Chance sits at the table like a player that nobody plays.
enum class Seat : std::uint8_t { one, two, three, four, five, chance = 7 };

/// No table has more of them.
constexpr std::size_t seat_limit = 5;

constexpr std::size_t index(Seat seat) {
  return static_cast<std::size_t>(seat);
}

/// How people count seats.
constexpr int number(Seat seat) {
  return static_cast<int>(seat) + 1;
}

constexpr std::array<Seat, 2> both_seats{Seat::one, Seat::two};

/// The opponent in a game of two.
constexpr Seat other(Seat seat) {
  return seat == Seat::one ? Seat::two : Seat::one;
}

/// The seats that have to act now: none when the game is over, several when they choose at once.
class Actors {
 public:
  constexpr Actors() = default;
  constexpr Actors(std::initializer_list<Seat> seats) {
    for (const Seat seat : seats) add(seat);
  }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << index(seat))); }
  [[nodiscard]] constexpr bool contains(Seat seat) const {
    return ((bits_ >> index(seat)) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }

  /// The lowest seat of a set that is not empty. Choices made at once may be applied in any order;
  /// whoever walks a game tree takes this one, so that no order is walked twice.
  [[nodiscard]] constexpr Seat first() const { return static_cast<Seat>(std::countr_zero(bits_)); }

  friend constexpr bool operator==(Actors, Actors) = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace cheesemoon
