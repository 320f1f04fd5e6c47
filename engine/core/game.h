#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/game_description.h"
#include "engine/core/notation_error.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"

namespace cheesemoon {

/// What became of an attempt to act. Everything but `done` leaves the state as it was.
enum class Applied : std::uint8_t { done, game_is_over, not_acting, not_legal };

/// One seat's action, chance included.
template <class Action>
struct Move {
  Seat seat;
  Action action;
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// Copied by memcpy, compared by bytes: no padding, no pointers.
template <class T>
concept PlainData = std::is_trivially_copyable_v<T> &&
    std::has_unique_object_representations_v<T> && std::equality_comparable<T>;

/// The rules of a game as functions over plain data. Algorithms are templates over this.
///
/// - `actors` says who has to act: one seat, several that choose at once, chance, or nobody when
///   the game is over. Chance acts by outcomes with whole-number weights; the engine never draws.
/// - `for_each_legal` calls `visit(action)` for everything that a seat may do, always in the same
///   order. There is no list: whoever wants one knows where to put it (see `legal.h`).
/// - An *entry* is one line of a record. Mostly that is one move; where several seats' choices
///   belong together it holds the moves of all of them. `is_between_entries` is false only while
///   an entry is half made. Chance that belongs to the set-up, where `is_setting_up` is true, is
///   not an entry: a record writes it into its set-up, from which `chance_in_setup` reads it again.
///   `fixed_setup` is the part of a set-up that is not random.
/// - `returns` is each seat's share of the win, from 0 to 1; together they are 1, so whoever wins
///   alone has 1 and a draw of two is a half for each. Who plays alone has won or not: the rest is
///   the game's. `outcome` says how the game ended. Both are of a game that is over.
template <class G>
concept Game = requires(const typename G::State& state, typename G::State& changing,
                        const typename G::Action& action, const typename G::Entry& entry,
                        const typename G::Options& options, const typename G::Setup& setup,
                        typename G::Setup& growing_setup, Seat seat, std::string_view text,
                        void (*visit)(const typename G::Action&)) {
  requires PlainData<typename G::State>;
  requires PlainData<typename G::Observation>;
  requires PlainData<typename G::Action> && std::totally_ordered<typename G::Action>;
  requires std::same_as < typename G::Entry, FixedVector < Move<typename G::Action>,
      G::Entry::capacity()
  >> ;

  { G::name } -> std::convertible_to<std::string_view>;
  { G::description } -> std::same_as<const GameDescription&>;
  { G::start(options) } -> std::same_as<typename G::State>;
  { G::actors(state) } -> std::same_as<Actors>;
  { G::for_each_legal(state, seat, visit) } -> std::same_as<void>;
  { G::chance_weight(state, action) } -> std::same_as<std::uint32_t>;
  { G::apply(changing, seat, action) } -> std::same_as<Applied>;
  { G::is_terminal(state) } -> std::same_as<bool>;
  { G::returns(state)[0] } -> std::convertible_to<double>;
  { G::outcome(state) } -> std::same_as<typename G::Outcome>;
  requires std::equality_comparable<typename G::Outcome>;
  { G::observe(state, seat) } -> std::same_as<typename G::Observation>;

  { G::is_between_entries(state) } -> std::same_as<bool>;
  { G::is_setting_up(state) } -> std::same_as<bool>;
  { G::fixed_setup(options) } -> std::same_as<typename G::Setup>;
  {
    G::chance_in_setup(setup, state)
    } -> std::same_as<Result<typename G::Action, std::string_view>>;
  { G::note_chance(growing_setup, state, action) } -> std::same_as<void>;

  { G::write_action(action).view() } -> std::same_as<std::string_view>;
  { G::read_action(text) } -> std::same_as<Result<typename G::Action, NotationError>>;
  { G::write_entry(entry).view() } -> std::same_as<std::string_view>;
  { G::read_entry(state, text) } -> std::same_as<Result<typename G::Entry, NotationError>>;
};

/// A game whose positions are short enough to be written as one line.
template <class G>
concept WritesPositions = Game<G> &&
    requires(const typename G::State& state, std::string_view text) {
  { G::write_position(state).view() } -> std::same_as<std::string_view>;
  { G::read_position(text) } -> std::same_as<Result<typename G::State, NotationError>>;
};

/// A game in which everybody sees every action. Something of the set-up may be secret all the same:
/// `public_setup` is a set-up that fits what a seat has seen, the same one whatever the secret is.
template <class G>
concept PlayedInTheOpen = Game<G> &&
    requires(const typename G::Setup& setup, const typename G::Observation& seen) {
  { G::public_setup(setup, seen) } -> std::same_as<typename G::Setup>;
};

}  // namespace cheesemoon
