#include "server/ratings/rated_games.h"

#include <fmt/format.h>

#include <algorithm>

namespace cheesemoon::server {
namespace {

// The bots' steps are the Elo of docs/players.md, where level 1 is 0:
//   ./cheesemoon ladder first-rat --games 200     (2026-11-19)
//   ./cheesemoon ladder brave-rats --games 4000   (2026-11-19)
// Level 4 is put where newcomers are taken to be, at 1500. Measure again when levels change.
//
// The acts are about a fifth of those of a game: of BraveRats two rounds of four to eight, of First
// Rat some five turns of about twenty. So nobody can take a win from the other by giving up once
// the game has taken shape.
constexpr std::array games{
    RatedGame{.name = "brave-rats",
              .least_acts = 2,
              .bots = {1428, 1452, 1478, 1500, 1519, 1547, 1569, 1593, 1615, 1640}},
    RatedGame{.name = "first-rat",
              .least_acts = 6,
              .bots = {940, 1109, 1276, 1500, 1687, 1860, 2050, 2205, 2369, 2507}}};

}  // namespace

std::span<const RatedGame> rated_games() {
  return games;
}

const RatedGame* rated_game(std::string_view name) {
  const auto* const found = std::find_if(games.begin(), games.end(),
                                         [&](const RatedGame& game) { return game.name == name; });
  return found == games.end() ? nullptr : found;
}

std::optional<Rating> rating_of_bot(std::string_view game, std::string_view bot) {
  const RatedGame* const rated = rated_game(game);
  if (rated == nullptr) return std::nullopt;
  for (std::size_t level = 0; level < rated->bots.size(); ++level)
    if (bot == fmt::format("level{}", level + 1))
      return Rating{.rating = rated->bots[level],
                    .deviation = bot_deviation,
                    .volatility = least_rating.volatility};
  return std::nullopt;
}

}  // namespace cheesemoon::server
