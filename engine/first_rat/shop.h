#pragma once

#include <algorithm>
#include <optional>

#include "engine/first_rat/event.h"
#include "engine/first_rat/table.h"

/// Step 3 of a turn: every booth that a rat has just reached sells one item, or loses one to a
/// thief.
namespace cheesemoon::first_rat {

constexpr bool has_wares(const Market& market, Keeper keeper) {
  switch (keeper) {
    case Keeper::hamster:
      for (const std::uint8_t backpacks : market.backpacks) {
        if (backpacks > 0) return true;
      }
      return false;
    case Keeper::frog:
      return market.drinks > 0;
    default:
      return market.caps != 0;
  }
}

/// Calls `visit(item, count)` for every different item at a booth.
template <class Visit>
constexpr void for_each_ware(const Market& market, Keeper keeper, Visit visit) {
  switch (keeper) {
    case Keeper::hamster:
      for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (market.backpacks[colour] > 0)
          visit(item_of(static_cast<Colour>(colour)), market.backpacks[colour]);
      }
      break;
    case Keeper::frog:
      if (market.drinks > 0) visit(energy_drink, market.drinks);
      break;
    case Keeper::crow:
      for (std::size_t cap = 0; cap < cap_count; ++cap) {
        if (((static_cast<unsigned>(market.caps) >> cap) & 1U) != 0)
          visit(item_of(static_cast<Cap>(cap)), std::uint8_t{1});
      }
      break;
  }
}

/// How many of an item are at a booth.
constexpr unsigned wares_of(const Market& market, Keeper keeper, Item item) {
  unsigned there = 0;
  for_each_ware(market, keeper, [&](Item ware, std::uint8_t count) {
    if (ware == item) there = count;
  });
  return there;
}

constexpr void remove_ware(Market& market, Item item) {
  if (is_backpack(item)) {
    --market.backpacks[item];
  } else if (item == energy_drink) {
    --market.drinks;
  } else if (is_cap(item)) {
    market.caps =
        static_cast<std::uint16_t>(market.caps & ~(1U << static_cast<unsigned>(cap_of(item))));
  } else {
    market.comics =
        static_cast<std::uint16_t>(market.comics & ~(1U << static_cast<unsigned>(comic_of(item))));
  }
}

/// The rat that shops next, in the order of the path.
constexpr std::size_t shopper(const Table& table) {
  const Team& team = active(table);
  std::size_t first = rats_per_team;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    if (((static_cast<unsigned>(table.turn.shoppers) >> rat) & 1U) == 0) continue;
    if (first == rats_per_team || team.rats[rat] < team.rats[first]) first = rat;
  }
  return first;
}

constexpr Keeper keeper_at(const Table& table, Space space) {
  return static_cast<Keeper>(table.printed.path[space].booth - 1);
}

constexpr unsigned price_for(const Table& table, std::size_t rat) {
  const Team& team = active(table);
  const unsigned price =
      table.printed.prices[static_cast<std::size_t>(keeper_at(table, team.rats[rat]))];
  if (!has_token(team, rat, Comic::haggler)) return price;
  const unsigned haggling = amount_of(table, Comic::haggler);
  return price > haggling ? price - haggling : 0;
}

/// Marks the rats that have a booth to visit.
constexpr void line_up_shoppers(Table& table) {
  const Team& team = active(table);
  unsigned shoppers = 0;
  for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
    const Space space = team.rats[rat];
    if (moved_this_turn(table.turn, rat) && space != launchpad &&
        table.printed.path[space].booth != 0)
      shoppers |= 1U << rat;
  }
  table.turn.shoppers = static_cast<std::uint8_t>(shoppers);
}

constexpr void leave_booth(Table& table, std::size_t rat) {
  table.turn.shoppers = static_cast<std::uint8_t>(table.turn.shoppers & ~(1U << rat));
}

/// Goes to the next booth that has something to sell. False if there is none.
constexpr bool has_to_shop(Table& table) {
  while (table.turn.shoppers != 0) {
    const std::size_t rat = shopper(table);
    if (has_wares(table.market, keeper_at(table, active(table).rats[rat]))) return true;
    leave_booth(table, rat);
  }
  return false;
}

template <class Visit>
constexpr void for_each_shopping(const Table& table, Visit visit) {
  const std::size_t rat = shopper(table);
  const Keeper keeper = keeper_at(table, active(table).rats[rat]);
  if (active(table).cheese >= price_for(table, rat)) {
    for_each_ware(table.market, keeper,
                  [&](Item item, std::uint8_t /*count*/) { visit(Action::of(Deed::buy, item)); });
  }
  for_each_ware(table.market, keeper,
                [&](Item item, std::uint8_t /*count*/) { visit(Action::of(Deed::steal, item)); });
  visit(Action::of(Deed::pass));
}

constexpr bool is_legal_shopping(const Table& table, const Action& action) {
  if (action.deed == Deed::pass) return true;
  const std::size_t rat = shopper(table);
  const Keeper keeper = keeper_at(table, active(table).rats[rat]);
  if (wares_of(table.market, keeper, action.what) == 0) return false;
  return action.deed == Deed::steal || active(table).cheese >= price_for(table, rat);
}

template <class Witness>
constexpr void shop(Table& table, const Action& action, Witness& witness) {
  const std::size_t rat = shopper(table);
  Team& team = active(table);
  if (action.deed != Deed::pass) {
    const Item item = action.what;
    remove_ware(table.market, item);
    team.owned_an_item = true;
    if (is_backpack(item)) {
      ++team.backpacks[item];
    } else if (item == energy_drink) {
      ++team.drinks;
    } else {
      team.caps =
          static_cast<std::uint16_t>(team.caps | (1U << static_cast<unsigned>(cap_of(item))));
    }
    if (action.deed == Deed::buy) {
      const unsigned price = price_for(table, rat);
      team.cheese = static_cast<std::uint16_t>(team.cheese - price);
      witness(Event{.kind = Happening::bought,
                    .team = table.turn.team,
                    .what = item,
                    .amount = static_cast<std::uint8_t>(price)});
    } else {
      team.rats[rat] = 0;
      witness(Event{.kind = Happening::stolen,
                    .team = table.turn.team,
                    .what = item,
                    .rat = static_cast<std::uint8_t>(rat)});
    }
  }
  leave_booth(table, rat);
}

}  // namespace cheesemoon::first_rat
