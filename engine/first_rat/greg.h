#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "engine/first_rat/event.h"
#include "engine/first_rat/score.h"
#include "engine/first_rat/shop.h"
#include "engine/first_rat/table.h"

/// Greg's turn: a card moves his rats and prepares or scores a track. He follows few rules.
namespace cheesemoon::first_rat {

/// The place of a card among the cards of the game; `max_solo_cards` if there is none such.
constexpr std::size_t card_place(const Table& table, std::uint8_t id) {
  const unsigned kind = id / 32U;
  const unsigned number = id % 32U;
  const std::size_t of_a = table.printed.a_cards;
  const std::size_t of_b = table.printed.b_cards;
  if (kind == 0 && number >= 1 && number <= of_a) return number - 1;
  if (kind == 1 && number >= 1 && number <= of_b) return of_a + number - 1;
  if (kind == 2 && number == 0) return of_a + of_b;
  return max_solo_cards;
}

constexpr std::uint8_t card_at(const Table& table, std::size_t place) {
  const std::size_t of_a = table.printed.a_cards;
  const std::size_t of_b = table.printed.b_cards;
  if (place < of_a) return card_id('A', static_cast<unsigned>(place + 1));
  if (place < of_a + of_b) return card_id('B', static_cast<unsigned>(place - of_a + 1));
  return card_id('C', 0);
}

constexpr Icon icon_of(const GregCard& card) {
  return static_cast<Icon>(card.icon);
}

/// The tracks that Greg can prepare, in the order of the icons.
constexpr std::array<Track, 6> greg_tracks{Track::cockpit,    Track::cargo,  Track::thruster,
                                           Track::provisions, Track::lights, Track::food};

/// The first of Greg's booths that lose an item; 0 for none.
constexpr unsigned losing_booth(const Table& table) {
  return table.turn.losing_booths & 3U;
}

namespace detail {

template <class Visit>
constexpr void for_each_bit(std::uint32_t bits, Visit visit) {
  for (; bits != 0; bits &= bits - 1) visit(static_cast<unsigned>(std::countr_zero(bits)));
}

/// Greg's rats in the order of the path, the foremost first.
constexpr std::array<std::size_t, rats_per_team> front_to_back(const Team& team) {
  std::array<std::size_t, rats_per_team> order{0, 1, 2, 3};
  for (std::size_t place = 1; place < rats_per_team; ++place) {
    for (std::size_t next = place; next > 0 && team.rats[order[next]] > team.rats[order[next - 1]];
         --next)
      std::swap(order[next], order[next - 1]);
  }
  return order;
}

}  // namespace detail

/// Moves Greg's rats by a card. What belongs to rats in the rocket goes to the foremost of the
/// others.
template <class Witness>
constexpr void move_greg(Table& table, const GregCard& card, Witness& witness) {
  const std::array<unsigned, rats_per_team> moves{card.first, card.second, card.third, card.fourth};
  Team& team = table.teams[greg];
  Team& player = table.teams[0];
  unsigned cheese = 0;
  unsigned inherited = 0;
  unsigned losing = 0;
  unsigned losses = 0;
  const auto order = detail::front_to_back(team);
  for (std::size_t place = 0; place < rats_per_team; ++place) {
    Space& here = team.rats[order[place]];
    if (here == launchpad) {
      inherited += moves[place];
      continue;
    }
    const unsigned steps = moves[place] + inherited;
    inherited = 0;
    if (steps == 0) continue;
    const Space from = here;
    here = static_cast<Space>(std::min<unsigned>(here + steps, launchpad));
    witness(Event{.kind = Happening::rat_moved,
                  .team = greg,
                  .rat = static_cast<std::uint8_t>(order[place]),
                  .from = from,
                  .to = here});
    if (here == launchpad) {
      board_rocket(table, greg, witness);
      continue;
    }
    if (count_in(player, here) > 0) ++cheese;
    const unsigned booth = table.printed.path[here].booth;
    if (booth != 0) losing |= booth << (2 * losses++);
  }
  table.turn.losing_booths = static_cast<std::uint8_t>(losing);
  if (cheese == 0) return;
  player.cheese = static_cast<std::uint16_t>(player.cheese + cheese);
  witness(Event{
      .kind = Happening::cheese_from_greg, .team = 0, .amount = static_cast<std::uint8_t>(cheese)});
}

/// Skips booths that have nothing left. True if chance has to remove an item.
constexpr bool has_to_lose(Table& table) {
  while (losing_booth(table) != 0) {
    if (has_wares(table.market, static_cast<Keeper>(losing_booth(table) - 1))) return true;
    table.turn.losing_booths >>= 2U;
  }
  return false;
}

/// Greg prepares a track, or scores it if he has.
template <class Witness>
constexpr void prepare_or_score(Table& table, Track track, Witness& witness) {
  const unsigned bit = 1U << index(track);
  const bool was_prepared = (table.prepared & bit) != 0;
  table.prepared = static_cast<std::uint8_t>(table.prepared ^ bit);
  if (was_prepared) {
    score(table, greg, track, witness);
  } else {
    witness(Event{
        .kind = Happening::track_prepared, .team = greg, .what = static_cast<std::uint8_t>(track)});
  }
}

/// The tracks on which Greg would score most now, as a set.
constexpr unsigned best_tracks(const Table& table) {
  unsigned best = 0;
  unsigned points = 0;
  for (const Track track : greg_tracks) {
    const unsigned worth = next_points(table, track);
    if (worth > points) best = 0;
    if (worth < points) continue;
    points = worth;
    best |= 1U << index(track);
  }
  return best;
}

template <class Witness>
constexpr void shuffle_deck(Table& table, Witness& witness) {
  table.revealed = 0;
  witness(Event{.kind = Happening::deck_shuffled, .team = greg});
}

/// Calls `visit(action)` for everything that chance can do in Greg's turn.
template <class Visit>
constexpr void for_each_greg_chance(const State& state, Visit visit) {
  const Table& table = state.table;
  switch (table.turn.phase) {
    case Phase::greg_draw:
      detail::for_each_bit(state.box.deck & ~table.revealed, [&](unsigned place) {
        visit(Action::of(Deed::draw, card_at(table, place)));
      });
      break;
    case Phase::greg_lose:
      for_each_ware(
          table.market, static_cast<Keeper>(losing_booth(table) - 1),
          [&](Item item, std::uint8_t /*count*/) { visit(Action::of(Deed::lose, item)); });
      break;
    default:  // Phase::greg_comic
      detail::for_each_bit(table.market.comics, [&](unsigned comic) {
        visit(Action::of(Deed::lose, item_of(static_cast<Comic>(comic))));
      });
      break;
  }
}

}  // namespace cheesemoon::first_rat
