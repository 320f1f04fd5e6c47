#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/brave_rats/hand.h"
#include "engine/core/text_reader.h"

namespace cheesemoon::brave_rats {

inline constexpr std::string_view hand_form =
    "card numbers 0 to 7 in ascending order, at most two of a kind";

/// Reads hands and digits of BraveRats.
class NotationReader : public TextReader {
 public:
  using TextReader::TextReader;

  Hand hand(std::string_view part) {
    Hand hand;
    char previous = '0';
    while (ok() && !at_end()) {
      const std::optional<Card> card = card_from(next());
      if (!card || next() < previous || hand.count(*card) == 2) break;
      hand.add(*card);
      previous = take();
    }
    // A hand ends with the text or before a mark of the notation; anything else is a wrong card.
    if (ok() && !at_end() && next() != '-' && next() != '+' && next() != '?') fail(part, hand_form);
    return hand;
  }

  /// One digit from 0 to `most`.
  std::uint8_t number(std::string_view part, char most, std::string_view expected) {
    if (!ok()) return 0;
    if (at_end() || next() < '0' || next() > most) {
      fail(part, expected);
      return 0;
    }
    return static_cast<std::uint8_t>(take() - '0');
  }
};

}  // namespace cheesemoon::brave_rats
