#include "arena/ratings.h"

#include <algorithm>
#include <cmath>

namespace cheesemoon::arena {

void Crosstable::add(std::size_t one, std::size_t two, double share) {
  points_[one * players_ + two] += share;
  points_[two * players_ + one] += 1 - share;
  games_[one * players_ + two] += 1;
  games_[two * players_ + one] += 1;
}

double Crosstable::share(std::size_t one, std::size_t two) const {
  return games(one, two) == 0 ? 0.5 : points(one, two) / games(one, two);
}

std::vector<double> ratings_of(const Crosstable& table) {
  constexpr int rounds = 2'000;
  constexpr double drawn = 0.5;
  std::vector<double> strength(table.players(), 1);
  // Zermelo's iteration: each strength is set to what its results call for against the others'.
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t one = 0; one < table.players(); ++one) {
      double points = 0;
      double expected = 0;
      for (std::size_t two = 0; two < table.players(); ++two) {
        if (two == one) continue;
        points += table.points(one, two) + drawn;
        expected += (table.games(one, two) + 2 * drawn) / (strength[one] + strength[two]);
      }
      if (expected > 0) strength[one] = points / expected;
    }
  }
  std::vector<double> elo;
  elo.reserve(strength.size());
  const double weakest = *std::min_element(strength.begin(), strength.end());
  for (const double one : strength) elo.push_back(400 * std::log10(one / weakest));
  return elo;
}

}  // namespace cheesemoon::arena
