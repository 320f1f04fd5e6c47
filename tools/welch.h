#pragma once

#include <cmath>
#include <cstdint>

namespace cheesemoon::tools {

/// What is known of numbers without keeping them.
struct Sample {
  std::uint64_t count = 0;
  double mean = 0;
  /// Of the differences from the mean, squared.
  double sum_of_squares = 0;

  void add(double value) {
    ++count;
    const double before = value - mean;
    mean += before / static_cast<double>(count);
    sum_of_squares += before * (value - mean);
  }
  /// How far the mean may be off, squared.
  [[nodiscard]] double error_squared() const {
    const auto numbers = static_cast<double>(count);
    return count < 2 ? 0 : sum_of_squares / (numbers - 1) / numbers;
  }
};

/// How many standard errors the means of two samples are apart, by Welch. If they come from the
/// same source, it is beyond 3.3 once in a thousand times, as long as there are many numbers in
/// both.
inline double welch_t(const Sample& one, const Sample& other) {
  const double error = std::sqrt(one.error_squared() + other.error_squared());
  return error == 0 ? 0 : (one.mean - other.mean) / error;
}

}  // namespace cheesemoon::tools
