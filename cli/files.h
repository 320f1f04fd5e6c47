#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace cheesemoon::cli {

/// The whole of a file, or of standard input for `-`. The error is a sentence for the user.
Result<std::string, std::string> read_text(const std::string& path);

/// Writes a file so that it is there whole or not at all; an error, if any, is returned.
std::string write_text(const std::string& path, std::string_view text);

/// The file for one of several games that are played in a row: `game.json`, then `game-2.json`.
std::string file_of_game(const std::string& path, int number);

}  // namespace cheesemoon::cli
