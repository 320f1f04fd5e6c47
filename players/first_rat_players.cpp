#include "players/first_rat_players.h"

#include <array>
#include <charconv>
#include <optional>

#include "players/first_rat/greedy_player.h"
#include "players/first_rat/search_player.h"
#include "players/level_name.h"
#include "players/random_player.h"

namespace cheesemoon::players {

namespace {

/// What makes a level: how it errs; or how far it thinks ahead, and how often it forgets to.
struct Level {
  Lapses lapses;
  std::uint64_t nodes = 0;
  double carelessness = 0;
};

/// From a beginner who overlooks most of what could be done to one that looks several rounds ahead.
constexpr std::array<Level, level_count> levels{{
    {{0.86F, 0.17F}, 0, 0},
    {{0.77F, 0.11F}, 0, 0},
    {{0.66F, 0.078F}, 0, 0},
    {{0.47F, 0.045F}, 0, 0},
    {{0.26F, 0.022F}, 0, 0},
    {{0, 0}, 60, 0.97},
    {{0, 0}, 60, 0.43},
    {{0, 0}, 60, 0},
}};

/// The number behind a word as in `search:500`, if there is one.
std::optional<std::uint64_t> number_after(std::string_view text, std::string_view word) {
  if (!text.starts_with(word)) return std::nullopt;
  const std::string_view digits = text.substr(word.size());
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

}  // namespace

std::span<const std::string_view> first_rat_player_names() {
  static constexpr std::array<std::string_view, 11> names{"random", "greedy", "search", "level1",
                                                          "level2", "level3", "level4", "level5",
                                                          "level6", "level7", "level8"};
  return names;
}

std::unique_ptr<Player<first_rat::FirstRat>> make_first_rat_player(std::string_view name,
                                                                   Random random) {
  if (name == "random") return std::make_unique<RandomPlayer<first_rat::FirstRat>>(random);
  if (name == "greedy") return std::make_unique<GreedyPlayer>(random);
  if (name == "search") return std::make_unique<SearchPlayer>(random);
  if (const auto nodes = number_after(name, "search:"); nodes && *nodes > 0)
    return std::make_unique<SearchPlayer>(random, *nodes);
  if (const auto place = level_of(name)) {
    const Level& level = levels[*place];
    if (level.nodes > 0)
      return std::make_unique<SearchPlayer>(random, level.nodes, level.carelessness);
    return std::make_unique<GreedyPlayer>(random, level.lapses);
  }
  return nullptr;
}

}  // namespace cheesemoon::players
