#pragma once

#include <memory>
#include <vector>

#include "arena/ask.h"
#include "engine/core/random.h"
#include "players/player.h"
#include "records/recorded_game.h"

namespace cheesemoon::arena {

/// The players of a game, by seat.
template <Game G>
using Players = std::vector<std::unique_ptr<players::Player<G>>>;

/// Plays a game from its set-up to its end, or until a player cannot go on and forfeits it.
template <Game G>
records::RecordedGame<G> play_game(const typename G::Options& options, Random& chance,
                                   const Players<G>& players, const players::Budget& budget = {}) {
  records::RecordedGame<G> game(options);
  while (!game.is_finished()) {
    const Seat seat = G::actors(game.state()).first();
    if (seat == Seat::chance) {
      game.draw_chance(chance);
      continue;
    }
    const auto action = ask<G>(*players[index(seat)], game, seat, budget);
    if (action) {
      (void)game.apply(seat, *action);
    } else {
      game.forfeit(seat, action.error().reason);
    }
  }
  return game;
}

}  // namespace cheesemoon::arena
