#include "players/brave_rats_players.h"

#include <array>

#include "players/perfect_player.h"
#include "players/punisher.h"
#include "players/random_player.h"

namespace cheesemoon::players {

std::span<const std::string_view> brave_rats_player_names() {
  static constexpr std::array<std::string_view, 3> names{"random", "perfect", "punisher"};
  return names;
}

std::unique_ptr<Player<brave_rats::BraveRats>> make_brave_rats_player(std::string_view name,
                                                                      Random random) {
  if (name == "random") return std::make_unique<RandomPlayer<brave_rats::BraveRats>>(random);
  if (name == "perfect") return std::make_unique<PerfectPlayer>(random);
  if (name == "punisher") return std::make_unique<Punisher>(random);
  return nullptr;
}

}  // namespace cheesemoon::players
