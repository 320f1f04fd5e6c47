#pragma once

#include <span>
#include <string_view>

namespace cheesemoon::hosting {

/// The players that a table may offer, from the weakest to the strongest. Both games have the same
/// names.
std::span<const std::string_view> bot_levels();

/// Whether a table of that game may offer a player of that name. Names come from clients: a player
/// that thinks as long as somebody likes, as `search:1000000` does, is none.
bool is_bot(std::string_view game, std::string_view name);

/// Works out what bots of BraveRats need, so that nobody waits for it at the table. Whoever leaves
/// this out has them work it out when they are first asked, while all others who need it wait. To
/// be called once, from any thread.
void warm_up();

}  // namespace cheesemoon::hosting
