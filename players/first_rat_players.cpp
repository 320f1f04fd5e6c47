#include <array>
#include <optional>

#include "engine/core/read_number.h"
#include "players/by_name.h"
#include "players/first_rat/greedy_player.h"
#include "players/first_rat/search_player.h"
#include "players/player_kind.h"
#include "players/random_player.h"

namespace cheesemoon::players {

namespace {

using first_rat::FirstRat;
using FirstRatPlayer = std::unique_ptr<Player<FirstRat>>;

constexpr std::array<PlayerKind<FirstRat>, 3> first_rat_kinds{{
    {"random",
     [](Random random) -> FirstRatPlayer {
       return std::make_unique<RandomPlayer<FirstRat>>(random);
     }},
    {"greedy",
     [](Random random) -> FirstRatPlayer { return std::make_unique<GreedyPlayer>(random); }},
    {"search",
     [](Random random) -> FirstRatPlayer { return std::make_unique<SearchPlayer>(random); }},
}};

/// What makes a level: how far it thinks ahead, or how it errs if it does not.
struct Level {
  std::uint64_t nodes = 0;
  Lapses lapses{};
};

/// From a beginner who overlooks most of what could be done to one that looks several rounds ahead.
/// Each wins some 70 of 100 games against the one before it: docs/players.md.
constexpr std::array<Level, level_count> levels{{
    {0, {0.86F, 0.17F}},
    {0, {0.795F, 0.126F}},
    {0, {0.71F, 0.093F}},
    {0, {0.6F, 0.068F}},
    {0, {0.47F, 0.045F}},
    {0, {0.31F, 0.028F}},
    {0, {0, 0}},
    {46},
    {135},
    {380},
}};

/// The number behind a word as in `search:500`, if there is one.
std::optional<std::uint64_t> number_after(std::string_view text, std::string_view word) {
  if (!text.starts_with(word)) return std::nullopt;
  return read_number<std::uint64_t>(text.substr(word.size()));
}

}  // namespace

template <>
std::span<const std::string_view> player_names<FirstRat>() {
  static const auto names = names_of(first_rat_kinds);
  return names;
}

template <>
std::unique_ptr<Player<FirstRat>> make_player(std::string_view name, Random random) {
  if (auto player = make_one_of(first_rat_kinds, name, random)) return player;
  if (const auto place = level_of(name)) {
    const Level& level = levels[*place];
    if (level.nodes > 0) return std::make_unique<SearchPlayer>(random, level.nodes);
    return std::make_unique<GreedyPlayer>(random, level.lapses);
  }
  if (const auto nodes = number_after(name, "search:"); nodes && *nodes > 0)
    return std::make_unique<SearchPlayer>(random, *nodes);
  return nullptr;
}

}  // namespace cheesemoon::players
