#include "players/first_rat/aim.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// Of so many wanted, so many are there.
float share(unsigned have, unsigned wanted) {
  constexpr float hope = 0.2F;
  return hope +
         (1 - hope) * static_cast<float>(std::min(have, wanted)) / static_cast<float>(wanted);
}

/// A rocket needs one of each part; every part counts, up to two of a kind.
float rockets(const Team& team) {
  unsigned parts = 0;
  for (const Track part : {Track::cockpit, Track::cargo, Track::thruster})
    parts += std::min(2U, team.markers.of(part));
  return share(parts, 6);
}

unsigned pipes_used(const Table& table) {
  unsigned uses = 0;
  for (unsigned pipe = 0; pipe < static_cast<unsigned>(std::popcount(table.printed.pipe_entries));
       ++pipe)
    uses += std::min(2U, (static_cast<unsigned>(table.pipe_uses) >> (pipe * 2)) & 3U);
  return uses;
}

/// Whether the eighth marker or the fourth rattronaut will come in time.
float haste(const Table& table) {
  constexpr float turns = 16;
  if (table.round > 16) return 0;
  const Team& team = table.teams[0];
  const float done = std::max(static_cast<float>(markers_placed(team)) / 8,
                              static_cast<float>(rattronauts(team)) / 4);
  return std::clamp(done * turns / static_cast<float>(table.round), 0.05F, 1.0F);
}

}  // namespace

float promise_of(const Table& table, Challenge challenge) {
  const Team& team = table.teams[0];
  switch (challenge) {
    case Challenge::no_rattronaut:
      return rattronauts(team) == 0 ? 1 : 0;
    case Challenge::no_items:
      return team.owned_an_item ? 0 : 1;
    case Challenge::all_rattronauts:
      return share(rattronauts(team), rats_per_team);
    case Challenge::rocket_twice:
      return rockets(team);
    case Challenge::four_backpacks:
      return share(kinds_of_backpacks(team), 4);
    case Challenge::ninety_points:
      return 1;
    case Challenge::sixteen_turns:
      return haste(table);
    case Challenge::provisions_five:
      return share(team.markers.of(Track::provisions), 5);
    case Challenge::food_five:
      return share(team.markers.of(Track::food), 5);
    case Challenge::every_pipe_twice:
      return share(pipes_used(table),
                   2 * static_cast<unsigned>(std::popcount(table.printed.pipe_entries)));
  }
  return 1;
}

Judge aimed(Judge judge, Challenge challenge) {
  return [judge = std::move(judge), challenge](std::span<const Table* const> tables,
                                               std::span<Forecast> expected) {
    judge(tables, expected);
    for (std::size_t place = 0; place < tables.size(); ++place) {
      const Table& table = *tables[place];
      auto& share = expected[place].win_share;
      if (table.turn.phase == Phase::over) {
        share[0] = is_met(table, challenge) ? 1 : 0;
      } else {
        share[0] *= promise_of(table, challenge);
      }
      share[greg] = 1 - share[0];
    }
  };
}

}  // namespace cheesemoon::players
