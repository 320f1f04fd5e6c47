#pragma once

#include <cstddef>
#include <optional>

#include "engine/core/game.h"
#include "hosting/hosted_game.h"
#include "hosting/viewer.h"
#include "json/writer.h"
#include "records/record_format.h"

namespace cheesemoon::hosting {

/// What a host has to know of a game in which everybody sees everything, as far as that can be the
/// same for all of them. A game's own Hosting derives from it and says the rest: `actors_seen`,
/// `place`, `write_view` and `bots`; and whatever it has better words for.
template <PlayedInTheOpen G>
struct OpenHosting {
  using Rules = G;
  using Sight = typename G::Observation;
  using State = typename G::State;
  struct Happened {};
  static constexpr bool everybody_sees_alike = true;
  static constexpr bool is_quick_to_review = false;

  static std::size_t seats(const typename G::Options& options) {
    return records::seats_of<G>(options);
  }
  static Sight see(const State& state, Viewer /*viewer*/) { return G::observe(state, Seat::one); }
  static Sight see_all(const State& state) { return G::observe(state, Seat::one); }
  static Applied play(State& state, const Move<typename G::Action>& move, Happened& /*happened*/) {
    return G::apply(state, move.seat, move.action);
  }
  static Viewer insider(const Move<typename G::Action>& /*move*/, const Happened& /*happened*/) {
    return spectator;
  }
  static void write_board(JsonWriter& /*writer*/, const typename G::Options& /*options*/,
                          const Sight& /*sight*/) {}
  static void write_choice(JsonWriter& /*writer*/, const Sight& /*sight*/,
                           const typename G::Action& /*action*/) {}
  /// Who did what.
  static void write_events(JsonWriter& writer, const State& /*state*/,
                           const Move<typename G::Action>& move, const Happened& /*happened*/,
                           Viewer /*viewer*/) {
    if (move.seat == Seat::chance) return;
    writer.object([&] {
      const auto action = G::write_action(move.action);
      writer.member("kind", "decided");
      writer.member("seat", number(move.seat));
      writer.member("action", action.view());
    });
  }
  static bool may_take_back(const State& /*before*/, Seat /*seat*/, const State& /*after*/) {
    return false;
  }
  static bool is_same_turn(const State& /*before*/, const State& /*after*/) { return false; }
  static std::optional<SoloResult> solo_result(const typename G::Options& /*options*/,
                                               const State& /*state*/) {
    return std::nullopt;
  }
};

}  // namespace cheesemoon::hosting
