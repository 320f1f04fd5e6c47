#pragma once

#include <cstdint>
#include <string>

#include "engine/first_rat/options.h"
#include "players/first_rat/judge.h"

namespace cheesemoon::training {

struct SelfPlay {
  first_rat::Options options;
  std::uint64_t seed = 1;
  /// Games are numbered; these are played.
  std::uint32_t first = 0;
  std::uint32_t games = 1000;
  std::uint64_t nodes = 60;
  players::Judge judge = players::house_judge();
  unsigned threads = 1;
};

/// Plays games and gives what is to be learnt of them: a row of whole numbers for every turn, as
/// train.py reads it. The same games give the same rows on any number of threads. All rows are in
/// memory until the last game is over: 1,000 games give some 100 MB, so ask for more in portions.
std::string play_with_oneself(const SelfPlay& plan);

}  // namespace cheesemoon::training
