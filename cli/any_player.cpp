#include "cli/any_player.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>

#include "hosting/asked.h"
#include "players/by_name.h"
#include "protocol/external_player.h"

namespace cheesemoon::cli {

namespace {

using brave_rats::BraveRats;
using first_rat::FirstRat;

template <Game G>
std::unique_ptr<hosting::KeptPlayer> kept(std::unique_ptr<players::Player<G>> player) {
  if (player == nullptr) return nullptr;
  return std::make_unique<hosting::KeptPlayerOf<G>>(std::move(player));
}

}  // namespace

template <Game G>
std::unique_ptr<players::Player<G>> make_player(std::string_view name, Random random,
                                                double patience) {
  const std::chrono::duration<double> seconds(patience);
  auto external = protocol::make_external_player<G>(
      name, random, std::chrono::duration_cast<protocol::Patience>(seconds));
  return external ? std::move(external) : players::make_player<G>(name, random);
}

std::unique_ptr<hosting::KeptPlayer> keep_player(std::string_view game, std::string_view name,
                                                 Random random, double patience) {
  if (game == FirstRat::name) return kept<FirstRat>(make_player<FirstRat>(name, random, patience));
  if (game == BraveRats::name)
    return kept<BraveRats>(make_player<BraveRats>(name, random, patience));
  return nullptr;
}

template <Game G>
std::string no_such_player(std::string_view name) {
  return fmt::format("no player \"{}\": expected {}, {}COMMAND", name,
                     fmt::join(players::player_names<G>(), ", "), protocol::command_prefix);
}

template std::unique_ptr<players::Player<BraveRats>> make_player(std::string_view, Random, double);
template std::unique_ptr<players::Player<FirstRat>> make_player(std::string_view, Random, double);
template std::string no_such_player<BraveRats>(std::string_view);
template std::string no_such_player<FirstRat>(std::string_view);

}  // namespace cheesemoon::cli
