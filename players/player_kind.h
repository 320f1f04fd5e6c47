#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <string_view>

#include "engine/core/random.h"
#include "players/level_name.h"
#include "players/player.h"

namespace cheesemoon::players {

/// A player that can be had by its name.
template <Game G>
struct PlayerKind {
  std::string_view name;
  std::unique_ptr<Player<G>> (*make)(Random random);
};

/// The names of some kinds of players, then those of the levels.
template <Game G, std::size_t Count>
std::array<std::string_view, Count + level_count> names_of(
    const std::array<PlayerKind<G>, Count>& kinds) {
  std::array<std::string_view, Count + level_count> names{};
  const auto levels = std::transform(kinds.begin(), kinds.end(), names.begin(),
                                     [](const PlayerKind<G>& kind) { return kind.name; });
  std::copy(level_names.begin(), level_names.end(), levels);
  return names;
}

/// One of the kind that has this name, or none.
template <Game G, std::size_t Count>
std::unique_ptr<Player<G>> make_one_of(const std::array<PlayerKind<G>, Count>& kinds,
                                       std::string_view name, Random random) {
  const auto found = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const PlayerKind<G>& kind) { return kind.name == name; });
  return found == kinds.end() ? nullptr : found->make(random);
}

}  // namespace cheesemoon::players
