#include "players/first_rat/outlook.h"

#include <algorithm>

#include "engine/first_rat/turn.h"
#include "players/first_rat/expansion.h"
#include "players/first_rat/greg_turn.h"
#include "players/first_rat/look_ahead.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

constexpr std::size_t most_named_next = 2;
/// Beyond that the others will have changed everything.
constexpr unsigned most_turns_ahead = 2;

/// Goods and steps come with every turn; these are what one plays for.
bool lasts(GainKind kind) {
  switch (kind) {
    case GainKind::scored:
    case GainKind::built:
    case GainKind::donated:
    case GainKind::rattronaut:
    case GainKind::award:
    case GainKind::rat:
    case GainKind::comic:
    case GainKind::bought:
      return true;
    default:
      return false;
  }
}

/// The turn that looks best to the team that decides.
std::vector<Action> turn_at_first_sight(const Table& table, const Judge& judge) {
  Expander expander;
  Expansion expansion;
  expander.expand(table, judge, expansion);
  const Candidate& best = expansion.candidates.front();
  const auto first = expansion.actions.begin() + best.first_action;
  return {first, first + best.action_count};
}

/// Lets the others have their turns. True if the team decides next.
bool reaches_next_turn(Table& table, std::size_t team, const Judge& judge) {
  const std::uint16_t round = table.round;
  while (table.turn.phase != Phase::over && table.round <= round + 1U) {
    if (greg_acts(table) || table.turn.phase == Phase::greg_best) {
      NoWitness nobody;
      pass_turn(table, nobody);
      go_on(table, nobody);
    } else if (deciding_team(table) == team) {
      return table.turn.phase == Phase::move;
    } else {
      table = after(table, turn_at_first_sight(table, judge));
    }
  }
  return false;
}

/// What of a turn is worth looking forward to.
std::vector<Gain> lasting(std::vector<Gain> gains) {
  std::erase_if(gains, [](const Gain& gain) { return !lasts(gain.kind) || gain.worth <= 0; });
  std::stable_sort(gains.begin(), gains.end(),
                   [](const Gain& left, const Gain& right) { return left.worth > right.worth; });
  if (gains.size() > most_named_next) gains.resize(most_named_next);
  return gains;
}

void look_forward(Table table, std::size_t team, const Judge& judge, Outlook& outlook) {
  for (unsigned turn = 1; turn <= most_turns_ahead; ++turn) {
    if (!reaches_next_turn(table, team, judge)) return;
    const std::vector<Action> actions = turn_at_first_sight(table, judge);
    outlook.next = lasting(gains_of(table, actions, judge));
    if (!outlook.next.empty()) {
      outlook.turns_until = turn;
      return;
    }
    table = after(table, actions);
  }
}

void find_lit_spaces(const Table& before, const Table& now, std::size_t team, Outlook& outlook) {
  const Team& rats_of = now.teams[team];
  const auto comes_to = [](Space rat, Space space) { return is_on_path(rat) && rat < space; };
  for (Space space = 1; space < launchpad; ++space) {
    const bool was_lit = yield_of(before, before.teams[team], 0, space).light > 0;
    if (was_lit || yield_of(now, rats_of, 0, space).light == 0) continue;
    if (std::any_of(rats_of.rats.begin(), rats_of.rats.end(),
                    [&](Space rat) { return comes_to(rat, space); }))
      outlook.lit.push_back(space);
  }
  if (outlook.lit.empty()) return;
  outlook.rats_to_come =
      static_cast<unsigned>(std::count_if(rats_of.rats.begin(), rats_of.rats.end(), [&](Space rat) {
        return comes_to(rat, outlook.lit.back());
      }));
}

/// Whether a team could score a track if it were its turn now.
bool could_score(Table table, std::size_t team, Track track) {
  table.turn = Turn{};
  table.turn.team = static_cast<std::uint8_t>(team);
  const unsigned markers = table.teams[team].markers.of(track);
  TurnTree turns;
  turns.grow(table);
  for (std::size_t turn = 0; turn < turns.size(); ++turn)
    if (turns.after(turn).teams[team].markers.of(track) > markers) return true;
  return false;
}

std::vector<KeptFrom> kept_spaces(const Table& before, const Table& now, std::size_t team) {
  std::vector<KeptFrom> kept;
  // Greg takes what his cards say, not what he could take.
  if (before.against_greg) return kept;
  for (std::size_t place = 0; place < track_count; ++place) {
    const auto track = static_cast<Track>(place);
    const unsigned points = next_points(before, track);
    if (now.teams[team].markers.of(track) == before.teams[team].markers.of(track)) continue;
    if (points <= next_points(now, track)) continue;
    for (std::size_t other = 0; other < before.team_count; ++other) {
      if (other == team || !could_score(before, other, track)) continue;
      kept.push_back({other, track, points - next_points(now, track)});
      break;
    }
  }
  std::stable_sort(kept.begin(), kept.end(), [](const KeptFrom& left, const KeptFrom& right) {
    return left.points > right.points;
  });
  return kept;
}

}  // namespace

Outlook outlook_of(const Table& table, std::span<const Action> actions, const Judge& judge) {
  const std::size_t team = deciding_team(table);
  Outlook outlook;
  // In Greg's turn the player only chooses for him.
  if (table.turn.phase == Phase::greg_best) return outlook;
  const Table now = after(table, actions);
  look_forward(now, team, judge, outlook);
  find_lit_spaces(table, now, team, outlook);
  outlook.kept = kept_spaces(table, now, team);
  return outlook;
}

}  // namespace cheesemoon::players
