#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/first_rat/event.h"
#include "engine/first_rat/table.h"

/// Step 1 of a turn: one rat goes far, or several go a short way to spaces of one colour.
namespace cheesemoon::first_rat {

/// How many ways a rat may have: a board whose pipes give it more is refused when it is read.
constexpr std::size_t max_routes = 64;

/// How far rats go without comics, and how far comics may take one: items that let it go further
/// are refused when they are read.
constexpr unsigned most_steps_alone = 5;
constexpr unsigned most_steps_in_group = 3;
constexpr unsigned most_steps_with_comics = 10;

namespace detail {

constexpr unsigned steps_further(const Table& table, const Team& team, std::size_t rat) {
  return has_token(team, rat, Comic::swift) ? amount_of(table, Comic::swift) : 0;
}

}  // namespace detail

constexpr unsigned steps_alone(const Table& table, const Team& team, std::size_t rat) {
  return (has(team, Comic::stride) ? amount_of(table, Comic::stride) : most_steps_alone) +
         detail::steps_further(table, team, rat);
}
constexpr unsigned steps_in_group(const Table& table, const Team& team, std::size_t rat) {
  return (has(team, Comic::march) ? amount_of(table, Comic::march) : most_steps_in_group) +
         detail::steps_further(table, team, rat);
}

/// Materials as one byte each, so that four comparisons are one. Pipes cost less than 128 in all.
class PipeCost {
 public:
  constexpr PipeCost() = default;

  static constexpr PipeCost owned_by(const Team& team) {
    PipeCost owned{};
    for (std::size_t kind = 0; kind < material_count; ++kind) {
      const std::uint32_t shown = team.materials[kind] < 127 ? team.materials[kind] : 127U;
      owned.bytes_ |= shown << (kind * 8);
    }
    return owned;
  }

  constexpr void add(unsigned kind) { bytes_ += std::uint32_t{1} << (kind * 8); }
  [[nodiscard]] constexpr PipeCost plus(PipeCost other) const {
    PipeCost sum{};
    sum.bytes_ = bytes_ + other.bytes_;
    return sum;
  }
  [[nodiscard]] constexpr bool is_within(PipeCost owned) const {
    constexpr std::uint32_t top_bits = 0x80808080U;
    return (((owned.bytes_ | top_bits) - bytes_) & top_bits) == top_bits;
  }

 private:
  std::uint32_t bytes_;
};

/// What the pipes of a route cost; nothing with the comic.
constexpr PipeCost cost_of(const Table& table, const Team& team, Route route) {
  PipeCost cost{};
  if (has(team, Comic::pipes)) return cost;
  for (std::uint32_t left = route.pipes(); left != 0; left &= left - 1)
    cost.add(table.printed.path[static_cast<std::size_t>(std::countr_zero(left))].pipe_cost);
  return cost;
}

/// The colours that a rat's target can stand for in a group, as a set: the Launchpad for all.
constexpr unsigned group_colours(const Table& table, const Team& team, std::size_t rat,
                                 Space target) {
  constexpr unsigned all = (1U << colour_count) - 1;
  constexpr unsigned green_and_orange =
      (1U << static_cast<unsigned>(Colour::green)) | (1U << static_cast<unsigned>(Colour::orange));
  if (target == launchpad || has_token(team, rat, Comic::loner)) return all;
  const unsigned colour = 1U << table.printed.path[target].colour;
  if (has(team, Comic::blend) && (colour & green_and_orange) != 0) return green_and_orange;
  return colour;
}

/// The rat before this one that is the same in every way: on Start too, with the same tokens.
/// Such rats are moved in the order of their letters, to ascending targets.
constexpr std::size_t twin_before(const Team& team, std::size_t rat) {
  if (team.rats[rat] != 0) return rat;
  for (std::size_t other = rat; other-- > 0;) {
    if (team.rats[other] == 0 && tokens_of(team, other) == tokens_of(team, rat)) return other;
  }
  return rat;
}

/// The number of steps of a route from a place; 0 if there is no such route.
constexpr unsigned steps_of(const Table& table, Space from, Route route) {
  unsigned steps = 0;
  std::uint32_t pipes = route.pipes();
  Space here = from;
  while (here < route.target()) {
    if (((pipes >> here) & 1U) != 0 && table.printed.path[here].pipe_exit != 0) {
      pipes &= ~(std::uint32_t{1} << here);
      here = static_cast<Space>(table.printed.path[here].pipe_exit);
    } else {
      ++here;
    }
    ++steps;
  }
  return here == route.target() && pipes == 0 ? steps : 0;
}

/// The most ways that a rat can have from each space: taken as far as comics may take it, and
/// all pipes paid for. Tiles do not matter, so it is the same however they are laid.
constexpr std::array<std::size_t, space_count> most_routes(const Board& board) {
  std::array<std::size_t, space_count> routes{};
  for (unsigned steps = 0; steps < most_steps_with_comics; ++steps) {
    // Ways lead forward: those from the spaces ahead are still a step shorter.
    for (Space here = 0; here < launchpad; ++here) {
      const Space exit = board.pipes[here].exit;
      routes[here] = 1 + routes[here + 1U] + (exit == 0 ? 0 : 1 + routes[exit]);
    }
  }
  return routes;
}

namespace detail {

struct RouteFound {
  Route route;
  PipeCost cost;
  std::uint32_t steps;
  std::uint32_t colours;
};
using RoutesFound = FixedVector<RouteFound, max_routes>;

/// All ways of a rat that can be paid, by the number of their steps.
constexpr void find_routes(const Table& table, const Team& team, std::size_t rat, PipeCost owned,
                           RoutesFound& found) {
  const Space from = team.rats[rat];
  const unsigned most_steps = steps_alone(table, team, rat);
  const bool free_pipes = has(team, Comic::pipes);
  const auto add = [&](Space to, std::uint32_t pipes, PipeCost cost, unsigned steps) {
    found.push_back({Route::to(to, pipes), cost, steps, group_colours(table, team, rat, to)});
  };
  const auto step_from = [&](Space here, std::uint32_t pipes, PipeCost cost, unsigned steps) {
    add(static_cast<Space>(here + 1), pipes, cost, steps + 1);
    const PathSpace& space = table.printed.path[here];
    if (space.pipe_exit == 0) return;
    PipeCost with_pipe = cost;
    if (!free_pipes) with_pipe.add(space.pipe_cost);
    if (with_pipe.is_within(owned))
      add(static_cast<Space>(space.pipe_exit), pipes | (std::uint32_t{1} << here), with_pipe,
          steps + 1);
  };
  step_from(from, 0, {}, 0);
  // The list grows while it is walked through.
  std::size_t next = 0;
  while (next < found.size() && found[next].steps < most_steps) {
    const RouteFound& here = found[next++];
    if (here.route.target() != launchpad)
      step_from(here.route.target(), here.route.pipes(), here.cost, here.steps);
  }
}

/// The rats of a team that can move, and their ways.
struct Movers {
  PipeCost owned{};
  FixedVector<std::size_t, rats_per_team> rats;
  std::array<RoutesFound, rats_per_team> routes;
  std::array<std::size_t, rats_per_team> twins{};

  /// How many of a rat's ways are short enough for a group: those come first.
  [[nodiscard]] constexpr std::size_t routes_in_group(unsigned most_steps, std::size_t rat) const {
    std::size_t count = 0;
    while (count < routes[rat].size() && routes[rat][count].steps <= most_steps) ++count;
    return count;
  }
};

/// A group while it is put together, rat by rat.
struct Group {
  /// Spaces that its rats go to; the same with those where rats stay.
  std::uint32_t targets = 0;
  std::uint32_t taken = 0;
  PipeCost cost{};
  unsigned colours = (1U << colour_count) - 1;
  unsigned size = 0;

  [[nodiscard]] constexpr bool has_room_for(const RouteFound& found, PipeCost owned) const {
    return (colours & found.colours) != 0 && ((taken >> found.route.target()) & 1U) == 0 &&
           cost.plus(found.cost).is_within(owned);
  }
  [[nodiscard]] constexpr Group with(const RouteFound& found) const {
    const std::uint32_t target = std::uint32_t{1} << found.route.target();
    return {targets | target, taken | target, cost.plus(found.cost), colours & found.colours,
            size + 1};
  }
};

/// Calls `visit(action)` for every move of two rats or more: one after the other stays, choice 0,
/// or takes one of its ways.
template <class Visit>
constexpr void for_each_group(const Table& table, const Movers& movers, Visit& visit) {
  const Team& team = active(table);
  std::array<std::size_t, rats_per_team> route_counts{};
  for (const std::size_t rat : movers.rats)
    route_counts[rat] = movers.routes_in_group(steps_in_group(table, team, rat), rat);
  const std::size_t last = movers.rats.size() - 1;
  std::array<Group, rats_per_team> groups{};
  std::array<std::size_t, rats_per_team> choices{};
  // Filled up to the mover before the last; a move is this with a route of the last one.
  Action action = Action::move({});
  std::size_t level = 0;
  while (true) {
    const std::size_t rat = movers.rats[level];
    const RoutesFound& routes = movers.routes[rat];
    const Group& before = groups[level];
    const std::size_t twin = movers.twins[rat];
    const auto fits = [&](const RouteFound& found) {
      return before.has_room_for(found, movers.owned) &&
             (twin == rat ||
              (action.routes[twin].moves() && action.routes[twin].target() < found.route.target()));
    };
    const std::uint32_t here = team.rats[rat] == 0 ? 0 : std::uint32_t{1} << team.rats[rat];
    const bool may_stay = (before.targets & here) == 0;
    if (level == last) {
      if (may_stay && before.size >= 2) visit(action);
      for (std::size_t choice = 0; choice < route_counts[rat]; ++choice) {
        if (!fits(routes[choice])) continue;
        Action move = action;
        move.routes[rat] = routes[choice].route;
        visit(move);
      }
      --level;
      continue;
    }
    std::size_t& choice = choices[level];
    if (choice == 0) {
      choice = 1;
      // The last one alone makes no group.
      if (may_stay && (before.size > 0 || level + 1 < last)) {
        groups[level + 1] = before;
        groups[level + 1].taken |= here;
        choices[++level] = 0;
        continue;
      }
    }
    while (choice <= route_counts[rat] && !fits(routes[choice - 1])) ++choice;
    if (choice <= route_counts[rat]) {
      const RouteFound& found = routes[choice++ - 1];
      action.routes[rat] = found.route;
      groups[level + 1] = before.with(found);
      choices[++level] = 0;
      continue;
    }
    action.routes[rat] = Route{};
    if (level == 0) return;
    --level;
  }
}

}  // namespace detail

/// Calls `visit(action)` for every move of the active team.
template <class Visit>
constexpr void for_each_move(const Table& table, Visit visit) {
  const Team& team = active(table);
  const std::uint32_t occupied = spaces_of(team);
  detail::Movers movers;
  movers.owned = PipeCost::owned_by(team);
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    if (!is_on_path(team.rats[rat])) continue;
    movers.rats.push_back(rat);
    movers.twins[rat] = twin_before(team, rat);
    detail::find_routes(table, team, rat, movers.owned, movers.routes[rat]);
    if (movers.twins[rat] != rat) continue;
    // One rat alone: its target must be free.
    for (const detail::RouteFound& found : movers.routes[rat]) {
      if (((occupied >> found.route.target()) & 1U) != 0) continue;
      Action action = Action::move({});
      action.routes[rat] = found.route;
      visit(action);
    }
  }
  if (movers.rats.size() >= 2) detail::for_each_group(table, movers, visit);
}

/// True if some rat alone already has two moves without pipes. Nearly always so, and quickly seen.
constexpr bool surely_has_two_moves(const Team& team) {
  constexpr std::uint32_t targets = (std::uint32_t{2} << launchpad) - 1;
  const std::uint32_t free = targets & ~spaces_of(team);
  for (const Space place : team.rats) {
    if (!is_on_path(place)) continue;
    const std::uint32_t ahead = ((std::uint32_t{1} << most_steps_alone) - 1) << (place + 1);
    if (std::popcount(free & ahead) >= 2) return true;
  }
  return false;
}

/// True if the active team may move like this.
constexpr bool is_legal_move(const Table& table, const Action& action) {
  const Team& team = active(table);
  std::uint32_t targets = 0;
  std::uint32_t staying = 0;
  PipeCost cost{};
  unsigned colours = (1U << colour_count) - 1;
  unsigned size = 0;
  for (const Route route : action.routes) size += route.moves() ? 1U : 0U;
  if (size == 0) return false;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Route route = action.routes[rat];
    if (!route.moves()) {
      if (route.pipes() != 0) return false;
      staying |= std::uint32_t{1} << team.rats[rat];
      continue;
    }
    if (!is_on_path(team.rats[rat]) || route.target() > launchpad) return false;
    const unsigned steps = steps_of(table, team.rats[rat], route);
    const unsigned most =
        size == 1 ? steps_alone(table, team, rat) : steps_in_group(table, team, rat);
    if (steps == 0 || steps > most) return false;
    const std::uint32_t target = std::uint32_t{1} << route.target();
    if ((targets & target) != 0) return false;
    targets |= target;
    cost = cost.plus(cost_of(table, team, route));
    colours &= group_colours(table, team, rat, route.target());
    const std::size_t twin = twin_before(team, rat);
    if (twin != rat && action.routes[twin].target() >= route.target()) return false;
    if (twin != rat && !action.routes[twin].moves()) return false;
  }
  constexpr std::uint32_t on_the_way = (std::uint32_t{1} << launchpad) - 2;
  return (targets & staying & on_the_way) == 0 && cost.is_within(PipeCost::owned_by(team)) &&
         (size == 1 || colours != 0);
}

namespace detail {

template <class Witness>
constexpr void pay_pipes(Table& table, Route route, Witness& witness) {
  Team& team = active(table);
  const bool is_free = has(team, Comic::pipes);
  for (std::uint32_t left = route.pipes(); left != 0; left &= left - 1) {
    const std::uint32_t bit = left & (0U - left);
    const auto entry = static_cast<std::size_t>(std::countr_zero(left));
    const std::size_t kind = table.printed.path[entry].pipe_cost;
    if (!is_free) --team.materials[kind];
    witness(Event{.kind = Happening::pipe_paid,
                  .team = table.turn.team,
                  .what = static_cast<std::uint8_t>(material(kind)),
                  .amount = static_cast<std::uint8_t>(is_free ? 0 : 1)});
    if (!table.against_greg) continue;
    const int number = std::popcount(table.printed.pipe_entries & (bit - 1));
    const unsigned shift = static_cast<unsigned>(number) * 2;
    if (((static_cast<unsigned>(table.pipe_uses) >> shift) & 3U) < 3)
      table.pipe_uses = static_cast<std::uint16_t>(table.pipe_uses + (1U << shift));
  }
}

/// Every other team gets one cheese for each target space on which it has a rat.
template <class Witness>
constexpr void pay_fees(Table& table, std::uint32_t targets, Witness& witness) {
  Team& team = active(table);
  if (has(team, Comic::guest)) return;
  std::array<unsigned, most_seats> fees{};
  unsigned due = 0;
  for (std::size_t other = 0; other < table.team_count; ++other) {
    if (other == table.turn.team) continue;
    fees[other] = static_cast<unsigned>(std::popcount(targets & spaces_of(table.teams[other])));
    due += fees[other];
  }
  if (due == 0) return;
  constexpr unsigned cheese_for_moldy = 3;
  if (team.cheese < due) {
    const unsigned moldy = (due - team.cheese + cheese_for_moldy - 1) / cheese_for_moldy;
    const unsigned cheese = moldy * cheese_for_moldy;
    team.moldy = static_cast<std::uint16_t>(team.moldy + moldy);
    team.cheese = static_cast<std::uint16_t>(team.cheese + cheese);
    witness(Event{.kind = Happening::moldy_taken,
                  .team = table.turn.team,
                  .what = static_cast<std::uint8_t>(cheese),
                  .amount = static_cast<std::uint8_t>(moldy)});
  }
  team.cheese = static_cast<std::uint16_t>(team.cheese - due);
  for (std::size_t other = 0; other < table.team_count; ++other) {
    if (fees[other] == 0) continue;
    // Greg has no use for cheese: his goes to the supply.
    if (!table.against_greg) {
      Team& host = table.teams[other];
      host.cheese = static_cast<std::uint16_t>(host.cheese + fees[other]);
    }
    witness(Event{.kind = Happening::fee_paid,
                  .team = table.turn.team,
                  .what = static_cast<std::uint8_t>(other),
                  .amount = static_cast<std::uint8_t>(fees[other])});
  }
}

}  // namespace detail

/// Moves the rats, pays for pipes and then those on whose spaces they land. The move is legal.
template <class Witness>
constexpr void move_rats(Table& table, const Action& action, Witness& witness) {
  Team& team = active(table);
  std::uint32_t targets = 0;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Route route = action.routes[rat];
    if (!route.moves()) continue;
    witness(Event{.kind = Happening::rat_moved,
                  .team = table.turn.team,
                  .rat = static_cast<std::uint8_t>(rat),
                  .from = team.rats[rat],
                  .to = route.target()});
    detail::pay_pipes(table, route, witness);
    team.rats[rat] = route.target();
    table.turn.moved = static_cast<std::uint8_t>(table.turn.moved | (1U << rat));
    targets |= std::uint32_t{1} << route.target();
  }
  detail::pay_fees(table, targets, witness);
}

}  // namespace cheesemoon::first_rat
