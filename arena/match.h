#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "arena/game_result.h"
#include "arena/play_game.h"
#include "arena/seating.h"
#include "cores/workers.h"
#include "players/by_name.h"
#include "players/player.h"
#include "records/record.h"

namespace cheesemoon::arena {

/// Somebody who takes part in a match: a player is made anew for every game.
template <Game G>
struct Entrant {
  std::string name;
  std::function<std::unique_ptr<players::Player<G>>(Random)> make;
};

/// A player of the house as an entrant.
template <Game G>
Entrant<G> house_entrant(const std::string& name) {
  return {name, [name](Random random) { return players::make_player<G>(name, random); }};
}

template <Game G>
struct MatchPlan {
  typename G::Options options;
  std::vector<Entrant<G>> entrants;
  std::uint64_t seed = 1;
  players::Budget budget;
  unsigned threads = 1;
};

/// A game of a match: how it ended, and how it came to that.
template <Game G>
struct MatchGame : GameResult {
  std::uint64_t set_up = 0;
  Seating seating;
  records::Record<G> record;
};

namespace detail {

/// Games with points of their own count them; the others count 1 for a win and -1 for a loss.
template <class G>
concept HasPoints = Game<G> && requires(const typename G::State& state) {
  G::outcome(state).breakdown[0].total();
};

/// The share of the win of each seat. Who forfeits leaves it to the others.
template <Game G>
std::vector<double> win_shares(const records::RecordedGame<G>& game, std::size_t seats) {
  const auto& forfeit = game.record().forfeit;
  std::vector<double> shares(seats, 0);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (forfeit) {
      if (seat != index(forfeit->seat)) shares[seat] = 1.0 / static_cast<double>(seats - 1);
    } else {
      shares[seat] = G::returns(game.state())[seat];
    }
  }
  return shares;
}

/// The points of each seat; of a game that was forfeited as they stand.
template <Game G>
std::vector<double> points_of(const records::RecordedGame<G>& game,
                              const std::vector<double>& shares) {
  std::vector<double> points(shares.size());
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    if constexpr (HasPoints<G>) {
      points[seat] = G::outcome(game.state()).breakdown[seat].total();
    } else {
      points[seat] = 2 * shares[seat] - 1;
    }
  }
  return points;
}

}  // namespace detail

template <Game G>
std::vector<Seating> seatings_of(const MatchPlan<G>& plan) {
  std::vector<std::string> names;
  for (const Entrant<G>& entrant : plan.entrants) names.push_back(entrant.name);
  return seatings_of(names);
}

/// Plays game number `number` of a match; it depends on no other game. Every set-up is played in
/// all seatings before the next one is begun, so that luck and seats favour nobody.
template <Game G>
MatchGame<G> play_match_game(const MatchPlan<G>& plan, std::uint64_t number) {
  constexpr std::uint64_t streams = 8;
  const std::size_t seats = plan.entrants.size();
  MatchGame<G> game;
  game.number = number;
  const auto seatings = seatings_of(plan);
  game.set_up = number / seatings.size();
  game.seating = seatings[number % seatings.size()];
  // Chance depends on the set-up alone, so that all seatings meet the same.
  Random chance(plan.seed, game.set_up * streams);
  Players<G> players;
  for (std::size_t seat = 0; seat < seats; ++seat)
    players.push_back(plan.entrants[game.seating[seat]].make(
        Random(plan.seed ^ 0x5EA7EDU, number * streams + seat)));
  const auto played = play_game<G>(plan.options, chance, players, plan.budget);
  game.record = played.record();
  if (const auto& forfeit = game.record.forfeit)
    game.forfeit = ForfeitedGame{game.seating[index(forfeit->seat)], forfeit->reason};
  const auto shares = detail::win_shares<G>(played, seats);
  const auto points = detail::points_of<G>(played, shares);
  game.score.points.resize(seats);
  game.score.win_share.resize(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    game.score.points[game.seating[seat]] = points[seat];
    game.score.win_share[game.seating[seat]] = shares[seat];
  }
  return game;
}

/// Plays the games of a match that `wanted` names, several at a time. `heard` is told of each game,
/// one after the other, and ends the match by answering false.
template <Game G>
void play_match(const MatchPlan<G>& plan, const std::vector<std::uint64_t>& wanted,
                const std::function<bool(const MatchGame<G>&)>& heard) {
  bool goes_on = true;
  std::mutex mutex;
  cores::Workers(plan.threads).for_each(wanted.size(), [&](unsigned /*thread*/, std::size_t place) {
    const MatchGame<G> game = play_match_game(plan, wanted[place]);
    const std::lock_guard lock(mutex);
    goes_on = goes_on && heard(game);
    return goes_on;
  });
}

}  // namespace cheesemoon::arena
