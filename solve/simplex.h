#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace cheesemoon::solve {

/// The size of a game that the compiler knows, so that it knows how far every loop goes.
template <std::size_t Rows, std::size_t Columns>
struct FixedSize {
  static constexpr std::size_t most_rows = Rows;
  static constexpr std::size_t most_columns = Columns;
  static constexpr std::size_t rows = Rows;
  static constexpr std::size_t columns = Columns;
};

/// A size known when it runs.
template <std::size_t Most>
struct AnySize {
  static constexpr std::size_t most_rows = Most;
  static constexpr std::size_t most_columns = Most;
  std::size_t rows;
  std::size_t columns;
};

/// Dantzig's simplex method for a matrix game with payoffs from -1 to 1, on the condensed tableau:
/// the column player maximises the sum of y under A y <= 1, where A is the payoff made positive;
/// the row player's mix is read off the shadow prices. Mixes are the parts divided by their total.
template <class Scalar, class Size>
class Simplex {
 public:
  /// What is not beyond `tiny` counts as zero: rounding errors, or nothing in exact arithmetic.
  template <class Payoff>
  Simplex(Size size, const Payoff& payoff, Scalar tiny) : size_(size), tiny_(std::move(tiny)) {
    constexpr int shift = 2;
    for (std::size_t row = 0; row < size_.rows; ++row) {
      for (std::size_t column = 0; column < size_.columns; ++column)
        tableau_[row][column] = Scalar(payoff[row][column]) + shift;
      tableau_[row][size_.columns] = 1;
      basic_[row] = size_.columns + row;
    }
    for (std::size_t column = 0; column < size_.columns; ++column) {
      tableau_[size_.rows][column] = -1;
      free_[column] = column;
    }
  }

  void run() {
    // Choosing the steepest column is fastest; should it not come to an end, Bland's rule does.
    constexpr int steepest_pivots = 40;
    constexpr int most_pivots = 2000;
    for (int count = 0; count < most_pivots; ++count) {
      const std::size_t column = count < steepest_pivots ? steepest_column() : lowest_column();
      if (column == size_.columns) return;
      const std::size_t row = leaving_row(column);
      if (row == size_.rows) return;
      pivot(row, column);
    }
  }

  [[nodiscard]] Scalar total() const { return tableau_[size_.rows][size_.columns]; }

  [[nodiscard]] Scalar row_part(std::size_t row) const {
    for (std::size_t column = 0; column < size_.columns; ++column) {
      if (free_[column] == size_.columns + row)
        return std::max(tableau_[size_.rows][column], Scalar(0));
    }
    return Scalar(0);
  }

  [[nodiscard]] Scalar column_part(std::size_t column) const {
    for (std::size_t row = 0; row < size_.rows; ++row) {
      if (basic_[row] == column) return std::max(tableau_[row][size_.columns], Scalar(0));
    }
    return Scalar(0);
  }

 private:
  [[nodiscard]] std::size_t steepest_column() const {
    std::size_t best = size_.columns;
    const auto& prices = tableau_[size_.rows];
    for (std::size_t column = 0; column < size_.columns; ++column) {
      if (prices[column] >= -tiny_) continue;
      if (best == size_.columns || prices[column] < prices[best]) best = column;
    }
    return best;
  }

  [[nodiscard]] std::size_t lowest_column() const {
    std::size_t best = size_.columns;
    for (std::size_t column = 0; column < size_.columns; ++column) {
      if (tableau_[size_.rows][column] >= -tiny_) continue;
      if (best == size_.columns || free_[column] < free_[best]) best = column;
    }
    return best;
  }

  [[nodiscard]] std::size_t leaving_row(std::size_t column) const {
    std::size_t best = size_.rows;
    Scalar least = 0;
    for (std::size_t row = 0; row < size_.rows; ++row) {
      if (tableau_[row][column] <= tiny_) continue;
      const Scalar ratio = tableau_[row][size_.columns] / tableau_[row][column];
      if (best == size_.rows || ratio < least || (ratio == least && basic_[row] < basic_[best])) {
        best = row;
        least = ratio;
      }
    }
    return best;
  }

  void pivot(std::size_t pivot_row, std::size_t pivot_column) {
    const Scalar inverse = 1 / tableau_[pivot_row][pivot_column];
    auto& source = tableau_[pivot_row];
    for (std::size_t column = 0; column <= size_.columns; ++column) source[column] *= inverse;
    source[pivot_column] = inverse;
    for (std::size_t row = 0; row <= size_.rows; ++row) {
      if (row == pivot_row) continue;
      auto& target = tableau_[row];
      const Scalar factor = target[pivot_column];
      target[pivot_column] = 0;
      for (std::size_t column = 0; column <= size_.columns; ++column)
        target[column] -= factor * source[column];
    }
    std::swap(basic_[pivot_row], free_[pivot_column]);
  }

  [[no_unique_address]] Size size_;
  Scalar tiny_;
  std::array<std::array<Scalar, Size::most_columns + 1>, Size::most_rows + 1> tableau_{};
  std::array<std::size_t, Size::most_rows> basic_{};
  std::array<std::size_t, Size::most_columns> free_{};
};

}  // namespace cheesemoon::solve
