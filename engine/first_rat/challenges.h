#pragma once

#include <cstdint>

#include "engine/first_rat/points.h"
#include "engine/first_rat/table.h"

/// What a lone player can try besides beating Greg.
namespace cheesemoon::first_rat {

enum class Challenge : std::uint8_t {
  no_rattronaut,
  no_items,
  all_rattronauts,
  rocket_twice,
  four_backpacks,
  ninety_points,
  sixteen_turns,
  provisions_five,
  food_five,
  every_pipe_twice
};
constexpr std::size_t challenge_count = 10;

/// How many different backpacks a team owns.
constexpr unsigned kinds_of_backpacks(const Team& team) {
  unsigned kinds = 0;
  for (const std::uint8_t backpacks : team.backpacks) kinds += backpacks > 0 ? 1U : 0U;
  return kinds;
}

namespace detail {

constexpr bool used_every_pipe_twice(const Table& table) {
  const auto pipes = static_cast<unsigned>(std::popcount(table.printed.pipe_entries));
  for (unsigned pipe = 0; pipe < pipes; ++pipe) {
    if (((static_cast<unsigned>(table.pipe_uses) >> (pipe * 2)) & 3U) < 2) return false;
  }
  return true;
}

}  // namespace detail

/// True if the player of a solo game that is over has won it in this way.
constexpr bool is_met(const Table& table, Challenge challenge) {
  if (!table.against_greg || table.turn.phase != Phase::over) return false;
  if (!outcome_of(table).wins(0)) return false;
  const Team& player = table.teams[0];
  switch (challenge) {
    case Challenge::no_rattronaut:
      return rattronauts(player) == 0;
    case Challenge::no_items:
      return !player.owned_an_item;
    case Challenge::all_rattronauts:
      return rattronauts(player) == rats_per_team;
    case Challenge::rocket_twice:
      return player.markers.of(Track::rocket) >= 2;
    case Challenge::four_backpacks:
      return kinds_of_backpacks(player) >= 4;
    case Challenge::ninety_points:
      return breakdown_of(table, 0).total() >= 90;
    case Challenge::sixteen_turns:
      return table.round <= 16;
    case Challenge::provisions_five:
      return player.markers.of(Track::provisions) >= 5;
    case Challenge::food_five:
      return player.markers.of(Track::food) >= 5;
    case Challenge::every_pipe_twice:
      return detail::used_every_pipe_twice(table);
  }
  return false;
}

}  // namespace cheesemoon::first_rat
