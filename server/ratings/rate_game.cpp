#include "server/ratings/rate_game.h"

#include <cstddef>

namespace cheesemoon::server {

double score_of(int own_place, int other_place) {
  if (own_place == other_place) return 0.5;
  return own_place < other_place ? 1 : 0;
}

std::vector<Rating> rate_game(std::span<const Ranked> players) {
  std::vector<Rating> after;
  after.reserve(players.size());
  std::vector<Encounter> results;
  results.reserve(players.size());
  for (std::size_t one = 0; one < players.size(); ++one) {
    results.clear();
    for (std::size_t other = 0; other < players.size(); ++other) {
      if (other == one) continue;
      results.push_back({.opponent = players[other].before,
                         .score = score_of(players[one].place, players[other].place),
                         .weight = players[one].weights.empty() ? 1 : players[one].weights[other]});
    }
    after.push_back(rate(players[one].before, results));
  }
  return after;
}

}  // namespace cheesemoon::server
