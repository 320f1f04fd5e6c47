#pragma once

#include <boost/multiprecision/gmp.hpp>
#include <optional>
#include <span>
#include <vector>

#include "cores/workers.h"
#include "engine/brave_rats/brave_rats.h"
#include "solve/positions.h"

namespace cheesemoon::solve {

using Rational = boost::multiprecision::mpq_rational;

/// The values of all positions that can be reached from some roots, as fractions, without any
/// rounding. Every mixed round is solved by a pair of mixes that exact arithmetic has shown to
/// guarantee the same to both players; that is a proof of its value.
class ExactSolution {
 public:
  explicit ExactSolution(std::span<const brave_rats::State> roots,
                         unsigned threads = cores::all_cores());

  [[nodiscard]] const Positions& positions() const { return positions_; }
  [[nodiscard]] std::optional<Rational> value(const brave_rats::State& state) const;

 private:
  [[nodiscard]] Rational solve_position(const brave_rats::State& state) const;

  Positions positions_;
  std::vector<Rational> values_;
};

}  // namespace cheesemoon::solve
