#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/first_rat/first_rat.h"
#include "players/budget.h"
#include "players/first_rat/gains.h"
#include "players/first_rat/judge.h"
#include "players/first_rat/outlook.h"

namespace cheesemoon::players {

/// A whole turn: what it leads to, and why one would play it.
struct JudgedTurn {
  std::vector<first_rat::Action> actions;
  Forecast expected;
  /// The most telling of all it brings and costs.
  std::vector<Gain> gains;
  Outlook outlook;
};

struct Hints {
  /// Whose turns they are.
  std::size_t team = 0;
  /// The best first.
  std::vector<JudgedTurn> turns;
};

/// How many nodes hints think about, if nothing else is said.
constexpr std::uint64_t usual_hint_nodes = 2'000;

/// The best few turns from this decision to the turn's end; none if nobody has to decide. Half of
/// the budget finds them, half compares them.
Hints hints_for(const first_rat::Table& table, const Budget& budget, std::size_t count,
                const Judge& judge = house_judge());

}  // namespace cheesemoon::players
