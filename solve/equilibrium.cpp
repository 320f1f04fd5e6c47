#include "solve/equilibrium.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace cheesemoon::solve {

namespace {

/// What rounding may take from a guarantee, well below the gap that is promised.
constexpr double tolerance = 1e-13;

/// The game in which the row player has only some of his choices.
struct Restricted {
  MatrixGame game;
  std::array<std::size_t, max_choices> choices{};

  explicit Restricted(const MatrixGame& whole) : game(whole) {
    for (std::size_t row = 0; row < whole.rows; ++row) choices[row] = row;
  }
  [[nodiscard]] Restricted without(std::size_t choice) const {
    Restricted smaller = *this;
    --smaller.game.rows;
    const auto row = static_cast<std::size_t>(std::find(choices.begin(), choices.end(), choice) -
                                              choices.begin());
    for (std::size_t later = row; later < smaller.game.rows; ++later) {
      smaller.game.payoff[later] = game.payoff[later + 1];
      smaller.choices[later] = choices[later + 1];
    }
    return smaller;
  }
};

/// The rows in the order in which they are preferred: by what they give if the opponent chooses
/// anything equally often. What differs only by rounding is in its own order.
std::array<std::size_t, max_choices> preferred_order(const MatrixGame& game) {
  std::array<long long, max_choices> means{};
  for (std::size_t row = 0; row < game.rows; ++row) {
    double sum = 0;
    for (std::size_t column = 0; column < game.columns; ++column) sum += game.payoff[row][column];
    means[row] = std::llround(sum / static_cast<double>(game.columns) * 1e9);
  }
  std::array<std::size_t, max_choices> order{};
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(game.rows),
                   [&](std::size_t left, std::size_t right) { return means[left] > means[right]; });
  return order;
}

double least_of(const MatrixGame& game, std::size_t row) {
  const auto& payoffs = game.payoff[row];
  return *std::min_element(payoffs.begin(),
                           payoffs.begin() + static_cast<std::ptrdiff_t>(game.columns));
}

/// The preferred row that guarantees the value alone, or no row.
std::optional<std::size_t> single_row(const MatrixGame& game, double value) {
  for (const std::size_t row : preferred_order(game)) {
    if (row < game.rows && least_of(game, row) >= value - tolerance) return row;
  }
  return std::nullopt;
}

Mix chosen_row_mix(const MatrixGame& game, double value) {
  Mix mix{};
  if (const auto row = single_row(game, value)) {
    mix[*row] = 1;
    return mix;
  }
  const auto order = preferred_order(game);
  Restricted needed(game);
  for (std::size_t place = game.rows; place-- > 0;) {
    const Restricted smaller = needed.without(order[place]);
    if (smaller.game.rows > 0 && solve(smaller.game).value() >= value - tolerance) needed = smaller;
  }
  const MatrixSolution solution = solve(needed.game);
  for (std::size_t row = 0; row < needed.game.rows; ++row)
    mix[needed.choices[row]] = solution.row_mix[row];
  return mix;
}

}  // namespace

std::size_t open_choice(const MatrixGame& game) {
  return single_row(game, pure_bounds(game).rows_first).value_or(0);
}

MatrixSolution equilibrium(const MatrixGame& game) {
  const double value = solve(game).value();
  MatrixSolution chosen;
  chosen.row_mix = chosen_row_mix(game, value);
  chosen.column_mix = chosen_row_mix(seen_by_columns(game), -value);
  certify(game, chosen);
  return chosen;
}

}  // namespace cheesemoon::solve
