#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "engine/core/result.h"
#include "players/player.h"
#include "records/recorded_game.h"

namespace cheesemoon::arena {

/// Asks a player what a seat that has to act does. What comes back is legal; a player that throws,
/// or answers what was not offered, has a fault like one that says so itself.
template <Game G>
Result<typename G::Action, players::Fault> ask(players::Player<G>& player,
                                               const records::RecordedGame<G>& game, Seat seat,
                                               const players::Budget& budget = {}) {
  const auto offered = G::legal_actions(game.state(), seat);
  const auto seen = G::observe(game.state(), seat);
  try {
    if constexpr (PlayedInTheOpen<G>) {
      const records::Record<G>& record = game.record();
      player.follow({record.options, G::public_setup(record.setup, seen), record.actions});
    }
    auto choice = player.choose(seen, {offered.data(), offered.size()}, budget);
    if (!choice || std::find(offered.begin(), offered.end(), *choice) != offered.end())
      return choice;
    return Failure{players::Fault{
        fmt::format("answered {}, which is not legal", G::write_action(*choice).view())}};
  } catch (const std::exception& error) {
    return Failure{players::Fault{fmt::format("failed: {}", error.what())}};
  }
}

}  // namespace cheesemoon::arena
