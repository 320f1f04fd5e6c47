#include "engine/brave_rats/notation.h"

#include <array>
#include <cstddef>

#include "engine/brave_rats/notation_reader.h"

namespace cheesemoon::brave_rats {

HandText write_hand(Hand hand) {
  HandText text;
  for (const Card card : all_cards) {
    for (unsigned copy = 0; copy < hand.count(card); ++copy) text << letter(card);
  }
  return text;
}

Result<Hand, NotationError> read_hand(std::string_view text) {
  NotationReader reader(text);
  const Hand hand = reader.hand("hand");
  if (reader.ok() && !reader.at_end()) reader.fail("hand", hand_form);
  if (!reader.ok()) return reader.failure();
  return hand;
}

Result<Variant, NotationError> read_variant(std::string_view text) {
  for (std::size_t place = 0; place < variant_names.size(); ++place) {
    if (variant_names[place] == text) return static_cast<Variant>(place);
  }
  return Failure<NotationError>{{"variant", 0, "base, traitor, draft or deal"}};
}

}  // namespace cheesemoon::brave_rats
