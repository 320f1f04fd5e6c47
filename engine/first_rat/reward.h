#pragma once

#include "engine/first_rat/burrow.h"
#include "engine/first_rat/event.h"
#include "engine/first_rat/score.h"
#include "engine/first_rat/table.h"

/// A rat on the Launchpad becomes a rattronaut and brings an award or a new rat.
namespace cheesemoon::first_rat {

/// At most one rat a turn reaches the Launchpad: targets are different spaces.
constexpr bool has_new_rattronaut(const Table& table) {
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    if (moved_this_turn(table.turn, rat) && active(table).rats[rat] == launchpad) return true;
  }
  return false;
}

/// An award is not for whoever could not move any more.
constexpr bool may_take_award(const Team& team) {
  for (const Space place : team.rats) {
    if (is_on_path(place)) return true;
  }
  return rattronauts(team) == rats_per_team;
}

constexpr bool may_take_rat(const Team& team) {
  return count_in(team, nursery) > 0;
}

template <class Witness>
constexpr void take_award(Table& table, Witness& witness) {
  ++active(table).awards;
  witness(Event{.kind = Happening::award_taken, .team = table.turn.team});
}

/// Boards the rocket and takes the reward if there is only one. True if there is a choice.
template <class Witness>
constexpr bool has_to_choose_reward(Table& table, Witness& witness) {
  if (!has_new_rattronaut(table)) return false;
  board_rocket(table, table.turn.team, witness);
  const bool award = may_take_award(active(table));
  const bool rat = may_take_rat(active(table));
  if (award && rat) return true;
  if (award) take_award(table, witness);
  if (rat) raise_rat(table, witness);
  return false;
}

}  // namespace cheesemoon::first_rat
