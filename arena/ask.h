#pragma once

#include <optional>

#include "engine/core/result.h"
#include "players/ask.h"
#include "players/legal_actions.h"
#include "records/recorded_game.h"

namespace cheesemoon::arena {

/// Asks a player what a seat that has to act does. What comes back is legal.
template <Game G>
Result<typename G::Action, players::Fault> ask(players::Player<G>& player,
                                               const records::RecordedGame<G>& game, Seat seat,
                                               const players::Budget& budget = {}) {
  const auto offered = players::legal_actions<G>(game.state(), seat);
  const auto seen = G::observe(game.state(), seat);
  std::optional<players::History<G>> history;
  if constexpr (PlayedInTheOpen<G>) {
    const records::Record<G>& record = game.record();
    history =
        players::History<G>{record.options, G::public_setup(record.setup, seen), record.actions};
  }
  return players::ask<G>(player, seen, offered, history, budget);
}

}  // namespace cheesemoon::arena
