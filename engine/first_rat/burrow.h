#pragma once

#include <bit>

#include "engine/first_rat/event.h"
#include "engine/first_rat/score.h"
#include "engine/first_rat/table.h"

/// The cores of a collection move the marker through the burrow, with a choice at each junction.
namespace cheesemoon::first_rat {

/// Brings the earliest rat from the Nursery to Start, if one is left.
template <class Witness>
constexpr void raise_rat(Table& table, Witness& witness) {
  Team& team = active(table);
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    if (team.rats[rat] != nursery) continue;
    team.rats[rat] = 0;
    witness(Event{.kind = Happening::rat_raised,
                  .team = table.turn.team,
                  .rat = static_cast<std::uint8_t>(rat)});
    return;
  }
}

/// One core: the marker enters the next space. True if that is a Library with comics to choose
/// from.
template <class Witness>
constexpr bool enter_burrow_space(Table& table, std::uint8_t space, Witness& witness) {
  active(table).burrow = space;
  --table.turn.cores;
  witness(Event{.kind = Happening::burrow_entered, .team = table.turn.team, .to = space});
  switch (table.printed.burrow[space].kind) {
    case BurrowKind::library:
      return table.market.comics != 0;
    case BurrowKind::nursery:
      raise_rat(table, witness);
      return false;
    case BurrowKind::food:
      score(table, table.turn.team, Track::food, witness);
      return false;
    default:
      return false;
  }
}

/// Walks on while there are cores. True if there is a choice to make: at a junction the phase stays
/// that of the burrow, in the Library it becomes its own.
template <class Witness>
constexpr bool has_to_choose_in_burrow(Table& table, Witness& witness) {
  while (table.turn.cores > 0) {
    const BurrowStep& here = table.printed.burrow[active(table).burrow];
    if (here.kind == BurrowKind::junction && here.up != here.left) return true;
    if (enter_burrow_space(table, here.up, witness)) {
      table.turn.phase = Phase::library;
      return true;
    }
  }
  return false;
}

/// The rats that a token can go to, each class of equal rats by its earliest letter. Empty if none
/// is outside the rocket.
constexpr FixedVector<std::uint8_t, rats_per_team> token_bearers(const Team& team) {
  FixedVector<std::uint8_t, rats_per_team> bearers;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    if (team.rats[rat] == launchpad) continue;
    bool is_earliest = true;
    for (std::size_t other = 0; other < rat; ++other) {
      if (team.rats[other] == team.rats[rat] && tokens_of(team, other) == tokens_of(team, rat))
        is_earliest = false;
    }
    if (is_earliest) bearers.push_back(static_cast<std::uint8_t>(rat));
  }
  return bearers;
}

template <class Visit>
constexpr void for_each_comic(const Table& table, Visit visit) {
  const Team& team = active(table);
  for (std::size_t place = 0; place < comic_count; ++place) {
    if (((static_cast<unsigned>(table.market.comics) >> place) & 1U) == 0) continue;
    const auto comic = static_cast<Comic>(place);
    const auto bearers = token_bearers(team);
    if (!has_token(comic) || bearers.empty()) visit(Action::comic(comic, 0));
    if (!has_token(comic)) continue;
    for (const std::uint8_t rat : bearers) visit(Action::comic(comic, rat + 1U));
  }
  visit(Action::comic_none());
}

constexpr bool is_legal_comic(const Table& table, const Action& action) {
  if (action.what == Action::no_comic) return action.detail == 0;
  if (action.what >= comic_count) return false;
  if (((static_cast<unsigned>(table.market.comics) >> action.what) & 1U) == 0) return false;
  const auto bearers = token_bearers(active(table));
  if (!has_token(static_cast<Comic>(action.what)) || bearers.empty()) return action.detail == 0;
  for (const std::uint8_t rat : bearers) {
    if (action.detail == rat + 1) return true;
  }
  return false;
}

template <class Witness>
constexpr void take_comic(Table& table, const Action& action, Witness& witness) {
  if (action.what == Action::no_comic) return;
  Team& team = active(table);
  const unsigned bit = 1U << action.what;
  table.market.comics = static_cast<std::uint16_t>(table.market.comics & ~bit);
  team.comics = static_cast<std::uint16_t>(team.comics | bit);
  team.owned_an_item = true;
  if (action.detail != 0) {
    constexpr auto first_token = static_cast<unsigned>(Comic::strong);
    const unsigned token = (action.detail - 1U) * 4 + action.what - first_token;
    team.tokens = static_cast<std::uint16_t>(team.tokens | (1U << (token & 15U)));
  }
  witness(Event{.kind = Happening::comic_taken,
                .team = table.turn.team,
                .what = action.what,
                .rat = static_cast<std::uint8_t>(action.detail - 1)});
}

}  // namespace cheesemoon::first_rat
