#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/brave_rats/card.h"

namespace cheesemoon::brave_rats {

/// A bag of cards, at most two of a kind: two bits a kind count its copies.
class Hand {
 public:
  constexpr Hand() = default;

  /// One of each card: what a player starts with.
  static constexpr Hand one_of_each() { return Hand(0x5555); }
  /// Both players' cards together.
  static constexpr Hand two_of_each() { return Hand(0xAAAA); }

  [[nodiscard]] constexpr unsigned count(Card card) const {
    return (static_cast<unsigned>(bits_) >> shift(card)) & 3U;
  }
  [[nodiscard]] constexpr bool contains(Card card) const { return count(card) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr unsigned size() const {
    const auto ones = static_cast<unsigned>(std::popcount(static_cast<unsigned>(bits_) & 0x5555U));
    const auto twos = static_cast<unsigned>(std::popcount(static_cast<unsigned>(bits_) & 0xAAAAU));
    return ones + 2 * twos;
  }

  constexpr void add(Card card) {
    assert(count(card) < 2);
    bits_ = static_cast<std::uint16_t>(bits_ + (1U << shift(card)));
  }
  constexpr void remove(Card card) {
    assert(contains(card));
    bits_ = static_cast<std::uint16_t>(bits_ - (1U << shift(card)));
  }

  /// True if every card of the other bag is in this one.
  [[nodiscard]] constexpr bool includes(Hand part) const {
    for (const Card card : all_cards) {
      if (count(card) < part.count(card)) return false;
    }
    return true;
  }

  /// What is left of this bag without a part of it.
  friend constexpr Hand operator-(Hand whole, Hand part) {
    assert(whole.includes(part));
    return Hand(static_cast<std::uint16_t>(whole.bits_ - part.bits_));
  }

  /// The lowest card of a bag that is not empty.
  friend constexpr Card lowest(Hand hand) {
    assert(!hand.empty());
    return static_cast<Card>(std::countr_zero(hand.bits_) / 2);
  }

  /// An order without a meaning of its own, to sort by.
  friend constexpr bool operator<(Hand left, Hand right) { return left.bits_ < right.bits_; }
  friend constexpr bool operator==(Hand, Hand) = default;

 private:
  constexpr explicit Hand(std::uint16_t bits) : bits_(bits) {}
  static constexpr unsigned shift(Card card) { return 2U * static_cast<unsigned>(card); }

  std::uint16_t bits_ = 0;
};

/// Both bags together, where no kind has more than two copies.
constexpr bool can_join(Hand left, Hand right) {
  for (const Card card : all_cards) {
    if (left.count(card) + right.count(card) > 2) return false;
  }
  return true;
}

}  // namespace cheesemoon::brave_rats
