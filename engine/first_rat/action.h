#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/core/game.h"
#include "engine/first_rat/content.h"

namespace cheesemoon::first_rat {

constexpr std::size_t rats_per_team = 4;

/// What an action does, in the order in which a turn asks for it.
enum class Deed : std::uint8_t {
  move,
  collect,
  drink,
  take,
  up,
  left,
  comic,
  award,
  rat,
  buy,
  steal,
  pass,
  build,
  donate,
  end,
  draw,
  lose,
  best,
  // Chance lays out the game.
  lay_tile,
  lay_track,
  stock,
  deal
};

/// Where a rat goes: its target, 0 if it stays, and the entries of the pipes it takes, as a set.
struct Route {
  /// The target above the pipes, so that routes are ordered by their targets.
  std::uint32_t code;

  static constexpr Route to(unsigned target, std::uint32_t pipes = 0) {
    return {(target << 27U) | pipes};
  }
  [[nodiscard]] constexpr Space target() const { return static_cast<Space>(code >> 27U); }
  [[nodiscard]] constexpr std::uint32_t pipes() const { return code & 0x7FFFFFFU; }
  [[nodiscard]] constexpr bool moves() const { return target() != 0; }
  friend constexpr bool operator==(Route, Route) = default;
  friend constexpr std::strong_ordering operator<=>(Route left, Route right) {
    return left.code <=> right.code;
  }
};

/// Backpacks, the energy drink, caps and comics counted in one row.
using Item = std::uint8_t;
constexpr Item energy_drink = 5;
constexpr Item item_of(Colour backpack) {
  return static_cast<Item>(backpack);
}
constexpr Item item_of(Cap cap) {
  return static_cast<Item>(6 + static_cast<int>(cap));
}
constexpr Item item_of(Comic comic) {
  return static_cast<Item>(16 + static_cast<int>(comic));
}
constexpr bool is_backpack(Item item) {
  return item < energy_drink;
}
constexpr bool is_cap(Item item) {
  return item >= item_of(Cap::cockpit) && item < item_of(Comic::pipes);
}
constexpr bool is_comic(Item item) {
  return item >= item_of(Comic::pipes) && item < 26;
}
constexpr Colour backpack_of(Item item) {
  return static_cast<Colour>(item);
}
constexpr Cap cap_of(Item item) {
  return static_cast<Cap>(item - 6);
}
constexpr Comic comic_of(Item item) {
  return static_cast<Comic>(item - 16);
}

/// The comics that come with a token for one rat.
constexpr bool has_token(Comic comic) {
  return comic >= Comic::strong;
}

/// A solo card as printed: A, B or C and its number.
constexpr std::uint8_t card_id(char kind, unsigned number) {
  return static_cast<std::uint8_t>(static_cast<unsigned>(kind - 'A') * 32 + number);
}

/// Without default values on purpose: long lists of actions are made without filling them first.
struct Action {
  std::array<Route, rats_per_team> routes;
  Deed deed;
  /// The good, item, comic, track or card in question.
  std::uint8_t what;
  /// Of a comic the rat that gets its token, counted from 1; of a part the material saved.
  std::uint8_t detail;
  /// Always 0, so that actions can be compared by their bytes.
  std::uint8_t reserved;

  static constexpr Action of(Deed deed, unsigned what = 0, unsigned detail = 0) {
    return {{}, deed, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(detail), 0};
  }
  static constexpr Action move(const std::array<Route, rats_per_team>& routes) {
    return {routes, Deed::move, 0, 0, 0};
  }
  static constexpr Action take(Good good) { return of(Deed::take, static_cast<unsigned>(good)); }
  static constexpr Action comic_none() { return of(Deed::comic, no_comic); }
  static constexpr Action comic(Comic comic, unsigned rat_from_one) {
    return of(Deed::comic, static_cast<unsigned>(comic), rat_from_one);
  }
  static constexpr Action build(Track part) { return of(Deed::build, static_cast<unsigned>(part)); }
  static constexpr Action build(Track part, Good saved) {
    return of(Deed::build, static_cast<unsigned>(part), static_cast<unsigned>(saved));
  }

  static constexpr std::uint8_t no_comic = 255;

  [[nodiscard]] constexpr Good good() const { return static_cast<Good>(what); }
  [[nodiscard]] constexpr Track track() const { return static_cast<Track>(what); }
  /// Cheese, which no part costs, stands for nothing saved.
  [[nodiscard]] constexpr Good saved() const { return static_cast<Good>(detail); }

  friend constexpr bool operator==(const Action&, const Action&) = default;
  /// Written out, as not every library can order arrays.
  friend constexpr std::strong_ordering operator<=>(const Action& one, const Action& other) {
    constexpr auto equal = std::strong_ordering::equal;
    for (std::size_t rat = 0; rat < one.routes.size(); ++rat)
      if (const auto order = one.routes[rat] <=> other.routes[rat]; order != equal) return order;
    if (const auto order = one.deed <=> other.deed; order != equal) return order;
    if (const auto order = one.what <=> other.what; order != equal) return order;
    return one.detail <=> other.detail;
  }
};
static_assert(sizeof(Action) == 20);

/// One line of a record is one action.
using Entry = FixedVector<Move<Action>, 1>;

}  // namespace cheesemoon::first_rat
