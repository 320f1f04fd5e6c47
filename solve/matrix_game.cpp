#include "solve/matrix_game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

#include "solve/double_double.h"
#include "solve/simplex.h"

namespace cheesemoon::solve {

MatrixGame seen_by_columns(const MatrixGame& game) {
  MatrixGame exchanged{game.columns, game.rows, {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column)
      exchanged.payoff[column][row] = -game.payoff[row][column];
  }
  return exchanged;
}

void certify(const MatrixGame& game, MatrixSolution& solution) {
  const auto make_whole = [](Mix& mix) {
    double sum = 0;
    for (const double part : mix) sum += part;
    for (double& part : mix) part /= sum;
  };
  make_whole(solution.row_mix);
  make_whole(solution.column_mix);
  double guaranteed = std::numeric_limits<double>::infinity();
  std::array<double, max_choices> by_column{};
  double conceded = -std::numeric_limits<double>::infinity();
  for (std::size_t row = 0; row < game.rows; ++row) {
    double by_row = 0;
    for (std::size_t column = 0; column < game.columns; ++column) {
      by_column[column] += solution.row_mix[row] * game.payoff[row][column];
      by_row += solution.column_mix[column] * game.payoff[row][column];
    }
    conceded = std::max(conceded, by_row);
  }
  for (std::size_t column = 0; column < game.columns; ++column)
    guaranteed = std::min(guaranteed, by_column[column]);
  solution.guaranteed = guaranteed;
  solution.gap = conceded - guaranteed;
}

namespace {

template <class Scalar, class Size>
MatrixSolution solve_by_simplex(const MatrixGame& game, Size size, double epsilon) {
  Simplex<Scalar, Size> simplex(size, game.payoff, 64 * epsilon);
  simplex.run();
  MatrixSolution solution;
  const Scalar total = simplex.total();
  for (std::size_t row = 0; row < size.rows; ++row)
    solution.row_mix[row] = static_cast<double>(simplex.row_part(row) / total);
  for (std::size_t column = 0; column < size.columns; ++column)
    solution.column_mix[column] = static_cast<double>(simplex.column_part(column) / total);
  certify(game, solution);
  return solution;
}

template <std::size_t Rows, std::size_t Columns>
MatrixSolution solve_of_size(const MatrixGame& game) {
  // Far above the rounding of a well-behaved game, far below what is promised.
  constexpr double accepted_gap = 1e-14;
  const MatrixSolution quick = solve_by_simplex<double>(game, FixedSize<Rows, Columns>{},
                                                        std::numeric_limits<double>::epsilon());
  if (quick.gap <= accepted_gap) return quick;
  const MatrixSolution careful = solve_by_simplex<DoubleDouble>(
      game, AnySize<max_choices>{game.rows, game.columns}, DoubleDouble::epsilon);
  return careful.gap < quick.gap ? careful : quick;
}

using Solver = MatrixSolution (*)(const MatrixGame&);

template <std::size_t... Sizes>
constexpr std::array<Solver, sizeof...(Sizes)> make_solvers(std::index_sequence<Sizes...>) {
  return {&solve_of_size<Sizes / max_choices + 1, Sizes % max_choices + 1>...};
}

/// One solver for each size, so that the compiler knows how far every loop goes.
constexpr auto solvers_by_size =
    make_solvers(std::make_index_sequence<max_choices * max_choices>());

MatrixSolution pure_solution(const MatrixGame& game, double value) {
  MatrixSolution solution;
  solution.guaranteed = value;
  for (std::size_t row = 0; row < game.rows; ++row) {
    const auto& payoffs = game.payoff[row];
    if (*std::min_element(payoffs.begin(),
                          payoffs.begin() + static_cast<std::ptrdiff_t>(game.columns)) == value) {
      solution.row_mix[row] = 1;
      break;
    }
  }
  for (std::size_t column = 0; column < game.columns; ++column) {
    double most = -std::numeric_limits<double>::infinity();
    for (std::size_t row = 0; row < game.rows; ++row)
      most = std::max(most, game.payoff[row][column]);
    if (most == value) {
      solution.column_mix[column] = 1;
      break;
    }
  }
  return solution;
}

}  // namespace

PureBounds pure_bounds(const MatrixGame& game) {
  PureBounds bounds{-std::numeric_limits<double>::infinity(),
                    std::numeric_limits<double>::infinity()};
  std::array<double, max_choices> most{};
  most.fill(-std::numeric_limits<double>::infinity());
  for (std::size_t row = 0; row < game.rows; ++row) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t column = 0; column < game.columns; ++column) {
      least = std::min(least, game.payoff[row][column]);
      most[column] = std::max(most[column], game.payoff[row][column]);
    }
    bounds.rows_first = std::max(bounds.rows_first, least);
  }
  for (std::size_t column = 0; column < game.columns; ++column)
    bounds.columns_first = std::min(bounds.columns_first, most[column]);
  return bounds;
}

MatrixSolution solve(const MatrixGame& game) {
  const PureBounds bounds = pure_bounds(game);
  if (bounds.rows_first == bounds.columns_first) return pure_solution(game, bounds.rows_first);
  return solve_mixed(game);
}

MatrixSolution solve_mixed(const MatrixGame& game) {
  return solvers_by_size[(game.rows - 1) * max_choices + game.columns - 1](game);
}

}  // namespace cheesemoon::solve
