#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "records/game_options.h"

namespace cheesemoon::cli {

/// A table of a server instead of one at this keyboard.
struct RemoteArguments {
  std::string server;
  std::string table;
  int seat = 0;
  bool watches = false;
  std::string name;
  std::string token_file;
  bool is_public = false;
  bool is_rated = false;
  std::string clock;
};

/// What `play` can be told.
struct PlayArguments {
  std::string game;
  /// BraveRats.
  std::string variant;
  std::string crowns;
  std::string against;
  std::string side;
  /// First Rat.
  std::vector<std::string> players;
  std::vector<std::string> options;
  std::string language;
  std::string record;
  std::optional<std::uint64_t> seed;
  double patience = 10;
  RemoteArguments remote;
};

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
