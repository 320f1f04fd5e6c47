#pragma once

#include <algorithm>
#include <array>

#include "engine/first_rat/event.h"
#include "engine/first_rat/score.h"
#include "engine/first_rat/table.h"

/// Step 4 of a turn: parts of the rocket are built and cheese is donated, as often as one can.
namespace cheesemoon::first_rat {

using PartCost = std::array<std::uint8_t, material_count>;

/// Materials in the order soda, vinegar, can, calculator.
constexpr std::array<PartCost, 3> part_costs{{
    {0, 0, 1, 2},  // cockpit
    {3, 0, 2, 0},  // cargo bay
    {2, 5, 0, 0},  // thruster
}};
constexpr unsigned donation = 10;

constexpr bool can_pay(const Team& team, const PartCost& cost) {
  for (std::size_t kind = 0; kind < material_count; ++kind) {
    if (team.materials[kind] < cost[kind]) return false;
  }
  return true;
}

/// Calls `visit(action)` for everything that the active team can build or donate.
template <class Visit>
constexpr void for_each_building(const Table& table, Visit visit) {
  const Team& team = active(table);
  if (!has_marker_left(team)) return;
  for (std::size_t part = 0; part < part_costs.size(); ++part) {
    if (!has(team, Comic::thrift)) {
      if (can_pay(team, part_costs[part])) visit(Action::build(static_cast<Track>(part)));
      continue;
    }
    for (std::size_t kind = 0; kind < material_count; ++kind) {
      PartCost cost = part_costs[part];
      if (cost[kind] == 0) continue;
      --cost[kind];
      if (can_pay(team, cost)) visit(Action::build(static_cast<Track>(part), material(kind)));
    }
  }
  if (team.cheese >= donation) visit(Action::of(Deed::donate));
}

constexpr bool can_build(const Table& table) {
  bool any = false;
  for_each_building(table, [&](const Action& /*action*/) { any = true; });
  return any;
}

constexpr bool is_legal_building(const Table& table, const Action& action) {
  if (action.deed == Deed::end) return true;
  bool offered = false;
  for_each_building(table, [&](const Action& offer) { offered = offered || offer == action; });
  return offered;
}

/// Sets of all three parts that a team has built.
constexpr unsigned rockets_of(const Team& team) {
  return std::min({team.markers.of(Track::cockpit), team.markers.of(Track::cargo),
                   team.markers.of(Track::thruster)});
}

template <class Witness>
constexpr void build(Table& table, const Action& action, Witness& witness) {
  Team& team = active(table);
  if (action.deed == Deed::donate) {
    team.cheese = static_cast<std::uint16_t>(team.cheese - donation);
    witness(Event{.kind = Happening::donated, .team = table.turn.team, .amount = donation});
    score(table, table.turn.team, Track::provisions, witness);
    return;
  }
  witness(Event{.kind = Happening::built, .team = table.turn.team, .what = action.what});
  for (std::size_t kind = 0; kind < material_count; ++kind) {
    unsigned spent = part_costs[action.what][kind];
    if (is_material(action.saved()) && material_index(action.saved()) == kind) --spent;
    if (spent == 0) continue;
    team.materials[kind] = static_cast<std::uint16_t>(team.materials[kind] - spent);
    witness(Event{.kind = Happening::goods_spent,
                  .team = table.turn.team,
                  .what = static_cast<std::uint8_t>(material(kind)),
                  .amount = static_cast<std::uint8_t>(spent)});
  }
  const unsigned rockets = rockets_of(team);
  score(table, table.turn.team, action.track(), witness);
  if (rockets_of(team) > rockets) score(table, table.turn.team, Track::rocket, witness);
}

}  // namespace cheesemoon::first_rat
