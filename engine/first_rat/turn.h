#pragma once

#include <bit>

#include "engine/first_rat/build.h"
#include "engine/first_rat/burrow.h"
#include "engine/first_rat/collect.h"
#include "engine/first_rat/event.h"
#include "engine/first_rat/greg.h"
#include "engine/first_rat/move.h"
#include "engine/first_rat/reward.h"
#include "engine/first_rat/shop.h"
#include "engine/first_rat/table.h"

/// The order of everything: a turn goes on by itself until someone has a choice or chance decides.
namespace cheesemoon::first_rat {

/// The turn passes to the next team; after the last one a new round begins or the game is over.
template <class Witness>
constexpr void pass_turn(Table& table, Witness& witness) {
  const auto next = static_cast<std::uint8_t>(table.turn.team + 1);
  table.turn = Turn{};
  if (next < table.team_count) {
    table.turn.team = next;
    if (table.against_greg) table.turn.phase = Phase::greg_draw;
    return;
  }
  if (table.round >= table.last_round) {
    table.turn.phase = Phase::over;
    witness(Event{.kind = Happening::game_over});
    return;
  }
  ++table.round;
}

namespace detail {

/// A team with one legal move makes it without being asked.
template <class Witness>
constexpr bool has_to_move(Table& table, Witness& witness) {
  if (surely_has_two_moves(active(table))) return true;
  Action last{};
  unsigned moves = 0;
  for_each_move(table, [&](const Action& move) {
    last = move;
    ++moves;
  });
  if (moves != 1) return true;
  move_rats(table, last, witness);
  return false;
}

/// The icon of Greg's card. True if the player or chance has to decide something.
template <class Witness>
constexpr bool has_to_decide_icon(Table& table, Witness& witness) {
  const Icon icon = icon_of(table.printed.cards[table.turn.card]);
  switch (icon) {
    case Icon::none:
      return false;
    case Icon::comic:
      table.turn.phase = Phase::greg_comic;
      return table.market.comics != 0;
    case Icon::best: {
      const unsigned best = best_tracks(table);
      table.turn.phase = Phase::greg_best;
      if (std::popcount(best) > 1) return true;
      prepare_or_score(table, static_cast<Track>(std::countr_zero(best)), witness);
      shuffle_deck(table, witness);
      return false;
    }
    default:
      prepare_or_score(table, greg_tracks[static_cast<std::size_t>(icon)], witness);
      return false;
  }
}

template <class Witness>
constexpr void tell_yields(const Table& table, Witness& witness) {
  (void)harvest_of(table, witness);
}

}  // namespace detail

/// Goes on until somebody has to choose. Whatever has one answer is done without asking.
template <class Witness>
constexpr void go_on(Table& table, Witness& witness) {
  Turn& turn = table.turn;
  while (true) {
    switch (turn.phase) {
      case Phase::move:
        if (detail::has_to_move(table, witness)) return;
        detail::tell_yields(table, witness);
        turn.phase = Phase::drink;
        break;
      case Phase::drink:
        if (may_drink(table)) return;
        collect(table, false, witness);
        turn.phase = Phase::take;
        break;
      case Phase::take:
        if (has_to_take(table, witness)) return;
        move_light(table, witness);
        if (turn.cores > 0)
          witness(Event{.kind = Happening::gained,
                        .team = turn.team,
                        .what = static_cast<std::uint8_t>(Good::core),
                        .amount = turn.cores});
        turn.phase = Phase::burrow;
        break;
      case Phase::burrow:
        if (has_to_choose_in_burrow(table, witness)) return;
        turn.phase = Phase::reward;
        if (has_to_choose_reward(table, witness)) return;
        line_up_shoppers(table);
        turn.phase = Phase::shop;
        break;
      case Phase::shop:
        if (has_to_shop(table)) return;
        turn.phase = Phase::build;
        break;
      case Phase::build:
        if (can_build(table)) return;
        pass_turn(table, witness);
        break;
      case Phase::greg_lose:
        if (has_to_lose(table)) return;
        if (detail::has_to_decide_icon(table, witness)) return;
        pass_turn(table, witness);
        break;
      default:
        return;
    }
  }
}

/// Calls `visit(action)` for everything that a player may do in the phase that is due. Chance's
/// outcomes are elsewhere: they may depend on what nobody sees.
template <class Visit>
constexpr void for_each_decision(const Table& table, Visit visit) {
  switch (table.turn.phase) {
    case Phase::move:
      for_each_move(table, visit);
      break;
    case Phase::drink:
      visit(Action::of(Deed::collect));
      visit(Action::of(Deed::drink));
      break;
    case Phase::take:
      for (unsigned kinds = materials_from(table, taking_colour(table)); kinds != 0;
           kinds &= kinds - 1)
        visit(Action::take(material(static_cast<std::size_t>(std::countr_zero(kinds)))));
      break;
    case Phase::burrow:
      visit(Action::of(Deed::up));
      visit(Action::of(Deed::left));
      break;
    case Phase::library:
      for_each_comic(table, visit);
      break;
    case Phase::reward:
      visit(Action::of(Deed::award));
      visit(Action::of(Deed::rat));
      break;
    case Phase::shop:
      for_each_shopping(table, visit);
      break;
    case Phase::build:
      for_each_building(table, visit);
      visit(Action::of(Deed::end));
      break;
    case Phase::greg_best:
      for (unsigned best = best_tracks(table); best != 0; best &= best - 1)
        visit(Action::of(Deed::best, static_cast<unsigned>(std::countr_zero(best))));
      break;
    default:
      break;
  }
}

/// True if a decision of the phase that is due can be answered like this.
constexpr bool is_legal_decision(const Table& table, const Action& action) {
  if (action.deed == Deed::move)
    return table.turn.phase == Phase::move && action == Action::move(action.routes) &&
           is_legal_move(table, action);
  if (action != Action::of(action.deed, action.what, action.detail)) return false;
  const bool is_plain = action == Action::of(action.deed);
  switch (table.turn.phase) {
    case Phase::drink:
      return is_plain && (action.deed == Deed::collect || action.deed == Deed::drink);
    case Phase::take:
      return action.deed == Deed::take && action.detail == 0 && action.what <= 6 &&
             is_material(action.good()) &&
             ((materials_from(table, taking_colour(table)) >> material_index(action.good())) &
              1U) != 0;
    case Phase::burrow:
      return is_plain && (action.deed == Deed::up || action.deed == Deed::left);
    case Phase::library:
      return action.deed == Deed::comic && is_legal_comic(table, action);
    case Phase::reward:
      return is_plain && (action.deed == Deed::award || action.deed == Deed::rat);
    case Phase::shop:
      return action.deed >= Deed::buy && action.deed <= Deed::pass && action.detail == 0 &&
             (action.deed != Deed::pass || is_plain) && is_legal_shopping(table, action);
    case Phase::build:
      return action.deed >= Deed::build && action.deed <= Deed::end &&
             (action.deed != Deed::end || is_plain) && is_legal_building(table, action);
    case Phase::greg_best:
      return action.deed == Deed::best && action.detail == 0 && action.what < track_count &&
             ((best_tracks(table) >> action.what) & 1U) != 0;
    default:
      return false;
  }
}

/// Does what a player has decided, and everything that follows from it. The action is legal.
template <class Witness>
constexpr void decide(Table& table, const Action& action, Witness& witness) {
  Turn& turn = table.turn;
  switch (turn.phase) {
    case Phase::move:
      move_rats(table, action, witness);
      detail::tell_yields(table, witness);
      turn.phase = Phase::drink;
      break;
    case Phase::drink:
      collect(table, action.deed == Deed::drink, witness);
      turn.phase = Phase::take;
      break;
    case Phase::take:
      take_from_backpack(table, action.good(), witness);
      break;
    case Phase::burrow: {
      const BurrowStep& here = table.printed.burrow[active(table).burrow];
      if (enter_burrow_space(table, action.deed == Deed::up ? here.up : here.left, witness)) {
        turn.phase = Phase::library;
        return;
      }
      break;
    }
    case Phase::library:
      take_comic(table, action, witness);
      turn.phase = Phase::burrow;
      break;
    case Phase::reward:
      if (action.deed == Deed::award) {
        take_award(table, witness);
      } else {
        raise_rat(table, witness);
      }
      line_up_shoppers(table);
      turn.phase = Phase::shop;
      break;
    case Phase::shop:
      shop(table, action, witness);
      break;
    case Phase::build:
      if (action.deed == Deed::end) {
        pass_turn(table, witness);
      } else {
        build(table, action, witness);
      }
      break;
    default:  // Phase::greg_best
      prepare_or_score(table, action.track(), witness);
      shuffle_deck(table, witness);
      pass_turn(table, witness);
      break;
  }
  go_on(table, witness);
}

/// Greg's card is turned up.
template <class Witness>
constexpr void draw_card(Table& table, std::size_t place, Witness& witness) {
  const std::uint32_t bit = std::uint32_t{1} << place;
  table.revealed |= bit;
  table.seen |= bit;
  table.turn.card = static_cast<std::uint8_t>(place);
  witness(
      Event{.kind = Happening::card_drawn, .team = greg, .what = static_cast<std::uint8_t>(place)});
  move_greg(table, table.printed.cards[place], witness);
  table.turn.phase = Phase::greg_lose;
  go_on(table, witness);
}

/// Chance takes an item from the booth where one of Greg's rats stands, or a comic.
template <class Witness>
constexpr void lose_item(Table& table, Item item, Witness& witness) {
  remove_ware(table.market, item);
  witness(Event{.kind = Happening::item_lost, .team = greg, .what = item});
  if (table.turn.phase == Phase::greg_comic) {
    pass_turn(table, witness);
  } else {
    table.turn.losing_booths >>= 2U;
  }
  go_on(table, witness);
}

}  // namespace cheesemoon::first_rat
