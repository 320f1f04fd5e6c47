#pragma once

#include <span>
#include <vector>

#include "server/ratings/glicko2.h"

namespace cheesemoon::server {

/// A player of a rated game: the rating before it, and the place reached. Places count from 1 and
/// are the same for those who share one.
struct Ranked {
  Rating before;
  int place = 1;
  /// How much the result against each of the others counts for this one, in the order of the
  /// players; whole if nothing is said.
  std::vector<double> weights{};
};

/// What a place is worth against another: 1, 0.5 if they are the same, or 0.
double score_of(int own_place, int other_place);

/// The ratings after one game, in the same order. A game of more than two counts as one game of two
/// between any pair of players, all at once and from the ratings before it. The pairs of a game are
/// not as independent as Glicko-2 takes them to be, so deviations shrink a little too fast.
std::vector<Rating> rate_game(std::span<const Ranked> players);

}  // namespace cheesemoon::server
