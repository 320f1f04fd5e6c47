#pragma once

#include <array>
#include <string_view>

#include "engine/core/game.h"
#include "engine/first_rat/action.h"
#include "engine/first_rat/event.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/notation.h"
#include "engine/first_rat/observation.h"
#include "engine/first_rat/options.h"
#include "engine/first_rat/points.h"
#include "engine/first_rat/set_up.h"
#include "engine/first_rat/table.h"
#include "engine/first_rat/turn.h"

namespace cheesemoon::first_rat {

inline constexpr std::array<std::string_view, 2> layout_names{"standard", "variable"};
inline constexpr std::array<std::string_view, 2> comics_names{"basic", "all"};
inline constexpr std::array<std::string_view, 1> content_names{"standard"};
inline constexpr std::array<GameOption, 5> game_options{{
    {"path", layout_names},
    {"tracks", layout_names},
    {"comics", comics_names},
    {.name = "solo", .values = difficulty_names, .only_with_seats = 1},
    {.name = "content", .values = content_names, .has_more_values = true},
}};

/// First Rat as a Game. The rules are compiled once, here, but for legal actions, which become part
/// of whatever wants them; whoever needs a step of the rules includes its header.
struct FirstRat {
  using State = first_rat::State;
  using Action = first_rat::Action;
  using Observation = first_rat::Observation;
  using Options = first_rat::Options;
  using Setup = first_rat::Setup;
  using Entry = first_rat::Entry;
  using Outcome = first_rat::Outcome;

  static constexpr std::string_view name = "first-rat";
  static constexpr GameDescription description{.name = name,
                                               .title = "First Rat",
                                               .least_seats = 1,
                                               .most_seats = most_seats,
                                               .options = game_options};

  static State start(const Options& options);
  static Setup fixed_setup(const Options& options);
  static Actors actors(const State& state);
  /// Usually there are about a dozen; with the best comics and rats well spread some 7,000.
  template <class Visit>
  static void for_each_legal(const State& state, Seat seat, Visit visit) {
    if (!actors(state).contains(seat)) return;
    if (seat != Seat::chance) {
      for_each_decision(state.table, visit);
    } else if (is_laying_out(state.table.turn.phase)) {
      for_each_laying(state, visit);
    } else {
      for_each_greg_chance(state, visit);
    }
  }
  static std::uint32_t chance_weight(const State& state, const Action& action);
  static Applied apply(State& state, Seat seat, const Action& action);
  /// The same, written down while it happens.
  static Applied apply(State& state, Seat seat, const Action& action, Chronicle& chronicle);
  static bool is_terminal(const State& state) { return state.table.turn.phase == Phase::over; }
  /// A win is shared by all winners; Greg has a place of his own.
  static std::array<double, most_seats> returns(const State& state);
  static Outcome outcome(const State& state) { return outcome_of(state.table); }
  static Observation observe(const State& state, Seat /*seat*/) {
    return first_rat::observe(state);
  }

  static constexpr bool is_between_entries(const State& /*state*/) { return true; }
  static bool is_setting_up(const State& state);
  static Result<Action, std::string_view> chance_in_setup(const Setup& setup, const State& state);
  static void note_chance(Setup& setup, const State& before, const Action& action);
  static Setup public_setup(const Setup& setup, const Observation& seen) {
    return first_rat::public_setup(setup, seen);
  }

  static ActionText write_action(const Action& action) { return first_rat::write_action(action); }
  static Result<Action, NotationError> read_action(std::string_view text) {
    return first_rat::read_action(text);
  }
  static ActionText write_entry(const Entry& entry) { return write_action(entry[0].action); }
  static Result<Entry, NotationError> read_entry(const State& state, std::string_view text);
};
static_assert(PlayedInTheOpen<FirstRat>);

}  // namespace cheesemoon::first_rat
