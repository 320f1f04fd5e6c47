#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arena/game_result.h"
#include "engine/core/result.h"
#include "json/error.h"

namespace cheesemoon::arena {

/// What must be the same for results to be added to.
struct MatchHeading {
  std::string_view game;
  std::vector<std::string> players;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;
  std::uint32_t milliseconds = 0;
  /// In any order.
  std::vector<std::string> options;
};

/// A results file says what a match that goes on need not play again: a line of JSON for the match,
/// and one for each game. They are written without the line's end.
std::string write_heading(const MatchHeading& heading);
std::string write_result(const GameResult& result);

/// The results of an earlier part of a match.
struct EarlierResults {
  /// Each game once.
  std::vector<GameResult> games;
  /// What the file has to begin with: its heading, and all lines that are whole.
  std::string lines;
};

/// Reads the text of a results file; an error names the line. A last line without its end was cut
/// off when the match was, and does not count.
Result<EarlierResults, JsonError> read_results(std::string_view text, const MatchHeading& heading);

}  // namespace cheesemoon::arena
