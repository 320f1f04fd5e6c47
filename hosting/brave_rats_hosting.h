#pragma once

#include <memory>
#include <string>

#include "engine/brave_rats/brave_rats.h"
#include "hosting/asked.h"
#include "hosting/brave_rats_view.h"
#include "hosting/game_kind.h"
#include "hosting/hosted_game.h"
#include "json/writer.h"
#include "players/level_name.h"
#include "records/replay.h"

namespace cheesemoon::hosting {

/// BraveRats as a host needs it.
struct BraveRatsHosting {
  using Rules = brave_rats::BraveRats;
  using Sight = BraveRatsSight;
  using State = brave_rats::State;
  /// All that there is to tell of a move can be seen by comparing.
  struct Happened {
    State before;
    State after;
  };
  static constexpr bool everybody_sees_alike = false;

  static std::size_t seats(const brave_rats::Options& /*options*/) { return 2; }
  static Sight see(const State& state, Viewer viewer);
  static Sight see_all(const State& state);
  static Applied play(State& state, const Move<brave_rats::Action>& move, Happened& happened);
  /// Of a draft whoever draws a batch or keeps a card; a choice that waits is nobody's event.
  static Viewer insider(const Move<brave_rats::Action>& move, const Happened& happened);
  static Actors actors_seen(const Sight& sight);
  static int place(const brave_rats::Outcome& outcome, Seat seat);
  static void write_board(JsonWriter& writer, const brave_rats::Options& options,
                          const Sight& sight);
  static void write_view(JsonWriter& writer, const Sight& sight);
  static void write_choice(JsonWriter& writer, const Sight& sight,
                           const brave_rats::Action& action);
  static void write_events(JsonWriter& writer, const State& state,
                           const Move<brave_rats::Action>& move, const Happened& happened,
                           Viewer viewer);
  /// A choice can be changed while it waits, unless it has been shown. What is kept of a batch
  /// cannot: the other sees the rest.
  static bool may_take_back(const State& before, Seat seat, const State& after);
  /// Nobody acts twice in a row for one purpose.
  static bool is_same_turn(const State& /*before*/, const State& /*after*/) { return false; }
  static std::optional<SoloResult> solo_result(const brave_rats::Options& /*options*/,
                                               const State& /*state*/) {
    return std::nullopt;
  }
  static constexpr std::span<const std::string_view> bots = players::level_names;
  static void warm_up();
  static void write_hint(JsonWriter& writer, const Decision<Rules>& decision);
  static void write_advice(JsonWriter& writer, const State& state);
  /// The same for both sides of a table, and whatever waits face down.
  static std::string position_text(const State& state);
  /// It is solved.
  static constexpr bool is_quick_to_review = true;
  static void write_review(JsonWriter& writer, const records::Replayed<Rules>& game);
};

std::unique_ptr<GameKind> brave_rats_kind();

}  // namespace cheesemoon::hosting
