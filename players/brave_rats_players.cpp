#include <array>

#include "players/by_name.h"
#include "players/mistaken_player.h"
#include "players/perfect_player.h"
#include "players/player_kind.h"
#include "players/punisher.h"
#include "players/random_player.h"

namespace cheesemoon::players {

namespace {

using brave_rats::BraveRats;
using BraveRatsPlayer = std::unique_ptr<Player<BraveRats>>;

constexpr std::array<PlayerKind<BraveRats>, 3> brave_rats_kinds{{
    {"random",
     [](Random random) -> BraveRatsPlayer {
       return std::make_unique<RandomPlayer<BraveRats>>(random);
     }},
    {"perfect",
     [](Random random) -> BraveRatsPlayer { return std::make_unique<PerfectPlayer>(random); }},
    {"punisher",
     [](Random random) -> BraveRatsPlayer { return std::make_unique<Punisher>(random); }},
}};

/// How often each level plays any card instead of a perfect one.
constexpr std::array<double, level_count> mistakes{1,    0.88, 0.75, 0.61, 0.47,
                                                   0.36, 0.27, 0.17, 0.08, 0};

}  // namespace

template <>
std::span<const std::string_view> player_names<BraveRats>() {
  static const auto names = names_of(brave_rats_kinds);
  return names;
}

template <>
std::unique_ptr<Player<BraveRats>> make_player(std::string_view name, Random random) {
  if (auto player = make_one_of(brave_rats_kinds, name, random)) return player;
  if (const auto level = level_of(name)) {
    // The perfect player's choices and the mistakes are drawn apart from each other.
    const std::uint64_t seed = (std::uint64_t{random.bits()} << 32U) | random.bits();
    return std::make_unique<MistakenPlayer<BraveRats>>(
        std::make_unique<PerfectPlayer>(Random(seed, 1)), mistakes[*level], Random(seed, 2));
  }
  return nullptr;
}

}  // namespace cheesemoon::players
