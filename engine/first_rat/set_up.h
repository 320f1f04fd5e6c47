#pragma once

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

#include "engine/core/result.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/options.h"
#include "engine/first_rat/table.h"
#include "engine/first_rat/turn.h"

/// Laying out the game. What is random is laid out by chance, piece by piece.
namespace cheesemoon::first_rat {

/// The last space of the group of tiles that a space belongs to. No board passes the content check
/// with other groups.
constexpr Space group_end(Space space) {
  for (const Space end : {Space{6}, Space{11}, Space{16}, Space{21}}) {
    if (space <= end) return end;
  }
  return path_length;
}

/// The tracks that get a row in a variable set-up; the spare row comes after them.
constexpr std::array<Track, 7> variable_tracks{Track::cockpit,    Track::cargo,  Track::thruster,
                                               Track::provisions, Track::lights, Track::food,
                                               Track::rattronaut};

/// The rows in the order of the tracks above, the spare one last.
constexpr TrackValues& row(Printed& printed, std::size_t place) {
  return place < variable_tracks.size() ? printed.tracks[index(variable_tracks[place])]
                                        : printed.spare_track;
}
constexpr const TrackValues& row(const Printed& printed, std::size_t place) {
  return place < variable_tracks.size() ? printed.tracks[index(variable_tracks[place])]
                                        : printed.spare_track;
}

namespace detail {

constexpr void print_path(Printed& printed, const Board& board) {
  for (Space space = 1; space <= path_length; ++space) {
    const Tile& tile = board.tiles[space];
    const Pipe& pipe = board.pipes[space];
    PathSpace& here = printed.path[space];
    here.colour = static_cast<unsigned>(tile.colour) & 7U;
    here.yields = static_cast<unsigned>(tile.yields) & 7U;
    here.amount = tile.amount & 15U;
    here.tile = space & 31U;
    here.first_light = board.first_light[space];
    if (pipe.exit == 0) continue;
    here.pipe_exit = pipe.exit & 31U;
    here.pipe_cost = static_cast<unsigned>(material_index(pipe.cost)) & 3U;
    printed.pipe_entries |= std::uint32_t{1} << space;
  }
  for (unsigned booth = 0; booth < booth_count; ++booth) {
    printed.path[board.booths[booth].space].booth = (booth + 1) & 3U;
    printed.prices[booth] = board.booths[booth].price;
  }
}

constexpr void print_burrow_lights_and_tracks(Printed& printed, const Board& board) {
  for (std::size_t place = 0; place < board.burrow.size(); ++place) {
    const BurrowSpace& space = board.burrow[place];
    printed.burrow[place].kind = space.kind;
    printed.burrow[place].up = space.up & 15U;
    printed.burrow[place].left = space.left & 15U;
  }
  printed.light_count = board.light_count;
  std::copy(board.construction_lights.begin(), board.construction_lights.end(),
            printed.construction_lights.begin());
  printed.tracks = board.tracks;
  printed.spare_track = board.spare_track;
}

constexpr void print_cards(Printed& printed, const SoloCards& solo, Difficulty difficulty) {
  for (std::size_t place = 0; place < solo.cards.size(); ++place) {
    const SoloCard& card = solo.cards[place];
    GregCard& here = printed.cards[place];
    here.first = card.moves[0] & 7U;
    here.second = card.moves[1] & 7U;
    here.third = card.moves[2] & 7U;
    here.fourth = card.moves[3] & 7U;
    here.icon = static_cast<unsigned>(card.icon) & 15U;
    if (card.kind == 'A') ++printed.a_cards;
    if (card.kind == 'B') ++printed.b_cards;
  }
  printed.a_in_deck = solo.decks[static_cast<std::size_t>(difficulty)].of_a;
  printed.b_in_deck = solo.decks[static_cast<std::size_t>(difficulty)].of_b;
}

constexpr void seat_teams(Table& table, const Options& options) {
  constexpr std::array<std::uint8_t, most_seats> cheese{1, 2, 2, 3, 3};
  for (std::size_t team = 0; team < table.team_count; ++team) {
    table.teams[team].rats = {0, 0, nursery, nursery};
    table.teams[team].cheese = cheese[team];
  }
  if (!options.solo) return;
  table.teams[greg] = Team{};
  table.teams[greg].rats = options.content->solo.greg_starts_on;
}

constexpr void block_spaces(Table& table, const Board& board, unsigned players) {
  unsigned holders = 0;
  if (players <= board.second_blocked_up_to) holders |= blocked << 4U;
  if (players <= board.fourth_blocked_up_to) holders |= blocked << 12U;
  table.holders.fill(static_cast<TrackHolders>(holders));
}

constexpr void fill_box(Box& box, const Options& options) {
  const Items& items = options.content->items;
  const std::size_t stock = options.seats <= 2 ? 0 : options.seats - 2U;
  box.backpacks = items.backpack_copies;
  box.backpacks_to_stock = items.backpack_stock[stock];
  box.caps_to_stock = items.cap_stock;
  for (std::size_t cap = 0; cap < cap_count; ++cap) {
    if (items.cap_exists[cap]) box.caps = static_cast<std::uint16_t>(box.caps | (1U << cap));
  }
  if (!options.all_comics) return;
  box.comics_to_stock = items.comic_stock;
  for (std::size_t comic = 0; comic < comic_count; ++comic) {
    if (items.comic_exists[comic])
      box.comics = static_cast<std::uint16_t>(box.comics | (1U << comic));
  }
}

constexpr std::uint16_t basic_comics(const Items& items) {
  unsigned comics = 0;
  for (std::size_t comic = 0; comic < comic_count; ++comic) {
    if (items.comic_exists[comic] && items.comic_is_basic[comic]) comics |= 1U << comic;
  }
  return static_cast<std::uint16_t>(comics);
}

/// How many cards of kinds A and B are in Greg's deck. Card C comes after them.
constexpr std::array<unsigned, 2> dealt(const State& state) {
  const std::uint32_t of_a = (std::uint32_t{1} << state.table.printed.a_cards) - 1;
  return {static_cast<unsigned>(std::popcount(state.box.deck & of_a)),
          static_cast<unsigned>(std::popcount(state.box.deck & ~of_a))};
}

/// Skips whatever is laid out completely; when all is, the first turn begins.
constexpr void go_on_laying_out(State& state, bool lays_path) {
  Table& table = state.table;
  Box& box = state.box;
  if (lays_path) {
    table.turn.phase = Phase::lay_path;
    return;
  }
  if (table.lays_tracks) {
    table.turn.phase = Phase::lay_tracks;
    return;
  }
  if (box.backpacks_to_stock > 0) {
    table.turn.phase = Phase::stock_backpacks;
    return;
  }
  if (box.caps_to_stock > 0) {
    table.turn.phase = Phase::stock_caps;
    return;
  }
  if (box.comics_to_stock > 0) {
    table.turn.phase = Phase::stock_comics;
    return;
  }
  if (table.against_greg) {
    const auto in_deck = dealt(state);
    if (in_deck[0] < table.printed.a_in_deck || in_deck[1] < table.printed.b_in_deck) {
      table.turn.phase = Phase::deal_deck;
      return;
    }
    box.deck |= std::uint32_t{1} << (table.printed.a_cards + table.printed.b_cards);
  }
  // What was not drawn stays in the box and is never seen again.
  box.backpacks = {};
  box.caps = 0;
  box.comics = 0;
  table.turn = Turn{};
  NoWitness nobody;
  go_on(table, nobody);
}

}  // namespace detail

constexpr State start(const Options& options) {
  State state{};
  Table& table = state.table;
  const Content& content = *options.content;
  detail::print_path(table.printed, content.board);
  detail::print_burrow_lights_and_tracks(table.printed, content.board);
  table.printed.cap_rules = content.items.cap_rules;
  table.printed.comic_amounts = content.items.comic_amounts;
  table.printed.backpack_adds = content.items.backpack_adds;
  table.against_greg = options.solo.has_value();
  table.team_count = options.solo ? 2 : options.seats;
  if (options.solo) detail::print_cards(table.printed, content.solo, *options.solo);
  detail::seat_teams(table, options);
  detail::block_spaces(table, content.board, table.team_count);
  detail::fill_box(state.box, options);
  table.market.drinks = content.items.drink_stock[options.seats <= 2 ? 0 : options.seats - 2U];
  if (!options.all_comics) table.market.comics = detail::basic_comics(content.items);
  table.lays_tracks = options.variable_tracks;
  detail::go_on_laying_out(state, options.variable_path);
  return state;
}

/// The part of a set-up that the options decide.
constexpr Setup fixed_setup(const Options& options) {
  Setup setup;
  const Content& content = *options.content;
  for (Space space = 1; space <= path_length; ++space) setup.path[space - 1U] = space;
  setup.tracks = content.board.tracks;
  setup.drinks = content.items.drink_stock[options.seats <= 2 ? 0 : options.seats - 2U];
  if (!options.all_comics) {
    for (std::size_t comic = 0; comic < comic_count; ++comic) {
      if (content.items.comic_exists[comic] && content.items.comic_is_basic[comic])
        setup.comics.push_back(static_cast<Comic>(comic));
    }
  }
  if (options.solo) setup.deck = std::uint32_t{1} << (content.solo.cards.size() - 1);
  return setup;
}

constexpr bool is_laying_out(Phase phase) {
  return phase <= Phase::deal_deck;
}

namespace detail {

/// The cards that can be dealt into Greg's deck next: first those of kind A.
constexpr std::uint32_t cards_to_deal(const State& state) {
  const Printed& printed = state.table.printed;
  const std::uint32_t of_a = (std::uint32_t{1} << printed.a_cards) - 1;
  const std::uint32_t of_b = ((std::uint32_t{1} << printed.b_cards) - 1) << printed.a_cards;
  return (dealt(state)[0] < printed.a_in_deck ? of_a : of_b) & ~state.box.deck;
}

}  // namespace detail

/// Calls `visit(action)` for everything that chance can do while the game is laid out.
template <class Visit>
constexpr void for_each_laying(const State& state, Visit visit) {
  const Table& table = state.table;
  switch (table.turn.phase) {
    case Phase::lay_path: {
      const auto space = static_cast<Space>(table.turn.laid + 1);
      for (Space from = space; from <= group_end(space); ++from)
        visit(Action::of(Deed::lay_tile, table.printed.path[from].tile));
      break;
    }
    case Phase::lay_tracks:
      for (std::size_t place = table.turn.laid; place <= variable_tracks.size(); ++place)
        visit(Action::of(Deed::lay_track, static_cast<unsigned>(place)));
      break;
    case Phase::stock_backpacks:
      for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (state.box.backpacks[colour] > 0)
          visit(Action::of(Deed::stock, item_of(static_cast<Colour>(colour))));
      }
      break;
    case Phase::stock_caps:
      detail::for_each_bit(state.box.caps, [&](unsigned cap) {
        visit(Action::of(Deed::stock, item_of(static_cast<Cap>(cap))));
      });
      break;
    case Phase::stock_comics:
      detail::for_each_bit(state.box.comics, [&](unsigned comic) {
        visit(Action::of(Deed::stock, item_of(static_cast<Comic>(comic))));
      });
      break;
    default:  // Phase::deal_deck
      detail::for_each_bit(detail::cards_to_deal(state), [&](unsigned place) {
        visit(Action::of(Deed::deal, card_at(table, place)));
      });
      break;
  }
}

/// Lays out one piece. The action is one of those listed.
constexpr void lay(State& state, const Action& action) {
  Table& table = state.table;
  Box& box = state.box;
  bool path_left = false;
  switch (action.deed) {
    case Deed::lay_tile: {
      const auto space = static_cast<Space>(table.turn.laid + 1);
      PathSpace& to = table.printed.path[space];
      Space place = space;
      while (table.printed.path[place].tile != action.what) ++place;
      // Only the tiles change places: booths, pipes and lights belong to the board.
      PathSpace& from = table.printed.path[place];
      const PathSpace tile = from;
      from.colour = to.colour;
      from.yields = to.yields;
      from.amount = to.amount;
      from.tile = to.tile;
      to.colour = tile.colour;
      to.yields = tile.yields;
      to.amount = tile.amount;
      to.tile = tile.tile;
      path_left = ++table.turn.laid < path_length;
      if (!path_left) table.turn.laid = 0;
      break;
    }
    case Deed::lay_track: {
      const TrackValues laid = row(table.printed, action.what);
      row(table.printed, action.what) = row(table.printed, table.turn.laid);
      row(table.printed, table.turn.laid) = laid;
      table.lays_tracks = ++table.turn.laid < variable_tracks.size();
      break;
    }
    case Deed::stock:
      if (is_backpack(action.what)) {
        --box.backpacks[action.what];
        --box.backpacks_to_stock;
        ++table.market.backpacks[action.what];
      } else if (is_cap(action.what)) {
        const unsigned bit = 1U << static_cast<unsigned>(cap_of(action.what));
        box.caps = static_cast<std::uint16_t>(box.caps & ~bit);
        --box.caps_to_stock;
        table.market.caps = static_cast<std::uint16_t>(table.market.caps | bit);
      } else {
        const unsigned bit = 1U << static_cast<unsigned>(comic_of(action.what));
        box.comics = static_cast<std::uint16_t>(box.comics & ~bit);
        --box.comics_to_stock;
        table.market.comics = static_cast<std::uint16_t>(table.market.comics | bit);
      }
      break;
    default:
      box.deck |= std::uint32_t{1} << card_place(table, action.what);
      break;
  }
  detail::go_on_laying_out(state, path_left);
}

/// The outcome that a written set-up prescribes for the piece that is laid out next.
constexpr Result<Action, std::string_view> laid_in(const Setup& setup, const State& state) {
  using namespace std::string_view_literals;
  const Table& table = state.table;
  switch (table.turn.phase) {
    case Phase::lay_path:
      return Action::of(Deed::lay_tile, setup.path[table.turn.laid]);
    case Phase::lay_tracks:
      for (std::size_t place = table.turn.laid; place <= variable_tracks.size(); ++place) {
        if (row(table.printed, place) == setup.tracks[index(variable_tracks[table.turn.laid])])
          return Action::of(Deed::lay_track, static_cast<unsigned>(place));
      }
      return Failure{"the set-up wants a row of points that is not there"sv};
    case Phase::stock_backpacks: {
      std::size_t stocked = 0;
      for (const std::uint8_t backpacks : table.market.backpacks) stocked += backpacks;
      if (stocked < setup.backpacks.size())
        return Action::of(Deed::stock, item_of(setup.backpacks[stocked]));
      return Failure{"the set-up has too few backpacks"sv};
    }
    case Phase::stock_caps: {
      const auto stocked = static_cast<std::size_t>(std::popcount(table.market.caps));
      if (stocked < setup.caps.size()) return Action::of(Deed::stock, item_of(setup.caps[stocked]));
      return Failure{"the set-up has too few caps"sv};
    }
    case Phase::stock_comics: {
      const auto stocked = static_cast<std::size_t>(std::popcount(table.market.comics));
      if (stocked < setup.comics.size())
        return Action::of(Deed::stock, item_of(setup.comics[stocked]));
      return Failure{"the set-up has too few comics"sv};
    }
    case Phase::deal_deck: {
      const std::uint32_t wanted = setup.deck & detail::cards_to_deal(state);
      if (wanted != 0)
        return Action::of(Deed::deal,
                          card_at(table, static_cast<std::size_t>(std::countr_zero(wanted))));
      return Failure{"the set-up has too few cards for Greg"sv};
    }
    default:
      return Failure{"everything is laid out"sv};
  }
}

/// Writes down what chance has laid out.
constexpr void note_laying(Setup& setup, const State& before, const Action& action) {
  const Table& table = before.table;
  switch (action.deed) {
    case Deed::lay_tile:
      setup.path[table.turn.laid] = action.what;
      break;
    case Deed::lay_track:
      setup.tracks[index(variable_tracks[table.turn.laid])] = row(table.printed, action.what);
      break;
    case Deed::stock:
      if (is_backpack(action.what)) setup.backpacks.push_back(backpack_of(action.what));
      if (is_cap(action.what)) setup.caps.push_back(cap_of(action.what));
      if (is_comic(action.what)) setup.comics.push_back(comic_of(action.what));
      break;
    default:  // Deed::deal
      setup.deck |= std::uint32_t{1} << card_place(table, action.what);
      break;
  }
}

}  // namespace cheesemoon::first_rat
