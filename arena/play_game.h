#pragma once

#include <memory>
#include <vector>

#include "engine/core/random.h"
#include "players/player.h"
#include "records/recorded_game.h"

namespace cheesemoon::arena {

/// The players of a game, by seat.
template <Game G>
using Players = std::vector<std::unique_ptr<players::Player<G>>>;

/// Plays a game from its set-up to its end.
template <Game G>
records::RecordedGame<G> play_game(const typename G::Options& options, Random& chance,
                                   const Players<G>& players, const players::Budget& budget = {}) {
  records::RecordedGame<G> game(options);
  while (!G::is_terminal(game.state())) {
    const Seat seat = G::actors(game.state()).first();
    if (seat == Seat::chance) {
      game.draw_chance(chance);
      continue;
    }
    const auto offered = G::legal_actions(game.state(), seat);
    const auto action = players[index(seat)]->choose(G::observe(game.state(), seat),
                                                     {offered.data(), offered.size()}, budget);
    (void)game.apply(seat, action);
  }
  return game;
}

}  // namespace cheesemoon::arena
