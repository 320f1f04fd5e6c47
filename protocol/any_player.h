#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/random.h"
#include "engine/first_rat/first_rat.h"
#include "players/player.h"
#include "protocol/child_engine.h"

namespace cheesemoon::protocol {

/// The player of that name, one of the house's or `exec:COMMAND`, or none.
template <Game G>
std::unique_ptr<players::Player<G>> make_player(std::string_view name, Random random,
                                                Patience patience);
template <>
std::unique_ptr<players::Player<brave_rats::BraveRats>> make_player(std::string_view name,
                                                                    Random random,
                                                                    Patience patience);
template <>
std::unique_ptr<players::Player<first_rat::FirstRat>> make_player(std::string_view name,
                                                                  Random random, Patience patience);

/// All names, to be read by somebody who gave one that there is not.
template <Game G>
std::string player_names();
template <>
std::string player_names<brave_rats::BraveRats>();
template <>
std::string player_names<first_rat::FirstRat>();

}  // namespace cheesemoon::protocol
