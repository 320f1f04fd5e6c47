#pragma once

#include <string>

#include "arena/standings.h"
#include "engine/first_rat/options.h"
#include "players/budget.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::training {

struct JudgesMatch {
  first_rat::Options options;
  /// One who asks this judge sits among others who ask that one.
  players::Judge one = players::house_judge();
  players::Judge others = players::house_judge();
  players::Budget budget;
  std::uint64_t seed = 1;
  std::uint32_t games = 100;
  unsigned threads = 1;
};

/// How the one did; alone against Greg there are no others.
arena::Estimate play_judges(const JudgesMatch& match);

}  // namespace cheesemoon::training
