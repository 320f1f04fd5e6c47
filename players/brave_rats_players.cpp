#include "players/brave_rats_players.h"

#include <array>

#include "players/level_name.h"
#include "players/mistaken_player.h"
#include "players/perfect_player.h"
#include "players/punisher.h"
#include "players/random_player.h"

namespace cheesemoon::players {

namespace {

/// How often each level plays any card instead of a perfect one.
constexpr std::array<double, level_count> mistakes{1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.12, 0};

}  // namespace

std::span<const std::string_view> brave_rats_player_names() {
  static constexpr std::array<std::string_view, 11> names{"random", "perfect", "punisher", "level1",
                                                          "level2", "level3",  "level4",   "level5",
                                                          "level6", "level7",  "level8"};
  return names;
}

std::unique_ptr<Player<brave_rats::BraveRats>> make_brave_rats_player(std::string_view name,
                                                                      Random random) {
  if (name == "random") return std::make_unique<RandomPlayer<brave_rats::BraveRats>>(random);
  if (name == "perfect") return std::make_unique<PerfectPlayer>(random);
  if (name == "punisher") return std::make_unique<Punisher>(random);
  if (const auto level = level_of(name)) {
    // The perfect player's choices and the mistakes are drawn apart from each other.
    const std::uint64_t seed = (std::uint64_t{random.bits()} << 32U) | random.bits();
    return std::make_unique<MistakenPlayer<brave_rats::BraveRats>>(
        std::make_unique<PerfectPlayer>(Random(seed, 1)), mistakes[*level], Random(seed, 2));
  }
  return nullptr;
}

}  // namespace cheesemoon::players
