#pragma once

#include <cstddef>
#include <vector>

namespace cheesemoon::arena {

/// Who took how much from whom, over games of two.
class Crosstable {
 public:
  explicit Crosstable(std::size_t players)
      : players_(players), points_(players * players, 0), games_(players * players, 0) {}

  /// One game; `share` is what the first of the two took.
  void add(std::size_t one, std::size_t two, double share);

  [[nodiscard]] std::size_t players() const { return players_; }
  [[nodiscard]] double games(std::size_t one, std::size_t two) const {
    return games_[one * players_ + two];
  }
  [[nodiscard]] double points(std::size_t one, std::size_t two) const {
    return points_[one * players_ + two];
  }
  /// The share that one took from two; a half if they have not met.
  [[nodiscard]] double share(std::size_t one, std::size_t two) const;

 private:
  std::size_t players_;
  std::vector<double> points_;
  std::vector<double> games_;
};

/// Elo ratings that fit a table best (Bradley and Terry's model), the weakest player's being 0.
/// Every pair is given one more drawn game, so that who never lost has a rating too.
std::vector<double> ratings_of(const Crosstable& table);

}  // namespace cheesemoon::arena
