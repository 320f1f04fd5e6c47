#pragma once

namespace cheesemoon::solve {

/// A number as the sum of two: one that a machine can hold, and what that has lost by rounding.
/// About 31 digits, the same on every machine, which `long double` is not.
class DoubleDouble {
 public:
  static constexpr double epsilon = 0x1p-104;

  constexpr DoubleDouble(double number = 0) : high_(number) {}
  constexpr explicit operator double() const { return high_; }

  friend constexpr DoubleDouble operator+(DoubleDouble left, DoubleDouble right) {
    const DoubleDouble high = sum(left.high_, right.high_);
    const DoubleDouble low = sum(left.low_, right.low_);
    const DoubleDouble both = sum_of_sorted(high.high_, high.low_ + low.high_);
    return sum_of_sorted(both.high_, both.low_ + low.low_);
  }
  friend constexpr DoubleDouble operator-(DoubleDouble number) {
    return {-number.high_, -number.low_};
  }
  friend constexpr DoubleDouble operator-(DoubleDouble left, DoubleDouble right) {
    return left + -right;
  }
  friend constexpr DoubleDouble operator*(DoubleDouble left, DoubleDouble right) {
    const DoubleDouble high = product(left.high_, right.high_);
    return sum_of_sorted(high.high_,
                         high.low_ + (left.high_ * right.low_ + left.low_ * right.high_));
  }
  /// As written division: digits of a double at a time.
  friend constexpr DoubleDouble operator/(DoubleDouble left, DoubleDouble right) {
    const double first = left.high_ / right.high_;
    const DoubleDouble rest = left - right * first;
    const double second = rest.high_ / right.high_;
    const double third = (rest - right * second).high_ / right.high_;
    return sum_of_sorted(first, second) + third;
  }
  constexpr DoubleDouble& operator*=(DoubleDouble other) { return *this = *this * other; }
  constexpr DoubleDouble& operator-=(DoubleDouble other) { return *this = *this - other; }

  friend constexpr bool operator==(DoubleDouble left, DoubleDouble right) {
    return left.high_ == right.high_ && left.low_ == right.low_;
  }
  friend constexpr bool operator<(DoubleDouble left, DoubleDouble right) {
    return left.high_ < right.high_ || (left.high_ == right.high_ && left.low_ < right.low_);
  }
  friend constexpr bool operator<=(DoubleDouble left, DoubleDouble right) {
    return !(right < left);
  }
  friend constexpr bool operator>=(DoubleDouble left, DoubleDouble right) {
    return !(left < right);
  }

 private:
  constexpr DoubleDouble(double high, double low) : high_(high), low_(low) {}

  /// Exact, after Knuth.
  static constexpr DoubleDouble sum(double left, double right) {
    const double high = left + right;
    const double of_right = high - left;
    return {high, (left - (high - of_right)) + (right - of_right)};
  }
  /// The same if the first is not the smaller one.
  static constexpr DoubleDouble sum_of_sorted(double left, double right) {
    const double high = left + right;
    return {high, right - (high - left)};
  }
  /// A number of 26 digits, the upper half.
  static constexpr double upper_half(double number) {
    constexpr double shift = 0x1p27 + 1;
    const double shifted = shift * number;
    return shifted - (shifted - number);
  }
  /// Exact, after Dekker.
  static constexpr DoubleDouble product(double left, double right) {
    const double high = left * right;
    const double left_upper = upper_half(left);
    const double left_lower = left - left_upper;
    const double right_upper = upper_half(right);
    const double right_lower = right - right_upper;
    return {high, ((left_upper * right_upper - high) + left_upper * right_lower +
                   left_lower * right_upper) +
                      left_lower * right_lower};
  }

  double high_;
  double low_ = 0;
};

}  // namespace cheesemoon::solve
