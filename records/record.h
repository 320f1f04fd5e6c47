#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace cheesemoon::records {

/// A game that somebody could not play on: whoever forfeits has lost it, whatever the position.
struct Forfeit {
  Seat seat = Seat::one;
  std::string reason;
  friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

/// A game is its record: options, everything random about its set-up, and the entries that people,
/// bots and later chance made. A record that states neither a result nor a forfeit is one of a game
/// still going on.
template <Game G>
struct Record {
  typename G::Options options;
  typename G::Setup setup;
  std::vector<std::string> actions;
  std::optional<typename G::Outcome> outcome;
  std::optional<Forfeit> forfeit;
};

/// What is wrong with a record, and where: a place in the text (`line 3, column 7`) or in the
/// structure (`actions[4]`). The place is empty if it is the record as a whole.
struct RecordError {
  std::string where;
  std::string what;
};

inline std::string describe(const RecordError& error) {
  return error.where.empty() ? error.what : error.where + ": " + error.what;
}

}  // namespace cheesemoon::records
