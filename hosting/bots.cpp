#include "hosting/bots.h"

#include "hosting/games.h"
#include "players/level_name.h"
#include "players/perfect_player.h"

namespace cheesemoon::hosting {

std::span<const std::string_view> bot_levels() {
  return players::level_names;
}

bool is_bot(std::string_view game, std::string_view name) {
  return is_hosted(game) && players::level_of(name);
}

void warm_up() {
  players::prepare_perfect_play();
}

}  // namespace cheesemoon::hosting
