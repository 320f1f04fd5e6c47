#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/first_rat/score.h"
#include "engine/first_rat/table.h"

/// What everything is worth at the end.
namespace cheesemoon::first_rat {

/// The eight tracks in their order, then bottle caps, awards, moldy cheese and what is left over.
struct Breakdown {
  std::array<std::int16_t, track_count> tracks{};
  std::int16_t caps = 0;
  std::int16_t awards = 0;
  std::int16_t moldy = 0;
  std::int16_t leftovers = 0;

  [[nodiscard]] constexpr int total() const {
    int sum = caps + awards + moldy + leftovers;
    for (const std::int16_t points : tracks) sum += points;
    return sum;
  }
  friend constexpr bool operator==(const Breakdown&, const Breakdown&) = default;
};

/// How many a team has of a thing that bottle caps count.
constexpr unsigned count_of(const Team& team, Countable thing) {
  unsigned count = 0;
  switch (thing) {
    case Countable::backpacks:
      for (const std::uint8_t backpacks : team.backpacks) count += backpacks;
      return count;
    case Countable::comics:
      return static_cast<unsigned>(std::popcount(team.comics));
    case Countable::drinks:
      return team.drinks;
    case Countable::caps:
      return static_cast<unsigned>(std::popcount(team.caps));
    case Countable::awards:
      return team.awards;
    case Countable::tracks:
      for (std::size_t track = 0; track < track_count; ++track)
        count += team.markers.of(static_cast<Track>(track)) > 0 ? 1U : 0U;
      return count;
    default:
      return team.markers.of(static_cast<Track>(thing));
  }
}

/// What a team's bottle cap of a kind is worth.
constexpr unsigned cap_worth(const Table& table, const Team& team, Cap cap) {
  const CapRule rule = table.printed.cap_rules[static_cast<std::size_t>(cap)];
  unsigned count = 0;
  for (unsigned left = rule.counts; left != 0; left &= left - 1)
    count += count_of(team, static_cast<Countable>(std::countr_zero(left)));
  if (rule.at_least == 0) return rule.points * count;
  return count >= rule.at_least ? rule.points : 0;
}

constexpr Breakdown breakdown_of(const Table& table, std::size_t place) {
  constexpr int points_of_an_award = 3;
  constexpr int points_of_moldy_cheese = -2;
  constexpr unsigned goods_for_a_point = 4;
  const Team& team = table.teams[place];
  Breakdown points;
  for (std::size_t track = 0; track < track_count; ++track)
    points.tracks[track] =
        static_cast<std::int16_t>(track_points(table, place, static_cast<Track>(track)));
  unsigned caps = 0;
  for (std::size_t cap = 0; cap < cap_count; ++cap) {
    if (has(team, static_cast<Cap>(cap))) caps += cap_worth(table, team, static_cast<Cap>(cap));
  }
  unsigned goods = team.cheese;
  for (const std::uint16_t material : team.materials) goods += material;
  points.caps = static_cast<std::int16_t>(caps);
  points.awards = static_cast<std::int16_t>(team.awards * points_of_an_award);
  points.moldy = static_cast<std::int16_t>(team.moldy * points_of_moldy_cheese);
  points.leftovers = static_cast<std::int16_t>(goods / goods_for_a_point);
  return points;
}

/// How a game ended, by team; alone against Greg he is the second.
struct Outcome {
  FixedVector<Breakdown, most_seats> breakdown;
  FixedVector<std::uint8_t, most_seats> rattronauts;
  /// The winners, as a set.
  std::uint8_t winners = 0;

  [[nodiscard]] constexpr bool wins(std::size_t team) const {
    return ((static_cast<unsigned>(winners) >> team) & 1U) != 0;
  }
  /// Grows with points, and with rattronauts where points are equal.
  [[nodiscard]] constexpr int rank(std::size_t team) const {
    constexpr int weight_of_points = 8;
    return breakdown[team].total() * weight_of_points + rattronauts[team];
  }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// Most points win, then most rattronauts, then all who are equal. Greg must be beaten by points.
constexpr Outcome outcome_of(const Table& table) {
  Outcome outcome;
  int best = 0;
  for (std::size_t team = 0; team < table.team_count; ++team) {
    outcome.breakdown.push_back(breakdown_of(table, team));
    outcome.rattronauts.push_back(static_cast<std::uint8_t>(rattronauts(table.teams[team])));
    const int rank = outcome.rank(team);
    if (team > 0 && rank < best) continue;
    if (team == 0 || rank > best) outcome.winners = 0;
    best = rank;
    outcome.winners = static_cast<std::uint8_t>(outcome.winners | (1U << team));
  }
  if (table.against_greg)
    outcome.winners =
        outcome.breakdown[0].total() > outcome.breakdown[greg].total() ? 1U << 0U : 1U << greg;
  return outcome;
}

}  // namespace cheesemoon::first_rat
