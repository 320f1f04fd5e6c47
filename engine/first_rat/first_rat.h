#pragma once

#include <array>
#include <string_view>

#include "engine/core/game.h"
#include "engine/first_rat/action.h"
#include "engine/first_rat/notation.h"
#include "engine/first_rat/observation.h"
#include "engine/first_rat/points.h"
#include "engine/first_rat/set_up.h"
#include "engine/first_rat/table.h"
#include "engine/first_rat/turn.h"

namespace cheesemoon::first_rat {

/// First Rat as a Game.
struct FirstRat {
  using State = first_rat::State;
  using Action = first_rat::Action;
  using Observation = first_rat::Observation;
  using Options = first_rat::Options;
  using Setup = first_rat::Setup;
  using Entry = first_rat::Entry;
  using Outcome = first_rat::Outcome;

  static constexpr std::string_view name = "first-rat";
  static constexpr std::size_t max_actions = max_moves;

  static constexpr State start(const Options& options) { return first_rat::start(options); }
  static constexpr Setup fixed_setup(const Options& options) {
    return first_rat::fixed_setup(options);
  }

  static constexpr Actors actors(const State& state) {
    const Turn& turn = state.table.turn;
    if (is_laying_out(turn.phase)) return {Seat::chance};
    switch (turn.phase) {
      case Phase::over:
        return {};
      case Phase::greg_draw:
      case Phase::greg_lose:
      case Phase::greg_comic:
        return {Seat::chance};
      case Phase::greg_best:
        return {Seat::one};
      default:
        return {static_cast<Seat>(turn.team)};
    }
  }

  static constexpr FixedVector<Action, max_actions> legal_actions(const State& state, Seat seat) {
    FixedVector<Action, max_actions> actions;
    if (!actors(state).contains(seat)) return actions;
    if (seat != Seat::chance) {
      list_decisions(state.table, actions);
    } else if (is_laying_out(state.table.turn.phase)) {
      list_layings(state, actions);
    } else {
      list_greg_chances(state, actions);
    }
    return actions;
  }

  static constexpr std::uint32_t chance_weight(const State& state, const Action& action) {
    if (!is_backpack(action.what)) return 1;
    if (action.deed == Deed::stock) return state.box.backpacks[action.what];
    if (action.deed == Deed::lose) return state.table.market.backpacks[action.what];
    return 1;
  }

  static constexpr Applied apply(State& state, Seat seat, const Action& action) {
    NoWitness nobody;
    return apply(state, seat, action, nobody);
  }

  /// The same, told to a witness while it happens.
  template <class Witness>
  static constexpr Applied apply(State& state, Seat seat, const Action& action, Witness& witness) {
    const Actors acting = actors(state);
    if (acting.empty()) return Applied::game_is_over;
    if (!acting.contains(seat)) return Applied::not_acting;
    if (seat != Seat::chance) {
      if (!is_legal_decision(state.table, action)) return Applied::not_legal;
      decide(state.table, action, witness);
      return Applied::done;
    }
    if (!is_legal_chance(state, action)) return Applied::not_legal;
    if (is_laying_out(state.table.turn.phase)) {
      lay(state, action);
    } else if (action.deed == Deed::draw) {
      draw_card(state.table, card_place(state.table, action.what), witness);
      reshuffle_if_empty(state);
    } else {
      lose_item(state.table, action.what, witness);
      reshuffle_if_empty(state);
    }
    return Applied::done;
  }

  static constexpr bool is_terminal(const State& state) {
    return state.table.turn.phase == Phase::over;
  }

  /// A win counts 1 and is shared by all winners.
  static constexpr std::array<double, most_seats> returns(const State& state) {
    const Outcome end = outcome(state);
    std::array<double, most_seats> shares{};
    for (std::size_t team = 0; team < state.table.team_count; ++team) {
      if (end.wins(team)) shares[team] = 1.0 / std::popcount(end.winners);
    }
    return shares;
  }

  static constexpr Outcome outcome(const State& state) { return outcome_of(state.table); }

  static constexpr Observation observe(const State& state, Seat /*seat*/) {
    return first_rat::observe(state);
  }

  static constexpr bool is_between_entries(const State& /*state*/) { return true; }
  static constexpr bool is_setting_up(const State& state) {
    return is_laying_out(state.table.turn.phase);
  }
  static constexpr Result<Action, std::string_view> chance_in_setup(const Setup& setup,
                                                                    const State& state) {
    return laid_in(setup, state);
  }
  static constexpr void note_chance(Setup& setup, const State& before, const Action& action) {
    note_laying(setup, before, action);
  }

  static ActionText write_action(const Action& action) { return first_rat::write_action(action); }
  static Result<Action, NotationError> read_action(std::string_view text) {
    return first_rat::read_action(text);
  }
  static ActionText write_entry(const Entry& entry) { return write_action(entry[0].action); }
  static Result<Entry, NotationError> read_entry(const State& state, std::string_view text) {
    const auto action = first_rat::read_action(text);
    if (!action) return Failure{action.error()};
    return Entry{{actors(state).first(), *action}};
  }

 private:
  static constexpr void list_greg_chances(const State& state, Actions& actions) {
    const Table& table = state.table;
    switch (table.turn.phase) {
      case Phase::greg_draw:
        detail::for_each_bit(state.box.deck & ~table.revealed, [&](unsigned place) {
          actions.push_back(Action::of(Deed::draw, card_at(table, place)));
        });
        break;
      case Phase::greg_lose:
        for_each_ware(table.market, static_cast<Keeper>(losing_booth(table) - 1),
                      [&](Item item, std::uint8_t /*count*/) {
                        actions.push_back(Action::of(Deed::lose, item));
                      });
        break;
      default:
        detail::for_each_bit(table.market.comics, [&](unsigned comic) {
          actions.push_back(Action::of(Deed::lose, item_of(static_cast<Comic>(comic))));
        });
        break;
    }
  }

  static constexpr bool is_legal_chance(const State& state, const Action& action) {
    for (const Action& outcome : legal_actions(state, Seat::chance)) {
      if (outcome == action) return true;
    }
    return false;
  }

  /// A deck without a card that shuffles it is shuffled when it is used up.
  static constexpr void reshuffle_if_empty(State& state) {
    if ((state.box.deck & ~state.table.revealed) == 0) state.table.revealed = 0;
  }
};
static_assert(Game<FirstRat>);

}  // namespace cheesemoon::first_rat
