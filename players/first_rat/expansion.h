#pragma once

#include <cstdint>
#include <vector>

#include "engine/first_rat/first_rat.h"
#include "players/first_rat/aim.h"
#include "players/first_rat/forecast.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

/// A turn that is worth a thought.
struct Candidate {
  /// Its decisions, as a part of all decisions.
  std::uint32_t first_action = 0;
  std::uint32_t action_count = 0;
  /// What the team that plays it may hope for right after it.
  float expected = 0;
  /// The share of attention it deserves at first sight.
  float prior = 0;
};

/// The turns that look best on a table.
struct Expansion {
  /// The best first.
  std::vector<Candidate> candidates;
  std::vector<first_rat::Action> actions;
  /// How the game goes on after the best of them.
  Forecast best;
};

/// Looks at all turns of a table; keeps its memory from one to the next.
class Expander {
 public:
  void expand(const first_rat::Table& table, const Weights& weights, Aim aim, Expansion& result);

 private:
  TurnTree turns_;
  std::vector<float> worth_;
  std::vector<std::uint32_t> order_;
};

}  // namespace cheesemoon::players
