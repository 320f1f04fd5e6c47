#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/fixed_text.h"

namespace cheesemoon::brave_rats {

/// The eight rats; the number of a card is its place here.
enum class Card : std::uint8_t {
  musician,
  princess,
  spy,
  assassin,
  ambassador,
  wizard,
  general,
  prince
};

constexpr std::size_t card_kinds = 8;

constexpr std::array<Card, card_kinds> all_cards{Card::musician, Card::princess,   Card::spy,
                                                 Card::assassin, Card::ambassador, Card::wizard,
                                                 Card::general,  Card::prince};

constexpr std::size_t index(Card card) {
  return static_cast<std::size_t>(card);
}
constexpr int number(Card card) {
  return static_cast<int>(card);
}
constexpr char letter(Card card) {
  return digit(static_cast<unsigned>(card));
}

constexpr std::string_view english_name(Card card) {
  constexpr std::array<std::string_view, card_kinds> names{
      "Musician", "Princess", "Spy", "Assassin", "Ambassador", "Wizard", "General", "Prince"};
  return names[index(card)];
}

constexpr std::optional<Card> card_from(char letter) {
  if (letter < '0' || letter > '7') return std::nullopt;
  return static_cast<Card>(letter - '0');
}

}  // namespace cheesemoon::brave_rats
