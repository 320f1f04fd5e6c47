#pragma once

#include <bit>
#include <cstdint>

#include "engine/core/seat.h"
#include "engine/first_rat/options.h"
#include "engine/first_rat/table.h"

namespace cheesemoon::first_rat {

/// What a seat may know: the table. There is no place in it for Greg's deck.
struct Observation {
  Table table;
  friend constexpr bool operator==(const Observation&, const Observation&) = default;
};

constexpr Observation observe(const State& state) {
  return {state.table};
}

/// The set-up with another deck for Greg: what was seen of his, and for the rest the first cards of
/// each kind that were not. It is as good as the true one to whoever has seen only the table.
constexpr Setup public_setup(const Setup& setup, const Observation& seen) {
  if (!seen.table.against_greg) return setup;
  const Printed& printed = seen.table.printed;
  const std::uint32_t of_a = (std::uint32_t{1} << printed.a_cards) - 1;
  const std::uint32_t of_b = ((std::uint32_t{1} << printed.b_cards) - 1) << printed.a_cards;
  const std::uint32_t card_c = std::uint32_t{1} << (printed.a_cards + printed.b_cards);
  Setup shown = setup;
  shown.deck = seen.table.seen | card_c;
  const auto fill = [&](std::uint32_t kind, int wanted) {
    for (std::uint32_t card = 1; std::popcount(shown.deck & kind) < wanted; card <<= 1U)
      shown.deck |= card & kind;
  };
  fill(of_a, printed.a_in_deck);
  fill(of_b, printed.b_in_deck);
  return shown;
}

}  // namespace cheesemoon::first_rat
