#pragma once

#include <atomic>
#include <memory>

#include "hosting/game_kind.h"

namespace cheesemoon::crumbs {

/// Bots of this level and above fail whenever they are asked.
extern std::atomic<int> weakest_that_fails;

/// Crumbs for the registry of games.
std::unique_ptr<hosting::GameKind> crumbs_kind();

}  // namespace cheesemoon::crumbs
