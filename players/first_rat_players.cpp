#include "players/first_rat_players.h"

#include <array>

#include "players/greedy_player.h"
#include "players/random_player.h"

namespace cheesemoon::players {

std::span<const std::string_view> first_rat_player_names() {
  static constexpr std::array<std::string_view, 2> names{"random", "greedy"};
  return names;
}

std::unique_ptr<Player<first_rat::FirstRat>> make_first_rat_player(std::string_view name,
                                                                   Random random) {
  if (name == "random") return std::make_unique<RandomPlayer<first_rat::FirstRat>>(random);
  if (name == "greedy") return std::make_unique<GreedyPlayer>(random);
  return nullptr;
}

}  // namespace cheesemoon::players
