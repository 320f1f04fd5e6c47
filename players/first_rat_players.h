#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/core/random.h"
#include "engine/first_rat/first_rat.h"
#include "players/player.h"

namespace cheesemoon::players {

/// The names under which players of First Rat can be had.
std::span<const std::string_view> first_rat_player_names();

/// The player of that name, or none; `search:500` thinks about 500 nodes a turn. All random choices
/// come from `random`.
std::unique_ptr<Player<first_rat::FirstRat>> make_first_rat_player(std::string_view name,
                                                                   Random random);

}  // namespace cheesemoon::players
