#include "players/brave_rats_players.h"

#include <array>

#include "players/random_player.h"

namespace cheesemoon::players {

std::span<const std::string_view> brave_rats_player_names() {
  static constexpr std::array<std::string_view, 1> names{"random"};
  return names;
}

std::unique_ptr<Player<brave_rats::BraveRats>> make_brave_rats_player(std::string_view name,
                                                                      Random random) {
  if (name == "random") return std::make_unique<RandomPlayer<brave_rats::BraveRats>>(random);
  return nullptr;
}

}  // namespace cheesemoon::players
