#include "engine/first_rat/first_rat.h"

#include <bit>

namespace cheesemoon::first_rat {

namespace {

bool is_legal_chance(const State& state, const Action& action) {
  bool is_outcome = false;
  FirstRat::for_each_legal(state, Seat::chance, [&](const Action& outcome) {
    is_outcome = is_outcome || outcome == action;
  });
  return is_outcome;
}

/// A deck without a card that shuffles it is shuffled when it is used up.
void see_that_greg_can_draw(State& state) {
  if (state.table.turn.phase == Phase::greg_draw && (state.box.deck & ~state.table.revealed) == 0)
    state.table.revealed = 0;
}

template <class Witness>
Applied apply_and_tell(State& state, Seat seat, const Action& action, Witness& witness) {
  const Actors acting = FirstRat::actors(state);
  if (acting.empty()) return Applied::game_is_over;
  if (!acting.contains(seat)) return Applied::not_acting;
  if (seat != Seat::chance) {
    if (!is_legal_decision(state.table, action)) return Applied::not_legal;
    decide(state.table, action, witness);
    see_that_greg_can_draw(state);
    return Applied::done;
  }
  if (!is_legal_chance(state, action)) return Applied::not_legal;
  if (is_laying_out(state.table.turn.phase)) {
    lay(state, action);
  } else if (action.deed == Deed::draw) {
    draw_card(state.table, card_place(state.table, action.what), witness);
  } else {
    lose_item(state.table, action.what, witness);
  }
  see_that_greg_can_draw(state);
  return Applied::done;
}

}  // namespace

State FirstRat::start(const Options& options) {
  return first_rat::start(options);
}

Setup FirstRat::fixed_setup(const Options& options) {
  return first_rat::fixed_setup(options);
}

Actors FirstRat::actors(const State& state) {
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

std::uint32_t FirstRat::chance_weight(const State& state, const Action& action) {
  if (!is_backpack(action.what)) return 1;
  if (action.deed == Deed::stock) return state.box.backpacks[action.what];
  if (action.deed == Deed::lose) return state.table.market.backpacks[action.what];
  return 1;
}

Applied FirstRat::apply(State& state, Seat seat, const Action& action) {
  NoWitness nobody;
  return apply_and_tell(state, seat, action, nobody);
}

Applied FirstRat::apply(State& state, Seat seat, const Action& action, Chronicle& chronicle) {
  return apply_and_tell(state, seat, action, chronicle);
}

std::array<double, most_seats> FirstRat::returns(const State& state) {
  const Outcome end = outcome(state);
  std::array<double, most_seats> shares{};
  for (std::size_t team = 0; team < state.table.team_count; ++team) {
    if (end.wins(team)) shares[team] = 1.0 / std::popcount(end.winners);
  }
  return shares;
}

bool FirstRat::is_setting_up(const State& state) {
  return is_laying_out(state.table.turn.phase);
}

Result<Action, std::string_view> FirstRat::chance_in_setup(const Setup& setup, const State& state) {
  return laid_in(setup, state);
}

void FirstRat::note_chance(Setup& setup, const State& before, const Action& action) {
  note_laying(setup, before, action);
}

Result<Entry, NotationError> FirstRat::read_entry(const State& state, std::string_view text) {
  const auto action = first_rat::read_action(text);
  if (!action) return Failure{action.error()};
  return Entry{{actors(state).first(), *action}};
}

}  // namespace cheesemoon::first_rat
