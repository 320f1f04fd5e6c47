#pragma once

#include <memory>

#include "hosting/game_kind.h"

namespace cheesemoon::crumbs {

/// Crumbs for the registry of games.
std::unique_ptr<hosting::GameKind> crumbs_kind();

}  // namespace cheesemoon::crumbs
