#pragma once

#include <span>
#include <string>

#include "engine/core/game.h"

namespace cheesemoon::players {

/// How a position came about, as everybody at the table knows it; entries are written as in a
/// record.
template <Game G>
struct History {
  typename G::Options options;
  typename G::Setup setup;
  std::span<const std::string> actions;
};

}  // namespace cheesemoon::players
