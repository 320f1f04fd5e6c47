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

}  // namespace cheesemoon::records
