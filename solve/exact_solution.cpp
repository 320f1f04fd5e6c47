#include "solve/exact_solution.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "solve/matrix_game.h"
#include "solve/simplex.h"
#include "solve/solution.h"

namespace cheesemoon::solve {

using brave_rats::State;

namespace {

using ExactMatrix = std::array<std::array<Rational, max_choices>, max_choices>;
using ExactMix = std::array<Rational, max_choices>;

struct ExactGame {
  std::size_t rows = 0;
  std::size_t columns = 0;
  ExactMatrix payoff;
};

struct ExactBounds {
  Rational rows_first;
  Rational columns_first;
};

ExactBounds pure_bounds(const ExactGame& game) {
  ExactBounds bounds{-2, 2};
  for (std::size_t row = 0; row < game.rows; ++row) {
    const auto& payoffs = game.payoff[row];
    const Rational& least = *std::min_element(
        payoffs.begin(), payoffs.begin() + static_cast<std::ptrdiff_t>(game.columns));
    bounds.rows_first = std::max(bounds.rows_first, least);
  }
  for (std::size_t column = 0; column < game.columns; ++column) {
    Rational most = game.payoff[0][column];
    for (std::size_t row = 1; row < game.rows; ++row)
      most = std::max(most, game.payoff[row][column]);
    bounds.columns_first = std::min(bounds.columns_first, most);
  }
  return bounds;
}

/// The choices that a mix makes.
std::vector<std::size_t> support(const Mix& mix, std::size_t choices) {
  constexpr double never = 1e-9;
  std::vector<std::size_t> used;
  for (std::size_t choice = 0; choice < choices; ++choice) {
    if (mix[choice] > never) used.push_back(choice);
  }
  return used;
}

/// Shares that make the opponent's choices equally good, and what they are worth: the solution of
/// one linear equation for each of his choices and one that makes the shares add up to 1.
/// `payoff(own, other)` gives the matrix as this player sees it. Nothing if there is no one answer.
template <class Payoff>
std::optional<std::vector<Rational>> equalise(std::size_t choices, const Payoff& payoff) {
  // Unknowns: the shares, then the value.
  const std::size_t unknowns = choices + 1;
  std::vector<std::vector<Rational>> equations(unknowns, std::vector<Rational>(unknowns + 1));
  for (std::size_t other = 0; other < choices; ++other) {
    for (std::size_t own = 0; own < choices; ++own) equations[other][own] = payoff(own, other);
    equations[other][choices] = -1;
  }
  for (std::size_t own = 0; own < choices; ++own) equations[choices][own] = 1;
  equations[choices][unknowns] = 1;

  for (std::size_t step = 0; step < unknowns; ++step) {
    std::size_t pivot = step;
    while (pivot < unknowns && equations[pivot][step] == 0) ++pivot;
    if (pivot == unknowns) return std::nullopt;
    std::swap(equations[pivot], equations[step]);
    const Rational inverse = 1 / equations[step][step];
    for (std::size_t column = step; column <= unknowns; ++column)
      equations[step][column] *= inverse;
    for (std::size_t row = 0; row < unknowns; ++row) {
      if (row == step || equations[row][step] == 0) continue;
      const Rational factor = equations[row][step];
      for (std::size_t column = step; column <= unknowns; ++column)
        equations[row][column] -= factor * equations[step][column];
    }
  }
  std::vector<Rational> solution;
  solution.reserve(unknowns);
  for (const auto& equation : equations) solution.push_back(equation[unknowns]);
  return solution;
}

/// True if the mixes prove that the game is worth `value`: they are mixes, no column gives less
/// against the first and no row gives more against the second.
bool proves(const ExactGame& game, const ExactMix& row_mix, const ExactMix& column_mix,
            const Rational& value) {
  Rational row_sum = 0;
  Rational column_sum = 0;
  for (std::size_t row = 0; row < game.rows; ++row) {
    if (row_mix[row] < 0) return false;
    row_sum += row_mix[row];
    Rational conceded = 0;
    for (std::size_t column = 0; column < game.columns; ++column) {
      if (column_mix[column] != 0) conceded += game.payoff[row][column] * column_mix[column];
    }
    if (conceded > value) return false;
  }
  for (std::size_t column = 0; column < game.columns; ++column) {
    if (column_mix[column] < 0) return false;
    column_sum += column_mix[column];
    Rational guaranteed = 0;
    for (std::size_t row = 0; row < game.rows; ++row) {
      if (row_mix[row] != 0) guaranteed += game.payoff[row][column] * row_mix[row];
    }
    if (guaranteed < value) return false;
  }
  return row_sum == 1 && column_sum == 1;
}

/// Takes the choices that floating point says are used and works out the mixes exactly. Nothing if
/// the exact check does not confirm them.
std::optional<Rational> prove_guess(const ExactGame& game) {
  MatrixGame rounded{game.rows, game.columns, {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column)
      rounded.payoff[row][column] = static_cast<double>(game.payoff[row][column]);
  }
  const MatrixSolution guess = solve(rounded);
  const std::vector<std::size_t> rows = support(guess.row_mix, game.rows);
  const std::vector<std::size_t> columns = support(guess.column_mix, game.columns);
  if (rows.size() != columns.size()) return std::nullopt;
  const auto row_answer = equalise(rows.size(), [&](std::size_t own, std::size_t other) {
    return game.payoff[rows[own]][columns[other]];
  });
  const auto column_answer = equalise(columns.size(), [&](std::size_t own, std::size_t other) {
    return game.payoff[rows[other]][columns[own]];
  });
  if (!row_answer || !column_answer) return std::nullopt;
  ExactMix row_mix;
  ExactMix column_mix;
  for (std::size_t place = 0; place < rows.size(); ++place) {
    row_mix[rows[place]] = (*row_answer)[place];
    column_mix[columns[place]] = (*column_answer)[place];
  }
  const Rational& value = row_answer->back();
  if (!proves(game, row_mix, column_mix, value)) return std::nullopt;
  return value;
}

/// The simplex method in fractions: slower, and right in every case.
Rational prove_by_simplex(const ExactGame& game) {
  Simplex<Rational, AnySize<max_choices>> simplex({game.rows, game.columns}, game.payoff, 0);
  simplex.run();
  const Rational total = simplex.total();
  ExactMix row_mix;
  ExactMix column_mix;
  for (std::size_t row = 0; row < game.rows; ++row) row_mix[row] = simplex.row_part(row) / total;
  for (std::size_t column = 0; column < game.columns; ++column)
    column_mix[column] = simplex.column_part(column) / total;
  Rational value = 1 / total - 2;
  // A proof that fails would be a mistake of ours, and no value is better than a wrong one.
  if (!proves(game, row_mix, column_mix, value)) std::abort();
  return value;
}

}  // namespace

ExactSolution::ExactSolution(std::span<const State> roots, unsigned threads)
    : positions_(roots), values_(positions_.size()) {
  cores::Workers workers(threads);
  for (unsigned cards = 1; cards <= brave_rats::hand_size; ++cards) {
    const auto pairs = positions_.pairs(cards);
    workers.for_each(pairs.size(), [&](unsigned /*thread*/, std::size_t place) {
      for_each_position(pairs[place], [&](const State& state, std::uint32_t number) {
        values_[number] = solve_position(state);
      });
    });
  }
}

Rational ExactSolution::solve_position(const State& state) const {
  const auto red_cards = kinds_of(state.sides[0].hand);
  const auto blue_cards = kinds_of(state.sides[1].hand);
  ExactGame game{red_cards.size(), blue_cards.size(), {}};
  for (std::size_t row = 0; row < game.rows; ++row) {
    for (std::size_t column = 0; column < game.columns; ++column) {
      State next = state;
      play_round(next, red_cards[row], blue_cards[column]);
      game.payoff[row][column] = *value(next);
    }
  }
  const ExactBounds bounds = pure_bounds(game);
  if (state.sides[0].standing.sees_first != 0) return bounds.columns_first;
  if (state.sides[1].standing.sees_first != 0) return bounds.rows_first;
  if (bounds.rows_first == bounds.columns_first) return bounds.rows_first;
  if (auto value = prove_guess(game)) return *value;
  return prove_by_simplex(game);
}

std::optional<Rational> ExactSolution::value(const State& state) const {
  if (brave_rats::BraveRats::is_terminal(state))
    return Rational(static_cast<int>(value_at_end(state)));
  const auto number = positions_.find(state);
  if (!number) return std::nullopt;
  return number->is_mirrored ? Rational(-values_[number->number]) : values_[number->number];
}

}  // namespace cheesemoon::solve
