#include "players/first_rat/greg_turn.h"

#include <bit>

#include "engine/core/chance.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// A deck for Greg that fits all that was seen of it.
std::uint32_t likely_deck(const Table& table, Random& random) {
  const Printed& printed = table.printed;
  std::uint32_t deck = table.seen | (std::uint32_t{1} << (printed.a_cards + printed.b_cards));
  const auto fill = [&](unsigned first, unsigned kinds, unsigned wanted) {
    const std::uint32_t all = ((std::uint32_t{1} << kinds) - 1) << first;
    while (static_cast<unsigned>(std::popcount(deck & all)) < wanted) {
      std::uint32_t left = all & ~deck;
      for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(left))); skip > 0;
           --skip)
        left &= left - 1;
      deck |= left & (0U - left);
    }
  };
  fill(0, printed.a_cards, printed.a_in_deck);
  fill(printed.a_cards, printed.b_cards, printed.b_in_deck);
  return deck;
}

}  // namespace

bool greg_acts(const Table& table) {
  return table.turn.phase == Phase::greg_draw || table.turn.phase == Phase::greg_lose ||
         table.turn.phase == Phase::greg_comic;
}

Table after_greg(const Table& table, Random& random) {
  State state{};
  state.table = table;
  state.box.deck = likely_deck(table, random);
  while (FirstRat::actors(state).contains(Seat::chance))
    (void)FirstRat::apply(state, Seat::chance, draw_chance<FirstRat>(state, random));
  return state.table;
}

}  // namespace cheesemoon::players
