#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/core/random.h"
#include "hosting/question.h"
#include "players/player.h"

namespace cheesemoon::cli {

/// The player of that name, one of the house's or `exec:COMMAND`, or none. Patience is how many
/// seconds to wait for players that are programs of their own. For both games.
template <Game G>
std::unique_ptr<players::Player<G>> make_player(std::string_view name, Random random,
                                                double patience);

/// The same as a host keeps it, of the game of that name; nothing for other games, too.
std::unique_ptr<hosting::KeptPlayer> keep_player(std::string_view game, std::string_view name,
                                                 Random random, double patience);

/// The complaint of a name that nobody has; it ends in all names there are.
template <Game G>
std::string no_such_player(std::string_view name);

}  // namespace cheesemoon::cli
