#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "engine/first_rat/options.h"
#include "players/first_rat/feature_judge.h"

namespace cheesemoon::players {

struct TuningPlan {
  std::uint64_t seed = 1;
  /// Games of each generation; the first one plays at random, each later one by what the one
  /// before has learnt.
  std::uint32_t games = 2'000;
  std::uint32_t generations = 5;
  /// The second half of the generations looks ahead, so many nodes a turn; 0: none does.
  std::uint64_t nodes = 0;
  unsigned threads = 1;
};

/// How well weights foretell games that they were not fitted to.
struct HeldOut {
  double points_error = 0;  // root of the mean square, in points
  double explained = 0;     // share of the variance of points to come
  double win_log_loss = 0;  // mean of -log of the winner's share
  double rounds_error = 0;  // of the rounds to come
};

struct Tuned {
  Weights weights{};
  HeldOut held_out;
};

/// Fits weights for one kind of game by letting it be played. Four games of five are fitted to, the
/// fifth is held out. `report` hears of every generation.
Tuned tune(const first_rat::Options& options, const TuningPlan& plan,
           const std::function<void(std::uint32_t generation, const HeldOut&)>& report);

/// The source text of `tuned_weights()`.
std::string write_weights(const std::array<Weights, 5>& weights, const std::string& command);

}  // namespace cheesemoon::players
