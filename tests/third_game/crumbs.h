#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fixed_text.h"
#include "engine/core/game.h"

/// A game that nobody else knows of: some crumbs of cheese lie on the table, and two or three mice
/// take one to three of them in turn. Whoever takes the last one wins, or loses.
namespace cheesemoon::crumbs {

constexpr unsigned least_crumbs = 7;
constexpr unsigned most_crumbs = 9;
constexpr unsigned most_taken = 3;

struct Options {
  std::uint8_t seats = 2;
  bool last_loses = false;
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Setup {
  std::uint8_t crumbs = 0;
  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

struct State {
  std::uint8_t is_laid_out = 0;
  std::uint8_t crumbs = 0;
  std::uint8_t turn = 0;
  std::uint8_t seats = 2;
  std::uint8_t last_loses = 0;
  /// Those who win, as bits.
  std::uint8_t winners = 0;
  friend constexpr bool operator==(const State&, const State&) = default;
};

/// Chance lays crumbs out, mice take them.
struct Action {
  std::uint8_t is_laid;
  std::uint8_t crumbs;
  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

struct Outcome {
  std::uint8_t winners = 0;
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

inline constexpr std::array<std::string_view, 2> last_names{"wins", "loses"};
inline constexpr std::array<GameOption, 1> game_options{{{"last", last_names}}};

struct Crumbs {
  using State = crumbs::State;
  using Action = crumbs::Action;
  using Observation = crumbs::State;
  using Options = crumbs::Options;
  using Setup = crumbs::Setup;
  using Entry = FixedVector<Move<Action>, 1>;
  using Outcome = crumbs::Outcome;
  using ActionText = FixedText<8>;

  static constexpr std::string_view name = "crumbs";
  static constexpr GameDescription description{.name = name,
                                               .title = "Crumbs",
                                               .most_seats = 3,
                                               .options = game_options,
                                               .usual_crowns = 2,
                                               .most_crowns = 9};

  static State start(const Options& options) {
    State state;
    state.seats = options.seats;
    state.last_loses = options.last_loses ? 1 : 0;
    return state;
  }
  static bool is_setting_up(const State& state) { return state.is_laid_out == 0; }
  static bool is_terminal(const State& state) { return state.winners != 0; }
  static Actors actors(const State& state) {
    if (is_terminal(state)) return {};
    return {is_setting_up(state) ? Seat::chance : static_cast<Seat>(state.turn)};
  }

  template <class Visit>
  static void for_each_legal(const State& state, Seat seat, Visit visit) {
    if (!actors(state).contains(seat)) return;
    const bool lays = is_setting_up(state);
    const unsigned least = lays ? least_crumbs : 1;
    const unsigned most = lays ? most_crumbs : most_taken;
    for (unsigned crumbs = least; crumbs <= most && (lays || crumbs <= state.crumbs); ++crumbs)
      visit(Action{lays ? std::uint8_t{1} : std::uint8_t{0}, static_cast<std::uint8_t>(crumbs)});
  }
  static std::uint32_t chance_weight(const State& /*state*/, const Action& /*action*/) { return 1; }

  static Applied apply(State& state, Seat seat, const Action& action) {
    if (is_terminal(state)) return Applied::game_is_over;
    if (!actors(state).contains(seat)) return Applied::not_acting;
    bool is_legal = false;
    for_each_legal(state, seat, [&](const Action& legal) { is_legal |= legal == action; });
    if (!is_legal) return Applied::not_legal;
    if (is_setting_up(state)) {
      state.is_laid_out = 1;
      state.crumbs = action.crumbs;
      return Applied::done;
    }
    state.crumbs = static_cast<std::uint8_t>(state.crumbs - action.crumbs);
    const unsigned everybody = (1U << state.seats) - 1;
    const unsigned last = 1U << state.turn;
    if (state.crumbs == 0)
      state.winners = static_cast<std::uint8_t>(state.last_loses != 0 ? everybody ^ last : last);
    state.turn = static_cast<std::uint8_t>((state.turn + 1) % state.seats);
    return Applied::done;
  }

  static std::array<double, 3> returns(const State& state) {
    std::array<double, 3> shares{};
    for (unsigned seat = 0; seat < shares.size(); ++seat)
      if (((state.winners >> seat) & 1U) != 0) shares[seat] = 1.0 / std::popcount(state.winners);
    return shares;
  }
  static Outcome outcome(const State& state) { return {state.winners}; }
  static Observation observe(const State& state, Seat /*seat*/) { return state; }

  static constexpr bool is_between_entries(const State& /*state*/) { return true; }
  static Setup fixed_setup(const Options& /*options*/) { return {}; }
  static Result<Action, std::string_view> chance_in_setup(const Setup& setup,
                                                          const State& /*state*/) {
    return Action{1, setup.crumbs};
  }
  static void note_chance(Setup& setup, const State& /*before*/, const Action& action) {
    setup.crumbs = action.crumbs;
  }
  static Setup public_setup(const Setup& setup, const Observation& /*seen*/) { return setup; }

  static ActionText write_action(const Action& action) {
    return ActionText() << (action.is_laid != 0 ? "lay " : "take ") << digit(action.crumbs);
  }
  static Result<Action, NotationError> read_action(std::string_view text) {
    const bool lays = text.starts_with("lay ");
    const std::size_t digits = lays ? 4 : 5;
    const bool is_readable = (lays || text.starts_with("take ")) && text.size() == digits + 1 &&
                             text[digits] >= '1' && text[digits] <= '9';
    if (!is_readable)
      return Failure<NotationError>{{"action", 0, "take and a number, as in take 2"}};
    return Action{lays ? std::uint8_t{1} : std::uint8_t{0},
                  static_cast<std::uint8_t>(text[digits] - '0')};
  }
  static ActionText write_entry(const Entry& entry) { return write_action(entry[0].action); }
  static Result<Entry, NotationError> read_entry(const State& state, std::string_view text) {
    const auto action = read_action(text);
    if (!action) return Failure{action.error()};
    Entry entry;
    entry.push_back({actors(state).first(), *action});
    return entry;
  }
};
static_assert(PlayedInTheOpen<Crumbs>);

}  // namespace cheesemoon::crumbs
