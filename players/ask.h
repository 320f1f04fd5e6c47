#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <optional>
#include <span>

#include "engine/core/result.h"
#include "players/player.h"

namespace cheesemoon::players {

/// Asks a player what to do, and tells it before how the game came to that, if it may know. What
/// comes back was offered; a player that throws, or answers something else, has a fault like one
/// that says so itself.
template <Game G>
Result<typename G::Action, Fault> ask(Player<G>& player, const typename G::Observation& seen,
                                      std::span<const typename G::Action> offered,
                                      const std::optional<History<G>>& history,
                                      const Budget& budget) {
  try {
    if (history) player.follow(*history);
    auto choice = player.choose(seen, offered, budget);
    if (!choice || std::find(offered.begin(), offered.end(), *choice) != offered.end())
      return choice;
    return Failure{
        Fault{fmt::format("answered {}, which is not legal", G::write_action(*choice).view())}};
  } catch (const std::exception& error) {
    return Failure{Fault{fmt::format("failed: {}", error.what())}};
  }
}

}  // namespace cheesemoon::players
