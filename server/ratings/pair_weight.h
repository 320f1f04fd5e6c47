#pragma once

#include <chrono>
#include <cmath>
#include <cstdint>

namespace cheesemoon::server {

/// Games of the same two count less and less: within a span each counts so much of the one before.
struct PairRule {
  std::chrono::days span{};
  double decay = 1;
};

/// All games of two people in half a year together count no more than two, so that nobody is
/// carried up by friends who let him win.
inline constexpr PairRule between_people{.span = std::chrono::days(180), .decay = 0.5};
/// A bot lets nobody win: here it is ten in a month.
inline constexpr PairRule against_bots{.span = std::chrono::days(30), .decay = 0.9};

/// How much a game counts that has so many before it.
inline double pair_weight(const PairRule& rule, std::int64_t games_before) {
  return std::pow(rule.decay, static_cast<double>(games_before));
}

}  // namespace cheesemoon::server
