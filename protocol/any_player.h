#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/random.h"
#include "players/by_name.h"
#include "players/player.h"
#include "protocol/external_player.h"

namespace cheesemoon::protocol {

/// The player of that name, one of the house's or `exec:COMMAND`, or none. Patience is how long to
/// wait for players that are programs of their own.
template <Game G>
std::unique_ptr<players::Player<G>> make_any_player(std::string_view name, Random random,
                                                    std::chrono::duration<double> patience) {
  auto external =
      make_external_player<G>(name, random, std::chrono::duration_cast<Patience>(patience));
  return external ? std::move(external) : players::make_player<G>(name, random);
}

/// The complaint of a name that nobody has; it ends in all names there are.
template <Game G>
std::string no_such_player(std::string_view name) {
  return fmt::format("no player \"{}\": expected {}, {}COMMAND", name,
                     fmt::join(players::player_names<G>(), ", "), command_prefix);
}

}  // namespace cheesemoon::protocol
