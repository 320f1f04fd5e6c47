#include "players/first_rat/analysis.h"

#include <algorithm>

#include "players/first_rat/look_ahead.h"
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

/// How every table of a game is looked at: always anew, with as many nodes.
struct Study {
  const Judge& judge;
  std::uint64_t nodes;

  [[nodiscard]] Budget budget() const {
    Budget budget;
    budget.nodes = nodes;
    return budget;
  }
  [[nodiscard]] Forecast expect(const Table& table) const {
    Random random(1);
    TurnSearch search(random, {.others = Others::as_well, .judge = judge});
    return look_ahead(table, budget(), search, random);
  }
  [[nodiscard]] std::vector<Action> best_turn(const Table& table) const {
    TurnSearch search(Random(1), {.judge = judge});
    return search.think(table, budget()).lines.front().actions;
  }
};

/// The turn that was found, if it leads to something better than the one played.
std::optional<JudgedTurn> better_turn(const TurnAnalysis& turn, std::vector<Action> found,
                                      const Table& led_to, const Study& study) {
  const Table table = after(turn.table, found);
  if (table == led_to) return std::nullopt;
  JudgedTurn better;
  better.expected = study.expect(table);
  if (worth_of(better.expected, turn.team) <= worth_of(turn.played.expected, turn.team))
    return std::nullopt;
  better.gains = most_telling(gains_of(turn.table, found, study.judge));
  better.actions = std::move(found);
  return better;
}

}  // namespace

GameAnalysis analyse(std::span<const PlayedAction> actions, const Table& last, std::uint64_t nodes,
                     const Judge& judge) {
  const Study study{judge, nodes};
  GameAnalysis game;
  game.turns = turns_of(actions);
  if (game.turns.empty()) return game;
  Forecast now = study.expect(game.turns.front().table);
  for (std::size_t place = 0; place < game.turns.size(); ++place) {
    TurnAnalysis& turn = game.turns[place];
    const Table& led_to = place + 1 < game.turns.size() ? game.turns[place + 1].table : last;
    turn.before = now;
    now = study.expect(led_to);
    turn.played.expected = now;
    if (turn.is_luck) continue;
    turn.played.gains = most_telling(gains_of(turn.table, turn.played.actions, judge));
    turn.better = better_turn(turn, study.best_turn(turn.table), led_to, study);
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
