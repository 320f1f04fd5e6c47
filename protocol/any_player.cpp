#include "protocol/any_player.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "players/brave_rats_players.h"
#include "players/first_rat_players.h"
#include "protocol/external_player.h"
#include "protocol/words.h"

namespace cheesemoon::protocol {

namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

constexpr std::string_view prefix = "exec:";

/// The external player of that name, if it is one that says what to run.
template <Game G>
std::unique_ptr<players::Player<G>> make_external(std::string_view name, Random random,
                                                  Patience patience) {
  if (!name.starts_with(prefix)) return nullptr;
  const std::string_view command = without_blanks(name.substr(prefix.size()));
  if (command.empty()) return nullptr;
  return std::make_unique<ExternalPlayer<G>>(std::string(command), random, patience);
}

std::string with_external(std::span<const std::string_view> names) {
  return fmt::format("{}, {}COMMAND", fmt::join(names, ", "), prefix);
}

}  // namespace

template <>
std::unique_ptr<players::Player<BraveRats>> make_player(std::string_view name, Random random,
                                                        Patience patience) {
  auto external = make_external<BraveRats>(name, random, patience);
  return external ? std::move(external) : players::make_brave_rats_player(name, random);
}

template <>
std::unique_ptr<players::Player<FirstRat>> make_player(std::string_view name, Random random,
                                                       Patience patience) {
  auto external = make_external<FirstRat>(name, random, patience);
  return external ? std::move(external) : players::make_first_rat_player(name, random);
}

template <>
std::string player_names<BraveRats>() {
  return with_external(players::brave_rats_player_names());
}

template <>
std::string player_names<FirstRat>() {
  return with_external(players::first_rat_player_names());
}

}  // namespace cheesemoon::protocol
