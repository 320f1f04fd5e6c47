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

unsigned comics_for_sale(const Table& table) {
  return static_cast<unsigned>(std::popcount(table.market.comics));
}

unsigned sum_of(const std::array<std::uint8_t, colour_count>& backpacks) {
  unsigned sum = 0;
  for (const std::uint8_t of_colour : backpacks) sum += of_colour;
  return sum;
}

unsigned backpacks_for_sale(const Table& table) {
  return sum_of(table.market.backpacks);
}

/// A row of features, filled from its beginning.
class Row {
 public:
  explicit Row(Features& all) : all_(all) {}
  void add(float value) { all_[next_++] = value; }
  void add(unsigned value) { add(static_cast<float>(value)); }
  [[nodiscard]] bool is_full() const { return next_ == all_.size(); }

 private:
  Features& all_;
  std::size_t next_ = 0;
};

/// How much of each part's materials a team has.
struct PartsAtHand {
  float cockpit;
  float cargo;
  float thruster;
};

PartsAtHand add_goods(Row& row, const Team& team) {
  row.add(capped(team.cheese, 30) / 10);
  row.add(capped(team.cheese, 10) / 10);
  row.add(capped(team.cheese, 6) / 6);
  const auto [soda, vinegar, cans, calculators] = team.materials;
  row.add(capped(soda, 10) / 5);
  row.add(capped(vinegar, 12) / 5);
  row.add(capped(cans, 6) / 2);
  row.add(capped(calculators, 6) / 2);
  // Parts that lack little are worth more than their materials.
  const PartsAtHand parts{std::min(share_of(calculators, 2), share_of(cans, 1)),
                          std::min(share_of(soda, 3), share_of(cans, 2)),
                          std::min(share_of(vinegar, 5), share_of(soda, 2))};
  row.add(parts.cockpit);
  row.add(parts.cargo);
  row.add(parts.thruster);
  return parts;
}

void add_lights(Row& row, const Table& table, const Team& team) {
  row.add(static_cast<float>(team.light) / 40);
  float to_construction = 0;
  for (const std::uint8_t light : table.printed.construction_lights) {
    if (light > team.light && to_construction == 0)
      to_construction = static_cast<float>(light - team.light);
  }
  row.add(to_construction / 13);
}

void add_burrow(Row& row, const Table& table, std::size_t place) {
  const bool is_greg = table.against_greg && place == greg;
  const std::uint8_t from = table.teams[place].burrow;
  row.add(is_greg ? 0 : steps_to(table, from, BurrowKind::food, true) / 9);
  row.add(is_greg ? 0 : steps_to(table, from, BurrowKind::nursery, true) / 9);
  row.add(is_greg ? 0 : steps_to(table, from, BurrowKind::library, false) / 9);
}

/// Gives how many rats are on the path.
unsigned add_rats(Row& row, const Team& team) {
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
  row.add(on_path);
  row.add(static_cast<float>(steps) / 27);
  row.add(static_cast<float>(foremost) / 27);
  row.add(on_start);
  for (const float rats : in_zone) row.add(rats);
  // Lights help every rat, and more of them the more there are.
  const unsigned in_nursery = count_in(team, nursery);
  const float rats_alive = static_cast<float>(on_path + in_nursery) / 4;
  row.add(rats_alive * static_cast<float>(team.light) / 40);
  row.add(static_cast<float>(on_path) * static_cast<float>(team.light) / 40);
  row.add(capped(team.light, 10) / 10);
  row.add(capped(team.light, 20) / 20);
  row.add(in_nursery);
  row.add(rattronauts(team));
  return on_path;
}

void add_items(Row& row, const Team& team) {
  for (const unsigned backpacks : team.backpacks) row.add(backpacks);
  row.add(capped(team.drinks, 3));
  for (std::size_t comic = 0; comic < comic_count; ++comic)
    row.add(has(team, static_cast<Comic>(comic)) ? 1.0F : 0.0F);
  row.add(static_cast<float>(std::popcount(team.caps)));
}

/// What tracks are still worth to everybody.
void add_tracks(Row& row, const Table& table) {
  for (const Track track : {Track::provisions, Track::food, Track::cockpit, Track::cargo,
                            Track::thruster, Track::rocket, Track::lights, Track::rattronaut})
    row.add(static_cast<float>(next_points(table, track)) / 8);
}

void add_progress(Row& row, const Table& table, const Team& team, unsigned on_path) {
  const unsigned placed = markers_placed(team);
  row.add(static_cast<float>(most_markers - std::min(most_markers, placed)) / 10);
  row.add(placed >= 8 ? 1.0F : 0.0F);
  row.add(static_cast<float>(rattronauts(team) * rattronauts(team)) / 4);
  const auto backpacks = static_cast<float>(sum_of(team.backpacks));
  row.add(backpacks * static_cast<float>(on_path) / 4);
  row.add(static_cast<float>(std::popcount(team.comics)));
  row.add(static_cast<float>(std::popcount(table.prepared)));
  row.add(static_cast<float>(std::popcount(team.tokens)));
  row.add(backpacks * static_cast<float>(team.light) / 40);
}

/// Bottle caps, and what they make of the things that are at hand.
void add_caps(Row& row, const Team& team, const PartsAtHand& parts, unsigned on_path) {
  const auto owns = [&](Cap cap) { return has(team, cap) ? 1.0F : 0.0F; };
  for (std::size_t cap = 0; cap < cap_count; ++cap) row.add(owns(static_cast<Cap>(cap)));
  row.add(parts.cockpit * owns(Cap::cockpit));
  row.add(parts.cargo * owns(Cap::cargo));
  row.add(parts.thruster * owns(Cap::thruster));
  row.add(capped(team.cheese, 30) / 10 * owns(Cap::provisions));
  row.add(static_cast<float>(on_path) * owns(Cap::rattronaut));
}

void add_markers(Row& row, const Table& table, const Team& team) {
  // Markers are worth more where a cap for them can still be had.
  float promised = 0;
  float tracks_scored = 0;
  for (std::size_t track = 0; track < track_count; ++track) {
    const auto markers = static_cast<float>(team.markers.of(static_cast<Track>(track)));
    if (static_cast<Track>(track) != Track::rattronaut) row.add(markers);
    if (markers > 0) tracks_scored += 1;
    if (((table.market.caps >> track) & 1U) != 0)
      promised += static_cast<float>(cap_worth(table, team, static_cast<Cap>(track))) / 10;
  }
  row.add(promised);
  row.add(tracks_scored / 5 * (has(team, Cap::allrounder) ? 1.0F : 0.0F));
}

void add_market(Row& row, const Table& table, const Team& team) {
  row.add(static_cast<float>(std::popcount(table.market.caps)) / 5);
  row.add(static_cast<float>(comics_for_sale(table)) / 5);
  row.add(static_cast<float>(backpacks_for_sale(table)) / 10);
  row.add(team.cheese >= 12 ? 1.0F : 0.0F);
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
  static_assert(sizeof(table.holders) == 2 * sizeof(std::uint64_t));
  std::memcpy(surroundings.data(), &table.holders, sizeof(table.holders));
  surroundings[2] = table.prepared | std::uint64_t{table.market.caps} << 32U;
  surroundings[3] = comics_for_sale(table) | std::uint64_t{backpacks_for_sale(table)} << 32U;
  return surroundings;
}

Features features(const Table& table, std::size_t place) {
  const Team& team = table.teams[place];
  Features all;  // NOLINT(*-member-init): every place of it is written.
  Row row(all);
  row.add(1.0F);
  const PartsAtHand parts = add_goods(row, team);
  add_lights(row, table, team);
  add_burrow(row, table, place);
  const unsigned on_path = add_rats(row, team);
  add_items(row, team);
  add_tracks(row, table);
  add_progress(row, table, team, on_path);
  add_caps(row, team, parts, on_path);
  add_markers(row, table, team);
  add_market(row, table, team);
  assert(row.is_full());
  return all;
}

}  // namespace cheesemoon::players
