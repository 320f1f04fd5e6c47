#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/brave_rats/brute_force.h"

/// BraveRats solved as slowly and plainly as possible, on top of the brute-force rules, to check
/// the solver against. It shares no code with it: no index, no symmetry, no simplex.
namespace slow_solver {

using Matrix = std::vector<std::vector<double>>;

/// Solves k equations in k unknowns; nothing if they have no single answer.
inline std::optional<std::vector<double>> solve_linear(Matrix equations,
                                                       std::vector<double> right) {
  const std::size_t size = right.size();
  for (std::size_t step = 0; step < size; ++step) {
    std::size_t pivot = step;
    for (std::size_t row = step; row < size; ++row) {
      if (std::abs(equations[row][step]) > std::abs(equations[pivot][step])) pivot = row;
    }
    if (std::abs(equations[pivot][step]) < 1e-12) return std::nullopt;
    std::swap(equations[pivot], equations[step]);
    std::swap(right[pivot], right[step]);
    for (std::size_t row = 0; row < size; ++row) {
      if (row == step) continue;
      const double factor = equations[row][step] / equations[step][step];
      for (std::size_t column = 0; column < size; ++column)
        equations[row][column] -= factor * equations[step][column];
      right[row] -= factor * right[step];
    }
  }
  for (std::size_t row = 0; row < size; ++row) right[row] /= equations[row][row];
  return right;
}

/// Shares of some own choices that make some of the opponent's equally good, then the value.
inline std::optional<std::vector<double>> equalise(const Matrix& game,
                                                   const std::vector<std::size_t>& own,
                                                   const std::vector<std::size_t>& others) {
  const std::size_t size = own.size();
  Matrix equations(size + 1, std::vector<double>(size + 1, 0.0));
  std::vector<double> right(size + 1, 0.0);
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t column = 0; column < size; ++column)
      equations[row][column] = game[own[column]][others[row]];
    equations[row][size] = -1;
    equations[size][row] = 1;
  }
  right[size] = 1;
  return solve_linear(equations, right);
}

inline Matrix exchanged(const Matrix& game) {
  Matrix turned(game[0].size(), std::vector<double>(game.size()));
  for (std::size_t row = 0; row < game.size(); ++row) {
    for (std::size_t column = 0; column < game[0].size(); ++column)
      turned[column][row] = -game[row][column];
  }
  return turned;
}

/// What the row player can guarantee: the best of all mixes that make as many of the opponent's
/// choices equally good as they have choices of their own. One of them is optimal.
inline double guarantee(const Matrix& game) {
  double best = -2;
  const auto subsets = [](std::size_t choices) {
    std::vector<std::vector<std::size_t>> all;
    for (unsigned bits = 1; bits < 1U << choices; ++bits) {
      all.emplace_back();
      for (std::size_t choice = 0; choice < choices; ++choice) {
        if ((bits >> choice & 1U) != 0) all.back().push_back(choice);
      }
    }
    return all;
  };
  for (const auto& own : subsets(game.size())) {
    for (const auto& others : subsets(game[0].size())) {
      if (own.size() != others.size()) continue;
      const auto mix = equalise(game, own, others);
      if (!mix || *std::min_element(mix->begin(), mix->end() - 1) < 0) continue;
      double least = 2;
      for (std::size_t column = 0; column < game[0].size(); ++column) {
        double sum = 0;
        for (std::size_t place = 0; place < own.size(); ++place)
          sum += (*mix)[place] * game[own[place]][column];
        least = std::min(least, sum);
      }
      best = std::max(best, least);
    }
  }
  return best;
}

/// Who sees the other's card first: 0 nobody, 1 red, 2 blue.
inline double value(const brute_force::Game& game, int sees_first) {
  if (game.over) {
    if (game.princess != 0) return game.princess;
    return game.red_won >= 4 ? 1 : game.blue_won >= 4 ? -1 : 0;
  }
  Matrix matrix;
  for (const char red : game.red_hand) {
    matrix.emplace_back();
    for (const char blue : game.blue_hand) {
      const bool red_spies = red == '2' && blue != '5' && blue != '2';
      const bool blue_spies = blue == '2' && red != '5' && red != '2';
      matrix.back().push_back(value(brute_force::play(game, red, blue), red_spies    ? 1
                                                                        : blue_spies ? 2
                                                                                     : 0));
    }
  }
  if (sees_first == 0) return guarantee(matrix);
  const auto shown_first = [](const Matrix& rows) {
    double best = -2;
    for (const auto& row : rows) best = std::max(best, *std::min_element(row.begin(), row.end()));
    return best;
  };
  return sees_first == 2 ? shown_first(matrix) : -shown_first(exchanged(matrix));
}

}  // namespace slow_solver
