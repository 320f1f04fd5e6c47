#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "engine/core/result.h"
#include "records/game_options.h"

namespace cheesemoon::cli {

/// What is to be played, and by whom.
struct PlayWishes {
  records::Settings settings;
  /// One for each seat: `person`, `person:Anna`, `open`, or a bot.
  std::vector<std::string> players;
};

/// Reads them for any game. `--variant` and `--crowns` are short for options, `--against` and
/// `--side` for two players. `others` sit on all seats but the first if nothing is said of players.
/// The error is a sentence for the user.
Result<PlayWishes, std::string> read_wishes(const PlayArguments& arguments,
                                            std::string_view others);

}  // namespace cheesemoon::cli
