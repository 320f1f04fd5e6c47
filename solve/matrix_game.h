#pragma once

#include <array>
#include <cstddef>

namespace cheesemoon::solve {

constexpr std::size_t max_choices = 8;

/// What the row player wins from the column player when both choose at once.
struct MatrixGame {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::array<std::array<double, max_choices>, max_choices> payoff{};
};

/// The same game with the players exchanged.
MatrixGame seen_by_columns(const MatrixGame& game);

/// How often each choice is made.
using Mix = std::array<double, max_choices>;

/// Optimal play for both sides. The certificate needs no trust in how it was found: against
/// `row_mix` no column gives less than `guaranteed`, against `column_mix` no row gives more than
/// `guaranteed + gap`.
struct MatrixSolution {
  double guaranteed = 0;
  double gap = 0;
  Mix row_mix{};
  Mix column_mix{};

  [[nodiscard]] double value() const { return guaranteed + gap / 2; }
};

/// What each side has when it chooses first and openly: the best of the rows' minima, and the
/// least of the columns' maxima. Where they are equal nobody needs to mix.
struct PureBounds {
  double rows_first = 0;
  double columns_first = 0;
};

PureBounds pure_bounds(const MatrixGame& game);

/// Works out what the mixes of a solution guarantee, after making each add up to 1.
void certify(const MatrixGame& game, MatrixSolution& solution);

/// Solves a game of 1 to 8 rows and columns with payoffs from -1 to 1.
MatrixSolution solve(const MatrixGame& game);

/// The same for a game that is known to have no pure solution.
MatrixSolution solve_mixed(const MatrixGame& game);

}  // namespace cheesemoon::solve
