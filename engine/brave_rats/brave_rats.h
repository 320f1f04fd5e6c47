#pragma once

#include <array>
#include <string_view>

#include "engine/brave_rats/action.h"
#include "engine/brave_rats/draft.h"
#include "engine/brave_rats/notation.h"
#include "engine/brave_rats/observation.h"
#include "engine/brave_rats/play.h"
#include "engine/brave_rats/set_up.h"
#include "engine/brave_rats/state.h"
#include "engine/core/game.h"
#include "engine/core/match.h"

namespace cheesemoon::brave_rats {

inline constexpr std::array<GameOption, 1> game_options{{{"variant", variant_names}}};

/// Whoever has so many crowns is the true king.
constexpr int true_king_crowns = 3;

/// BraveRats as a Game.
struct BraveRats {
  using State = brave_rats::State;
  using Action = brave_rats::Action;
  using Observation = brave_rats::Observation;
  using Options = brave_rats::Options;
  using Setup = brave_rats::Setup;
  using Entry = brave_rats::Entry;
  using Outcome = brave_rats::Outcome;

  static constexpr std::string_view name = "brave-rats";
  static constexpr GameDescription description{.name = name,
                                               .title = "BraveRats",
                                               .options = game_options,
                                               .usual_crowns = true_king_crowns,
                                               .most_crowns = 100};

  static constexpr State start(const Options& options) { return brave_rats::start(options); }

  static constexpr Actors actors(const State& state) {
    switch (state.phase) {
      case Phase::over:
        return {};
      case Phase::play:
        return players_to_choose(state);
      case Phase::draft_pick:
        return {draft_picker(state)};
      default:
        return {Seat::chance};
    }
  }

  template <class Visit>
  static constexpr void for_each_legal(const State& state, Seat seat, Visit visit) {
    if (!actors(state).contains(seat)) return;
    if (state.phase == Phase::draft_first) {
      for (const Seat first : both_seats) visit(Action::first(first));
      return;
    }
    Hand cards = drawn_from(state);
    Deed deed = Deed::draw;
    if (state.phase == Phase::draft_pick) {
      cards = state.pool;
      deed = Deed::pick;
    } else if (state.phase == Phase::play) {
      cards = side_of(state, seat).hand;
      deed = Deed::play;
    }
    for (const Card card : all_cards) {
      if (cards.contains(card)) visit(Action{deed, static_cast<std::uint8_t>(index(card))});
    }
  }

  /// The weight of a card is how many copies of it can be drawn.
  static constexpr std::uint32_t chance_weight(const State& state, const Action& action) {
    return action.deed == Deed::first ? 1 : drawn_from(state).count(action.card());
  }

  static constexpr Applied apply(State& state, Seat seat, const Action& action) {
    const Actors acting = actors(state);
    if (acting.empty()) return Applied::game_is_over;
    if (!acting.contains(seat)) return Applied::not_acting;
    switch (state.phase) {
      case Phase::draft_first:
        if (action.deed != Deed::first || action.what > 1) return Applied::not_legal;
        state.draft_clock = action.seat() == red ? 0 : 16;
        state.phase = Phase::draft_draw;
        return Applied::done;
      case Phase::draft_pick:
        if (!names_card_of(state.pool, Deed::pick, action)) return Applied::not_legal;
        pick(state, action.card());
        return Applied::done;
      case Phase::play:
        if (!names_card_of(side_of(state, seat).hand, Deed::play, action))
          return Applied::not_legal;
        choose(state, seat, action.card());
        return Applied::done;
      default:
        if (!names_card_of(drawn_from(state), Deed::draw, action)) return Applied::not_legal;
        draw(state, action.card());
        return Applied::done;
    }
  }

  static constexpr bool is_terminal(const State& state) { return state.phase == Phase::over; }

  /// A draw is half a win for both.
  static constexpr std::array<double, 2> returns(const State& state) {
    const auto won = winner(state);
    if (!won) return {0.5, 0.5};
    return *won == red ? std::array<double, 2>{1, 0} : std::array<double, 2>{0, 1};
  }

  static constexpr Outcome outcome(const State& state) { return {winner(state)}; }

  static constexpr Observation observe(const State& state, Seat seat) {
    return brave_rats::observe(state, seat);
  }

  /// An entry is half made while a round waits for its second card.
  static constexpr bool is_between_entries(const State& state) {
    return !state.sides[0].choice.made() && !state.sides[1].choice.made();
  }
  /// All chance belongs to the set-up, also what is drawn during a draft.
  static constexpr bool is_setting_up(const State& state) {
    return actors(state).contains(Seat::chance);
  }
  static constexpr Setup fixed_setup(const Options& /*options*/) { return {}; }
  static constexpr Result<Action, std::string_view> chance_in_setup(const Setup& setup,
                                                                    const State& state) {
    return brave_rats::chance_in_setup(setup, state);
  }
  static constexpr void note_chance(Setup& setup, const State& before, const Action& action) {
    brave_rats::note_chance(setup, before, action);
  }

  static PositionText write_position(const State& state) {
    return brave_rats::write_position(state);
  }
  static Result<State, NotationError> read_position(std::string_view text) {
    return brave_rats::read_position(text);
  }
  static ActionText write_action(const Action& action) { return brave_rats::write_action(action); }
  static Result<Action, NotationError> read_action(std::string_view text) {
    return brave_rats::read_action(text);
  }
  static ActionText write_entry(const Entry& entry) { return brave_rats::write_entry(entry); }
  static Result<Entry, NotationError> read_entry(const State& state, std::string_view text) {
    return brave_rats::read_entry(state, text);
  }

 private:
  static constexpr bool names_card_of(Hand cards, Deed deed, const Action& action) {
    return action.deed == deed && action.what < card_kinds && cards.contains(action.card());
  }
};
static_assert(WritesPositions<BraveRats>);

}  // namespace cheesemoon::brave_rats
