#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/play_wishes.h"
#include "cli/words.h"
#include "engine/core/result.h"
#include "hosting/hosted_game.h"

namespace cheesemoon::cli {

/// Who sits on a seat.
struct Chair {
  std::string name;
  /// The name of the player; empty for a person.
  std::string bot;
  bool has_own_name = false;
};

/// What is played at a table that is hosted here.
struct LocalGame {
  hosting::ChosenGame game;
  std::optional<int> crowns;
  std::vector<Chair> chairs;
  /// The same seed gives the same chance and the same bots.
  std::uint64_t seed = 0;
  /// How many seconds to wait for players that are programs of their own.
  double patience = 10;
};

/// What was asked for; the error is a sentence for the user.
Result<LocalGame, std::string> local_game(const PlayArguments& arguments, const Words& words);

/// The same once more: everybody moves on by one seat.
LocalGame rematch_of(LocalGame game, const Words& words);

}  // namespace cheesemoon::cli
