#pragma once

#include <cstdint>
#include <vector>

#include "engine/first_rat/first_rat.h"
#include "players/first_rat/judge.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

/// A turn that is worth a thought.
struct Candidate {
  /// Its decisions, as a part of all decisions.
  std::uint32_t first_action = 0;
  std::uint32_t action_count = 0;
  /// How the game is expected to end, seen from right after it.
  Forecast expected{};
  /// The share of attention it deserves at first sight.
  float prior = 0;
};

/// The turns that look best on a table.
struct Expansion {
  /// The best first.
  std::vector<Candidate> candidates;
  std::vector<first_rat::Action> actions;
};

/// Asks about the turns of a table at once, about all or those that look best at a glance; keeps
/// its memory from one to the next.
class Expander {
 public:
  void expand(const first_rat::Table& table, const Judge& judge, Expansion& result);

 private:
  void keep_what_looks_best(std::size_t team, const Judge& judge);

  TurnTree turns_;
  /// The turns that are judged, by their numbers in the tree.
  std::vector<std::uint32_t> judged_;
  std::vector<const first_rat::Table*> tables_;
  std::vector<Forecast> expected_;
  std::vector<float> worth_;
  std::vector<std::uint32_t> order_;
};

}  // namespace cheesemoon::players
