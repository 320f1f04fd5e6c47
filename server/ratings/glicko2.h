#pragma once

#include <span>

namespace cheesemoon::server {

/// How strong somebody seems, on the scale of Elo, and how sure that is: the true strength lies
/// within two deviations with 95%. The volatility says how much strength is expected to change.
struct Rating {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;

  bool operator==(const Rating&) const = default;
};

/// What a rating can be; whatever would lead outside stops at the border. Nobody gets surer than
/// the least deviation, so that a rating never stands still, nor less sure than a newcomer.
inline constexpr Rating least_rating{.rating = 100, .deviation = 30, .volatility = 0.01};
inline constexpr Rating most_rating{.rating = 4000, .deviation = 350, .volatility = 0.1};

/// Above this deviation a rating is provisional: it is on no leaderboard, and results against it
/// say nothing about anybody else. From a newcomer's it takes some ten games against equals.
inline constexpr double largest_sure_deviation = 110;
constexpr bool is_provisional(const Rating& one) {
  return one.deviation > largest_sure_deviation;
}

/// A result against one opponent, as rated before: 1 for a win, 0.5 for a draw, 0 for a loss.
struct Encounter {
  Rating opponent;
  double score = 0;
  /// How much it counts, from 0 for not at all to 1 for a whole game.
  double weight = 1;
};

/// The rating after a rating period with these results, by Glicko-2 (Glickman, "Example of the
/// Glicko-2 system", with its system constant of 0.5). For us a period is one game; then the
/// deviation of somebody who plays equals settles at about 60. What counts in part moves the rating
/// in part, and is as much of a period; where nothing counts nothing changes.
Rating rate(const Rating& one, std::span<const Encounter> results);

/// What somebody may expect against an opponent, from 0 to 1.
double expected_score(const Rating& one, const Rating& opponent);

}  // namespace cheesemoon::server
