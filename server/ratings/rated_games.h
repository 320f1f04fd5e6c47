#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "server/ratings/glicko2.h"

namespace cheesemoon::server {

/// What ratings have to know of a game. Games that are not listed are not rated.
struct RatedGame {
  std::string_view name;
  /// Whoever leaves a game before he has acted so often has lost it, but nobody has won anything:
  /// else somebody who sits down only to give up would be worth a win.
  int least_acts = 1;
  /// Of `level1` to `level10`. They are measured, not played for: bots stay as they are, so they
  /// are what the ratings of people are held against.
  std::array<double, 10> bots{};
};

std::span<const RatedGame> rated_games();
/// Null if there is none of that name.
const RatedGame* rated_game(std::string_view name);

/// The rating of a bot, `level3`; nothing if the game has no such bot.
std::optional<Rating> rating_of_bot(std::string_view game, std::string_view bot);

/// So sure are the ratings of bots: thousands of games stand behind each.
inline constexpr double bot_deviation = least_rating.deviation;

}  // namespace cheesemoon::server
