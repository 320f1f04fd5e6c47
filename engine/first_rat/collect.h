#pragma once

#include <algorithm>
#include <array>

#include "engine/first_rat/event.h"
#include "engine/first_rat/score.h"
#include "engine/first_rat/table.h"

/// Step 2 of a turn: everything is collected from the spaces that rats have just reached.
namespace cheesemoon::first_rat {

/// What one space yields, and why.
struct SpaceYield {
  std::uint8_t base = 0;
  std::uint8_t light = 0;
  std::uint8_t strong = 0;
  [[nodiscard]] constexpr unsigned total() const { return 0U + base + light + strong; }
};

/// What a rat's space yields to its team as things stand.
constexpr SpaceYield yield_of(const Table& table, const Team& team, std::size_t rat, Space space) {
  const PathSpace& here = table.printed.path[space];
  SpaceYield yield;
  yield.base = static_cast<std::uint8_t>(here.amount);
  if (team.light >= here.first_light) yield.light = 1;
  if (has_token(team, rat, Comic::strong))
    yield.strong = static_cast<std::uint8_t>(amount_of(table, Comic::strong));
  return yield;
}

/// What a team's moved rats collect, before a drink doubles it.
struct Harvest {
  unsigned cheese = 0;
  unsigned bulbs = 0;
  unsigned cores = 0;
  std::array<unsigned, material_count> materials{};
  /// The colours collected from, as a set.
  unsigned colours = 0;
};

constexpr bool collects_from(const Harvest& harvest, Colour colour) {
  return ((harvest.colours >> static_cast<unsigned>(colour)) & 1U) != 0;
}

namespace detail {

template <class Witness>
constexpr unsigned backpack_bonus(const Table& table, const Harvest& harvest, Colour colour,
                                  Good good, Witness& witness) {
  const auto place = static_cast<std::size_t>(colour);
  const unsigned count = active(table).backpacks[place];
  if (count == 0 || !collects_from(harvest, colour)) return 0;
  const unsigned bonus = count * table.printed.backpack_adds[place];
  witness(Event{.kind = Happening::backpack_yields,
                .team = table.turn.team,
                .what = static_cast<std::uint8_t>(good),
                .from = static_cast<std::uint8_t>(colour),
                .amount = static_cast<std::uint8_t>(bonus)});
  return bonus;
}

template <class Witness>
constexpr void gain(Table& table, Good good, unsigned amount, Witness& witness) {
  if (amount == 0) return;
  Team& team = active(table);
  if (good == Good::cheese) {
    team.cheese = static_cast<std::uint16_t>(team.cheese + amount);
  } else {
    std::uint16_t& owned = team.materials[material_index(good)];
    owned = static_cast<std::uint16_t>(owned + amount);
  }
  witness(Event{.kind = Happening::gained,
                .team = table.turn.team,
                .what = static_cast<std::uint8_t>(good),
                .amount = static_cast<std::uint8_t>(amount)});
}

}  // namespace detail

/// Everything but the material of green and orange backpacks, which may be a choice.
template <class Witness>
constexpr Harvest harvest_of(const Table& table, Witness& witness) {
  const Team& team = active(table);
  Harvest harvest;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Space space = team.rats[rat];
    if (!moved_this_turn(table.turn, rat) || space == launchpad) continue;
    const PathSpace& here = table.printed.path[space];
    const SpaceYield yield = yield_of(table, team, rat, space);
    harvest.colours |= 1U << here.colour;
    switch (here.good()) {
      case Good::cheese:
        harvest.cheese += yield.total();
        break;
      case Good::core:
        harvest.cores += yield.total();
        break;
      case Good::bulb:
        harvest.bulbs += yield.total();
        break;
      default:
        harvest.materials[material_index(here.good())] += yield.total();
        break;
    }
    witness(Event{.kind = Happening::space_yields,
                  .team = table.turn.team,
                  .what = static_cast<std::uint8_t>(here.yields),
                  .rat = static_cast<std::uint8_t>(rat),
                  .from = space,
                  .amount = static_cast<std::uint8_t>(yield.total()),
                  .base = yield.base,
                  .light = yield.light,
                  .strong = yield.strong});
  }
  harvest.cheese += detail::backpack_bonus(table, harvest, Colour::yellow, Good::cheese, witness);
  harvest.cores += detail::backpack_bonus(table, harvest, Colour::white, Good::core, witness);
  harvest.bulbs += detail::backpack_bonus(table, harvest, Colour::blue, Good::bulb, witness);
  return harvest;
}

/// True if there is something that an energy drink could double.
constexpr bool may_drink(const Table& table) {
  const Team& team = active(table);
  if (team.drinks == 0) return false;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    if (moved_this_turn(table.turn, rat) && team.rats[rat] != launchpad) return true;
  }
  return false;
}

/// Takes materials and cheese; bulbs and cores wait for their turn.
template <class Witness>
constexpr void collect(Table& table, bool with_drink, Witness& witness) {
  Team& team = active(table);
  // The yields were told when the rats had moved.
  NoWitness told_already;
  const Harvest harvest = harvest_of(table, told_already);
  const unsigned times = with_drink ? 2 : 1;
  if (with_drink) {
    --team.drinks;
    table.turn.doubled = true;
    witness(Event{.kind = Happening::drink_used, .team = table.turn.team});
  }
  for (std::size_t kind = 0; kind < material_count; ++kind)
    detail::gain(table, material(kind), harvest.materials[kind] * times, witness);
  detail::gain(table, Good::cheese, harvest.cheese * times, witness);
  table.turn.bulbs = static_cast<std::uint8_t>(harvest.bulbs * times);
  table.turn.cores = static_cast<std::uint8_t>(harvest.cores * times);
  const auto takes = [&](Colour colour) {
    return collects_from(harvest, colour) ? team.backpacks[static_cast<std::size_t>(colour)]
                                          : std::uint8_t{0};
  };
  table.turn.green_takes = takes(Colour::green);
  table.turn.orange_takes = takes(Colour::orange);
}

/// The colour whose backpack gives a material next: green before orange.
constexpr Colour taking_colour(const Table& table) {
  return table.turn.green_takes > 0 ? Colour::green : Colour::orange;
}

/// The materials collected this turn from spaces of a colour, as a set counted from soda.
constexpr unsigned materials_from(const Table& table, Colour colour) {
  const Team& team = active(table);
  unsigned kinds = 0;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Space space = team.rats[rat];
    if (!moved_this_turn(table.turn, rat) || space == launchpad) continue;
    const PathSpace& here = table.printed.path[space];
    if (here.tile_colour() == colour) kinds |= 1U << material_index(here.good());
  }
  return kinds;
}

/// A green or orange backpack gives more of a kind.
template <class Witness>
constexpr void take_from_backpack(Table& table, Good good, Witness& witness) {
  const Colour colour = taking_colour(table);
  const unsigned amount = table.printed.backpack_adds[static_cast<std::size_t>(colour)];
  witness(Event{.kind = Happening::backpack_yields,
                .team = table.turn.team,
                .what = static_cast<std::uint8_t>(good),
                .from = static_cast<std::uint8_t>(colour),
                .amount = static_cast<std::uint8_t>(amount)});
  detail::gain(table, good, amount * (table.turn.doubled ? 2 : 1), witness);
  --(colour == Colour::green ? table.turn.green_takes : table.turn.orange_takes);
}

/// Lets backpacks give their material as long as it can only be one kind. True if there is a
/// choice to make.
template <class Witness>
constexpr bool has_to_take(Table& table, Witness& witness) {
  while (table.turn.green_takes > 0 || table.turn.orange_takes > 0) {
    const unsigned kinds = materials_from(table, taking_colour(table));
    if (std::popcount(kinds) > 1) return true;
    take_from_backpack(table, material(static_cast<std::size_t>(std::countr_zero(kinds))), witness);
  }
  return false;
}

/// The bulbs move the light marker; every construction light on the way scores.
template <class Witness>
constexpr void move_light(Table& table, Witness& witness) {
  Team& team = active(table);
  const unsigned bulbs = table.turn.bulbs;
  table.turn.bulbs = 0;
  if (bulbs == 0) return;
  witness(Event{.kind = Happening::gained,
                .team = table.turn.team,
                .what = static_cast<std::uint8_t>(Good::bulb),
                .amount = static_cast<std::uint8_t>(bulbs)});
  const std::uint8_t from = team.light;
  const unsigned to = std::min<unsigned>(from + bulbs, table.printed.light_count);
  team.light = static_cast<std::uint8_t>(to);
  witness(Event{
      .kind = Happening::light_moved, .team = table.turn.team, .from = from, .to = team.light});
  for (const std::uint8_t light : table.printed.construction_lights) {
    if (light > from && light <= to) score(table, table.turn.team, Track::lights, witness);
  }
}

}  // namespace cheesemoon::first_rat
