#pragma once

#include <algorithm>

#include "engine/first_rat/event.h"
#include "engine/first_rat/table.h"

/// Placing markers, and how the end of the game draws near.
namespace cheesemoon::first_rat {

constexpr unsigned holder(TrackHolders holders, std::size_t space) {
  return (static_cast<unsigned>(holders) >> (space * 4)) & 15U;
}

/// The leftmost free space of a track; the last one has room for everybody.
constexpr std::size_t free_space(const Table& table, Track track) {
  for (std::size_t space = 0; space + 1 < track_spaces; ++space) {
    if (holder(table.holders[index(track)], space) == 0) return space;
  }
  return track_spaces - 1;
}

/// What the next marker on a track is worth.
constexpr unsigned next_points(const Table& table, Track track) {
  return table.printed.tracks[index(track)][free_space(table, track)];
}

/// The fourth rat in the rocket ends the game with this round, the eighth marker with the next.
template <class Witness>
constexpr void announce_end(Table& table, std::size_t team, unsigned rounds_to_come,
                            Witness& witness) {
  const auto last = static_cast<std::uint16_t>(table.round + rounds_to_come);
  if (last >= table.last_round) return;
  table.last_round = last;
  witness(Event{.kind = Happening::end_announced,
                .team = static_cast<std::uint8_t>(team),
                .amount = static_cast<std::uint8_t>(rounds_to_come)});
}

/// Puts a marker, on the rattronauts' track a rat, on the leftmost free space.
template <class Witness>
constexpr void place(Table& table, std::size_t team, Track track, Witness& witness) {
  const std::size_t space = free_space(table, track);
  if (space + 1 < track_spaces) {
    TrackHolders& holders = table.holders[index(track)];
    holders = static_cast<TrackHolders>(holders | ((team + 1) << (space * 4)));
  }
  table.teams[team].markers.add_one(track);
  witness(Event{.kind = Happening::scored,
                .team = static_cast<std::uint8_t>(team),
                .what = static_cast<std::uint8_t>(track),
                .to = static_cast<std::uint8_t>(space),
                .amount = table.printed.tracks[index(track)][space]});
}

/// Whoever places this many of the markers brings on the end.
constexpr unsigned markers_that_end_it = 8;

/// Scores a track, unless all markers are placed.
template <class Witness>
constexpr void score(Table& table, std::size_t team, Track track, Witness& witness) {
  if (!has_marker_left(table.teams[team])) {
    witness(Event{.kind = Happening::scoring_lapsed,
                  .team = static_cast<std::uint8_t>(team),
                  .what = static_cast<std::uint8_t>(track)});
    return;
  }
  place(table, team, track, witness);
  if (markers_placed(table.teams[team]) >= markers_that_end_it)
    announce_end(table, team, 1, witness);
}

/// A rat has reached the Launchpad and becomes a rattronaut.
template <class Witness>
constexpr void board_rocket(Table& table, std::size_t team, Witness& witness) {
  place(table, team, Track::rattronaut, witness);
  if (rattronauts(table.teams[team]) == rats_per_team) announce_end(table, team, 0, witness);
}

/// The points of a team's markers on a track.
constexpr unsigned track_points(const Table& table, std::size_t team, Track track) {
  const TrackValues& values = table.printed.tracks[index(track)];
  unsigned on_last = table.teams[team].markers.of(track);
  unsigned points = 0;
  for (std::size_t space = 0; space + 1 < track_spaces; ++space) {
    if (holder(table.holders[index(track)], space) != team + 1) continue;
    points += values[space];
    --on_last;
  }
  return points + on_last * values[track_spaces - 1];
}

}  // namespace cheesemoon::first_rat
