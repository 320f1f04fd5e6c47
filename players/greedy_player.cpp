#include "players/greedy_player.h"

#include <algorithm>
#include <array>

#include "engine/first_rat/turn.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

/// What something is worth in points while much of the game is still to come. Set by hand.
constexpr double cheese_worth = 0.4;
constexpr double light_worth = 0.3;
constexpr double core_worth = 0.7;
constexpr double rat_worth = 5;
constexpr double step_worth = 0.12;
constexpr double backpack_worth = 4;
constexpr double drink_worth = 3;
constexpr double comic_worth = 3;
/// Soda, vinegar, can, calculator.
constexpr std::array<double, material_count> material_worth{0.9, 0.9, 1.3, 1.8};
/// A game has about this many rounds; goods lose their worth towards its end.
constexpr double usual_rounds = 22;

/// How much of the game is still to come, from 1 to 0.
double share_to_come(const Table& table) {
  const double by_round = std::max(0.0, 1 - (table.round - 1) / usual_rounds);
  if (table.last_round == never) return std::max(0.15, by_round);
  return 0.08 * (table.last_round - table.round);
}

}  // namespace

double first_rat_outlook(const Table& table, std::size_t place) {
  const Team& team = table.teams[place];
  const double points = breakdown_of(table, place).total();
  if (table.turn.phase == Phase::over) return points;
  double future = cheese_worth * std::min<double>(team.cheese, 14);
  for (std::size_t kind = 0; kind < material_count; ++kind)
    future += material_worth[kind] * std::min<double>(team.materials[kind], 7);
  future += light_worth * team.light;
  for (const Space space : team.rats) {
    if (space == nursery) continue;
    future += space == launchpad ? 0 : rat_worth;
    future += step_worth * space;
  }
  for (const std::uint8_t backpacks : team.backpacks) future += backpack_worth * backpacks;
  future += drink_worth * std::min<double>(team.drinks, 2);
  future += comic_worth * std::popcount(team.comics);
  // What the turn still has to bring.
  if (table.turn.team == place) {
    future += core_worth * table.turn.cores + light_worth * table.turn.bulbs;
    future += 1.0 * (table.turn.green_takes + table.turn.orange_takes);
    if (table.turn.phase == Phase::shop) future += 2;
    if (table.turn.phase == Phase::reward) future += 3;
  }
  return points + future * share_to_come(table);
}

Action GreedyPlayer::choose(const Observation& seen, std::span<const Action> offered) {
  // Greg's best track is chosen during his turn, against him.
  const std::size_t team = seen.table.turn.phase == Phase::greg_best ? 0 : seen.table.turn.team;
  const double direction = seen.table.turn.phase == Phase::greg_best ? -1 : 1;
  const std::size_t judged = seen.table.turn.phase == Phase::greg_best ? greg : team;
  std::size_t best = 0;
  double best_outlook = 0;
  std::uint32_t equals = 0;
  for (std::size_t place = 0; place < offered.size(); ++place) {
    Table after = seen.table;
    NoWitness nobody;
    decide(after, offered[place], nobody);
    const double outlook = direction * first_rat_outlook(after, judged);
    if (place == 0 || outlook > best_outlook) {
      best = place;
      best_outlook = outlook;
      equals = 1;
    } else if (outlook == best_outlook && random_.below(++equals) == 0) {
      best = place;
    }
  }
  return offered[best];
}

}  // namespace cheesemoon::players
