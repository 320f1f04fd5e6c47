#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/first_rat/first_rat.h"
#include "hosting/asked.h"
#include "hosting/game_kind.h"
#include "hosting/hosted_game.h"
#include "hosting/open_hosting.h"
#include "json/writer.h"
#include "players/level_name.h"
#include "records/first_rat_event_json.h"
#include "records/first_rat_json.h"
#include "records/replay.h"

namespace cheesemoon::hosting {

/// First Rat as a host needs it. Everybody sees the same.
struct FirstRatHosting : OpenHosting<first_rat::FirstRat> {
  /// Nothing of the set-up, which is seen on the board.
  using Happened = std::vector<first_rat::Event>;

  /// The places of each rat of which is known what they bring.
  class PlacesTold {
   public:
    /// A rat that goes alone adds its way, a group at least one place. Rats alone come first.
    bool adds(const first_rat::Action& action);

   private:
    std::array<std::uint32_t, first_rat::rats_per_team> places_{};
  };

  static std::size_t seats(const first_rat::Options& options) { return options.seats; }
  static Applied play(State& state, const Move<first_rat::Action>& move, Happened& happened);
  static Viewer insider(const Move<first_rat::Action>& /*move*/, const Happened& /*happened*/) {
    return spectator;
  }
  static Actors actors_seen(const Sight& sight);
  static int place(const first_rat::Outcome& outcome, Seat seat);
  static void write_board(JsonWriter& writer, const first_rat::Options& options,
                          const Sight& sight);
  static void write_view(JsonWriter& writer, const Sight& sight);
  static void write_choice(JsonWriter& writer, const Sight& sight, const first_rat::Action& action);
  static void write_events(JsonWriter& writer, const State& state,
                           const Move<first_rat::Action>& move, const Happened& happened,
                           Viewer viewer);
  /// Decisions can be taken back as long as the turn goes on.
  static bool may_take_back(const State& before, Seat seat, const State& after);
  static bool is_same_turn(const State& before, const State& after);
  static std::optional<SoloResult> solo_result(const first_rat::Options& options,
                                               const State& state);
  static constexpr std::span<const std::string_view> bots = players::level_names;
  static void write_hint(JsonWriter& writer, const Decision<Rules>& decision);
  /// That is the hint, because nothing is secret.
  static void write_advice(JsonWriter& writer, const State& state);
  static std::string position_text(const State& state);
  static void write_review(JsonWriter& writer, const records::Replayed<Rules>& game);
};

std::unique_ptr<GameKind> first_rat_kind();

}  // namespace cheesemoon::hosting
