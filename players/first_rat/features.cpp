#include "players/first_rat/features.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "engine/first_rat/points.h"
#include "engine/first_rat/score.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

float capped(unsigned amount, unsigned most) {
  return static_cast<float>(std::min(amount, most));
}

/// How much of a part's materials is there, from 0 to 1, more than once if there is more.
float share_of(unsigned have, unsigned need) {
  return capped(have, 2 * need) / static_cast<float>(need);
}

/// Steps from a team's burrow marker to the kind of space, turning left or up wherever it must.
float steps_to(const Table& table, std::uint8_t from, BurrowKind kind, bool left_first) {
  constexpr int too_far = 14;
  std::uint8_t here = from;
  for (int steps = 1; steps < too_far; ++steps) {
    const BurrowStep& step = table.printed.burrow[here];
    here = step.kind == BurrowKind::junction && left_first ? step.left : step.up;
    if (table.printed.burrow[here].kind == kind) return static_cast<float>(steps);
    // To the Nursery one turns left at the first junction and up at the second.
    if (step.kind == BurrowKind::junction && kind == BurrowKind::nursery) left_first = false;
  }
  return too_far;
}

}  // namespace

int safe_points(const Table& table, std::size_t team) {
  const Breakdown points = breakdown_of(table, team);
  return points.total() - points.leftovers;
}

int turns_left(const Table& table, std::size_t team) {
  if (table.turn.phase == Phase::over) return 0;
  if (table.last_round == never) return -1;
  const int this_round = team >= table.turn.team ? 1 : 0;
  return table.last_round - table.round + this_round;
}

PaceFeatures pace_features(const Table& table) {
  unsigned most_placed = 0;
  unsigned all_placed = 0;
  unsigned most_boarded = 0;
  unsigned most_steps = 0;
  for (std::size_t place = 0; place < table.team_count; ++place) {
    const Team& team = table.teams[place];
    const unsigned placed = markers_placed(team);
    most_placed = std::max(most_placed, placed);
    all_placed += placed;
    most_boarded = std::max(most_boarded, rattronauts(team));
    unsigned steps = 0;
    for (const Space rat : team.rats) steps += rat == nursery ? 0U : rat;
    most_steps = std::max(most_steps, steps);
  }
  const float missing = 8 - capped(most_placed, 8);
  return {1,
          static_cast<float>(table.round) / 10,
          missing,
          missing * missing / 8,
          static_cast<float>(all_placed) / static_cast<float>(table.team_count),
          static_cast<float>(most_boarded),
          static_cast<float>(most_steps) / 27,
          static_cast<float>(most_boarded * most_boarded)};
}

Surroundings surroundings_of(const Table& table) {
  Surroundings surroundings{};
  constexpr std::size_t words_of_holders = 2;
  static_assert(sizeof(table.holders) == words_of_holders * sizeof(std::uint64_t));
  static_assert(sizeof(table.market) < 2 * sizeof(std::uint64_t));
  std::memcpy(surroundings.data(), &table.holders, sizeof(table.holders));
  std::memcpy(&surroundings[words_of_holders], &table.market, sizeof(table.market));
  surroundings.back() |= std::uint64_t{table.prepared} << 56U;
  return surroundings;
}

std::uint64_t hash_of(const Surroundings& surroundings) {
  std::uint64_t hash = 0;
  for (const std::uint64_t word : surroundings) {
    hash = (hash ^ word) * 0xD6E8FEB86659FD93U;
    hash ^= hash >> 32U;
  }
  return hash;
}

Features features(const Table& table, std::size_t place) {
  const Team& team = table.teams[place];
  const bool is_greg = table.against_greg && place == greg;
  Features all{};
  std::size_t next = 0;
  const auto add = [&](float value) { all[next++] = value; };

  add(1);
  add(capped(team.cheese, 30) / 10);
  add(capped(team.cheese, 10) / 10);
  add(capped(team.cheese, 6) / 6);
  const unsigned soda = team.materials[0];
  const unsigned vinegar = team.materials[1];
  const unsigned cans = team.materials[2];
  const unsigned calculators = team.materials[3];
  add(capped(soda, 10) / 5);
  add(capped(vinegar, 12) / 5);
  add(capped(cans, 6) / 2);
  add(capped(calculators, 6) / 2);
  // Parts that lack little are worth more than their materials.
  const float cockpit = std::min(share_of(calculators, 2), share_of(cans, 1));
  const float cargo = std::min(share_of(soda, 3), share_of(cans, 2));
  const float thruster = std::min(share_of(vinegar, 5), share_of(soda, 2));
  add(cockpit);
  add(cargo);
  add(thruster);

  add(static_cast<float>(team.light) / 40);
  float to_construction = 0;
  for (const std::uint8_t light : table.printed.construction_lights) {
    if (light > team.light && to_construction == 0)
      to_construction = static_cast<float>(light - team.light);
  }
  add(to_construction / 13);
  add(is_greg ? 0 : steps_to(table, team.burrow, BurrowKind::food, true) / 9);
  add(is_greg ? 0 : steps_to(table, team.burrow, BurrowKind::nursery, true) / 9);
  add(is_greg ? 0 : steps_to(table, team.burrow, BurrowKind::library, false) / 9);

  unsigned on_path = 0;
  unsigned steps = 0;
  unsigned foremost = 0;
  unsigned on_start = 0;
  std::array<float, 5> in_zone{};
  for (const Space rat : team.rats) {
    if (!is_on_path(rat)) continue;
    if (rat > 0) in_zone[static_cast<std::size_t>(rat - 1) * in_zone.size() / path_length] += 1;
    ++on_path;
    steps += rat;
    foremost = std::max<unsigned>(foremost, rat);
    on_start += rat == 0 ? 1U : 0U;
  }
  add(static_cast<float>(on_path));
  add(static_cast<float>(steps) / 27);
  add(static_cast<float>(foremost) / 27);
  add(static_cast<float>(on_start));
  for (const float rats : in_zone) add(rats);
  // Lights help every rat, and more of them the more there are.
  const float rats_alive = static_cast<float>(on_path + count_in(team, nursery)) / 4;
  add(rats_alive * static_cast<float>(team.light) / 40);
  add(static_cast<float>(on_path) * static_cast<float>(team.light) / 40);
  add(capped(team.light, 10) / 10);
  add(capped(team.light, 20) / 20);
  add(static_cast<float>(count_in(team, nursery)));
  add(static_cast<float>(rattronauts(team)));

  for (const std::uint8_t backpacks : team.backpacks) add(static_cast<float>(backpacks));
  add(capped(team.drinks, 3));
  for (std::size_t comic = 0; comic < comic_count; ++comic)
    add(has(team, static_cast<Comic>(comic)) ? 1 : 0);
  add(static_cast<float>(std::popcount(team.caps)));
  // What tracks are still worth to everybody.
  add(static_cast<float>(next_points(table, Track::provisions)) / 8);
  add(static_cast<float>(next_points(table, Track::food)) / 8);
  add(static_cast<float>(next_points(table, Track::cockpit)) / 8);
  add(static_cast<float>(next_points(table, Track::cargo)) / 8);
  add(static_cast<float>(next_points(table, Track::thruster)) / 8);
  add(static_cast<float>(next_points(table, Track::rocket)) / 8);
  add(static_cast<float>(next_points(table, Track::lights)) / 8);
  add(static_cast<float>(next_points(table, Track::rattronaut)) / 8);
  const unsigned placed = markers_placed(team);
  add(static_cast<float>(most_markers - std::min(most_markers, placed)) / 10);
  add(placed >= 8 ? 1 : 0);
  add(static_cast<float>(rattronauts(team) * rattronauts(team)) / 4);
  unsigned backpacks_owned = 0;
  for (const std::uint8_t backpacks : team.backpacks) backpacks_owned += backpacks;
  add(static_cast<float>(backpacks_owned) * static_cast<float>(on_path) / 4);
  add(static_cast<float>(std::popcount(team.comics)));
  add(static_cast<float>(std::popcount(table.prepared)));
  add(static_cast<float>(std::popcount(team.tokens)));
  add(static_cast<float>(backpacks_owned) * static_cast<float>(team.light) / 40);
  // Bottle caps, and what they make of the things that are at hand.
  const auto owns = [&](Cap cap) { return has(team, cap) ? 1.0F : 0.0F; };
  for (std::size_t cap = 0; cap < cap_count; ++cap) add(owns(static_cast<Cap>(cap)));
  add(cockpit * owns(Cap::cockpit));
  add(cargo * owns(Cap::cargo));
  add(thruster * owns(Cap::thruster));
  add(capped(team.cheese, 30) / 10 * owns(Cap::provisions));
  add(static_cast<float>(on_path) * owns(Cap::rattronaut));
  // Markers are worth more where a cap for them can still be had.
  float promised = 0;
  float tracks_scored = 0;
  for (std::size_t track = 0; track < track_count; ++track) {
    const auto markers = static_cast<float>(team.markers.of(static_cast<Track>(track)));
    if (static_cast<Track>(track) != Track::rattronaut) add(markers);
    if (markers > 0) tracks_scored += 1;
    if (((table.market.caps >> track) & 1U) != 0)
      promised += markers * static_cast<float>(table.printed.cap_points[track]) / 10;
  }
  add(promised);
  add(tracks_scored / 5 * owns(Cap::allrounder));
  add(static_cast<float>(std::popcount(table.market.caps)) / 5);
  add(static_cast<float>(std::popcount(table.market.comics)) / 5);
  unsigned backpacks_for_sale = 0;
  for (const std::uint8_t backpacks : table.market.backpacks) backpacks_for_sale += backpacks;
  add(static_cast<float>(backpacks_for_sale) / 10);
  add(team.cheese >= 12 ? 1 : 0);
  assert(next == feature_count);
  return all;
}

}  // namespace cheesemoon::players
