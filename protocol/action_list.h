#pragma once

#include <span>
#include <string>

#include "engine/core/game.h"

namespace cheesemoon::protocol {

/// Actions one after the other, as in `move a4 | collect`; no action has a bar in it.
template <Game G>
std::string write_actions(std::span<const typename G::Action> actions) {
  std::string list;
  for (const auto& action : actions) {
    if (!list.empty()) list += " | ";
    list += G::write_action(action).view();
  }
  return list;
}

}  // namespace cheesemoon::protocol
