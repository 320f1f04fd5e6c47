#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/random.h"
#include "engine/first_rat/first_rat.h"
#include "players/player.h"

namespace cheesemoon::players {

/// The names under which players of a game can be had.
template <Game G>
std::span<const std::string_view> player_names();
template <>
std::span<const std::string_view> player_names<brave_rats::BraveRats>();
template <>
std::span<const std::string_view> player_names<first_rat::FirstRat>();

/// The player of that name, or none; of First Rat also `search:500`, which thinks about 500 nodes a
/// turn. All its random choices come from `random`.
template <Game G>
std::unique_ptr<Player<G>> make_player(std::string_view name, Random random);
template <>
std::unique_ptr<Player<brave_rats::BraveRats>> make_player(std::string_view name, Random random);
template <>
std::unique_ptr<Player<first_rat::FirstRat>> make_player(std::string_view name, Random random);

}  // namespace cheesemoon::players
