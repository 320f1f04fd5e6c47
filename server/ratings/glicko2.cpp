#include "server/ratings/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cheesemoon::server {
namespace {

// Glickman's scale, on which the logistic curve has no factor of its own.
constexpr double glicko_scale = 173.7178;
constexpr double system_constant = 0.5;

double square(double number) {
  return number * number;
}

/// How much an opponent's result counts, the less the less sure his rating is.
double weight_of(double deviation) {
  return 1 / std::sqrt(1 + 3 * square(deviation / std::numbers::pi));
}

/// Step 5 of the paper: the volatility under which results so far from what was expected are most
/// likely, by the Illinois method. `surprise` is the paper's delta, `variance` its v.
double new_volatility(double deviation, double volatility, double surprise, double variance) {
  constexpr double tolerance = 1e-6;
  const double before = std::log(square(volatility));
  const auto slope = [&](double x) {
    const double change = std::exp(x);
    const double spread = square(deviation) + variance + change;
    return change * (square(surprise) - spread) / (2 * square(spread)) -
           (x - before) / square(system_constant);
  };
  double near = before;
  double far = before;
  if (square(surprise) > square(deviation) + variance) {
    far = std::log(square(surprise) - square(deviation) - variance);
  } else {
    do {
      far -= system_constant;
    } while (slope(far) < 0);
  }
  double slope_near = slope(near);
  double slope_far = slope(far);
  while (std::abs(far - near) > tolerance) {
    const double between = near + (near - far) * slope_near / (slope_far - slope_near);
    const double slope_between = slope(between);
    if (slope_between * slope_far <= 0) {
      near = far;
      slope_near = slope_far;
    } else {
      slope_near /= 2;
    }
    far = between;
    slope_far = slope_between;
  }
  return std::exp(near / 2);
}

Rating bounded(const Rating& one) {
  return {
      .rating = std::clamp(one.rating, least_rating.rating, most_rating.rating),
      .deviation = std::clamp(one.deviation, least_rating.deviation, most_rating.deviation),
      .volatility = std::clamp(one.volatility, least_rating.volatility, most_rating.volatility)};
}

}  // namespace

double expected_score(const Rating& one, const Rating& opponent) {
  const double distance = (bounded(one).rating - bounded(opponent).rating) / glicko_scale;
  return 1 / (1 + std::exp(-weight_of(bounded(opponent).deviation / glicko_scale) * distance));
}

Rating rate(const Rating& one, std::span<const Encounter> results) {
  const Rating before = bounded(one);
  const double deviation = before.deviation / glicko_scale;
  double information = 0;
  double excess = 0;
  double periods = 0;
  for (const Encounter& result : results) {
    const double weight = weight_of(bounded(result.opponent).deviation / glicko_scale);
    const double expected = expected_score(before, result.opponent);
    information += result.weight * square(weight) * expected * (1 - expected);
    excess += result.weight * weight * (result.score - expected);
    periods = std::max(periods, result.weight);
  }
  if (information == 0) return one;
  const double volatility =
      new_volatility(deviation, before.volatility, excess / information, 1 / information);
  const double after = 1 / (1 / (square(deviation) + periods * square(volatility)) + information);
  return bounded({.rating = before.rating + glicko_scale * after * excess,
                  .deviation = glicko_scale * std::sqrt(after),
                  .volatility = volatility});
}

}  // namespace cheesemoon::server
