#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/random.h"
#include "players/player.h"

namespace cheesemoon::players {

/// The names under which players of BraveRats can be had.
std::span<const std::string_view> brave_rats_player_names();

/// The player of that name, or none. All its random choices come from `random`.
std::unique_ptr<Player<brave_rats::BraveRats>> make_brave_rats_player(std::string_view name,
                                                                      Random random);

}  // namespace cheesemoon::players
