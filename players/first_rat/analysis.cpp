#include "players/first_rat/analysis.h"

#include <algorithm>

#include "players/first_rat/judgement.h"
#include "players/first_rat/search.h"

namespace cheesemoon::players {

using namespace first_rat;

namespace {

constexpr std::size_t most_turns_named = 3;
/// A search of some hundred nodes cannot tell turns apart that differ by less.
constexpr float least_cost = 0.05F;

/// Cuts a game into whole turns. What nobody was asked about belongs to the turn before it.
std::vector<TurnAnalysis> turns_of(std::span<const PlayedAction> actions) {
  std::vector<TurnAnalysis> turns;
  for (const PlayedAction& played : actions) {
    const Table& table = played.before;
    const bool goes_on = !turns.empty() && turns.back().table.round == table.round &&
                         turns.back().team == table.turn.team;
    if (!goes_on) {
      TurnAnalysis turn;
      turn.table = table;
      turn.team = table.turn.team;
      turn.is_luck = table.against_greg && table.turn.team == greg;
      turns.push_back(std::move(turn));
    }
    turns.back().played.actions.push_back(played.action);
  }
  return turns;
}

Forecast judge_anew(const Table& table, std::uint64_t nodes) {
  Random random(1);
  TurnSearch search(random, {.others = Others::as_well});
  Budget budget;
  budget.nodes = nodes;
  return judge(table, budget, search, random);
}

std::vector<Action> best_turn(const Table& table, std::uint64_t nodes) {
  TurnSearch search(Random(1));
  Budget budget;
  budget.nodes = nodes;
  return search.think(table, budget).lines.front().actions;
}

/// The turn that was found, if it leads to something better than the one played.
std::optional<JudgedTurn> better_turn(const TurnAnalysis& turn, std::vector<Action> found,
                                      const Table& led_to, std::uint64_t nodes) {
  const Table table = after(turn.table, found);
  if (table == led_to) return std::nullopt;
  JudgedTurn better;
  better.expected = judge_anew(table, nodes);
  if (worth_of(better.expected, turn.team) <= worth_of(turn.played.expected, turn.team))
    return std::nullopt;
  better.gains = most_telling(gains_of(turn.table, found));
  better.actions = std::move(found);
  return better;
}

}  // namespace

GameAnalysis analyse(std::span<const PlayedAction> actions, const Table& last,
                     std::uint64_t nodes) {
  GameAnalysis game;
  game.turns = turns_of(actions);
  if (game.turns.empty()) return game;
  Forecast now = judge_anew(game.turns.front().table, nodes);
  for (std::size_t place = 0; place < game.turns.size(); ++place) {
    TurnAnalysis& turn = game.turns[place];
    const Table& led_to = place + 1 < game.turns.size() ? game.turns[place + 1].table : last;
    turn.before = now;
    now = judge_anew(led_to, nodes);
    turn.played.expected = now;
    if (turn.is_luck) continue;
    turn.played.gains = most_telling(gains_of(turn.table, turn.played.actions));
    turn.better = better_turn(turn, best_turn(turn.table, nodes), led_to, nodes);
    if (turn.better)
      turn.cost =
          worth_of(turn.better->expected, turn.team) - worth_of(turn.played.expected, turn.team);
    if (turn.cost >= least_cost) game.costliest.push_back(place);
  }
  std::stable_sort(game.costliest.begin(), game.costliest.end(),
                   [&](std::size_t left, std::size_t right) {
                     return game.turns[left].cost > game.turns[right].cost;
                   });
  if (game.costliest.size() > most_turns_named) game.costliest.resize(most_turns_named);
  return game;
}

}  // namespace cheesemoon::players
