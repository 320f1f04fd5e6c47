#include "hosting/bots.h"

#include <algorithm>
#include <array>

#include "hosting/games.h"
#include "players/level_name.h"
#include "players/perfect_player.h"

namespace cheesemoon::hosting {

std::span<const std::string_view> bot_levels() {
  static constexpr std::array<std::string_view, players::level_count> levels{
      "level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8"};
  return levels;
}

bool is_bot(std::string_view game, std::string_view name) {
  return is_hosted(game) && players::level_of(name);
}

void warm_up() {
  players::prepare_perfect_play();
}

}  // namespace cheesemoon::hosting
