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
/// How many times as many nodes it takes to blame somebody.
constexpr std::uint64_t closer_look = 4;

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

/// How every table of a game is looked at: always anew, with the same luck.
struct Study {
  const Judge& judge;
  std::uint64_t nodes;

  [[nodiscard]] static Budget budget(std::uint64_t nodes) {
    Budget budget;
    budget.nodes = nodes;
    return budget;
  }
  [[nodiscard]] Forecast expect(const Table& table, std::uint64_t times = 1) const {
    Random random(1);
    TurnSearch search(random, {.others = Others::as_well, .judge = judge});
    return look_ahead(table, budget(times * nodes), search, random);
  }
  [[nodiscard]] std::vector<Action> best_turn(const Table& table) const {
    TurnSearch search(Random(1), {.judge = judge});
    return search.think(table, budget(nodes)).lines.front().actions;
  }
};

/// A table of the game, and what is expected of it.
struct Moment {
  const Table* table = nullptr;
  Forecast expected;
  /// Whether it was looked at closely.
  bool is_sure = false;
};

/// Whether a turn is better by so much that it is worth a word.
bool is_clearly_better(const Forecast& better, const Forecast& played, std::size_t team) {
  return better.win_share[team] - played.win_share[team] >= least_cost;
}

/// Compares a turn with the best one that is found. What both lead to is looked at closely before
/// anybody is blamed.
void compare(TurnAnalysis& turn, Moment& led_to, const Study& study) {
  std::vector<Action> found = study.best_turn(turn.table);
  const Table table = after(turn.table, found);
  if (table == *led_to.table) return;
  if (!is_clearly_better(study.expect(table), led_to.expected, turn.team)) return;
  if (!led_to.is_sure) led_to.expected = study.expect(*led_to.table, closer_look);
  led_to.is_sure = true;
  const Forecast possible = study.expect(table, closer_look);
  if (!is_clearly_better(possible, led_to.expected, turn.team)) return;
  JudgedTurn better;
  better.gains = most_telling(gains_of(turn.table, found, study.judge));
  better.expected = possible;
  better.actions = std::move(found);
  turn.better = std::move(better);
  turn.cost = possible.win_share[turn.team] - led_to.expected.win_share[turn.team];
}

/// The places of the turns that cost most, the worst first.
std::vector<std::size_t> costliest_of(const std::vector<TurnAnalysis>& turns) {
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < turns.size(); ++place)
    if (turns[place].better) places.push_back(place);
  std::stable_sort(places.begin(), places.end(), [&](std::size_t left, std::size_t right) {
    return turns[left].cost > turns[right].cost;
  });
  if (places.size() > most_turns_named) places.resize(most_turns_named);
  return places;
}

}  // namespace

GameAnalysis analyse(std::span<const PlayedAction> actions, const Table& last, std::uint64_t nodes,
                     const Judge& judge) {
  const Study study{judge, nodes};
  GameAnalysis game;
  game.turns = turns_of(actions);
  std::vector<Moment> moments;
  moments.reserve(game.turns.size() + 1);
  for (const TurnAnalysis& turn : game.turns)
    moments.push_back({&turn.table, study.expect(turn.table)});
  moments.push_back({&last, study.expect(last)});
  // Backwards: who could have done better stood better before his turn, whatever a first look says.
  for (std::size_t place = game.turns.size(); place-- > 0;) {
    TurnAnalysis& turn = game.turns[place];
    if (!turn.is_luck) {
      turn.played.gains = most_telling(gains_of(turn.table, turn.played.actions, judge));
      compare(turn, moments[place + 1], study);
      if (turn.better) moments[place] = {&turn.table, turn.better->expected, true};
    }
  }
  for (std::size_t place = 0; place < game.turns.size(); ++place) {
    game.turns[place].before = moments[place].expected;
    game.turns[place].played.expected = moments[place + 1].expected;
  }
  game.costliest = costliest_of(game.turns);
  for (const std::size_t place : game.costliest) {
    TurnAnalysis& turn = game.turns[place];
    turn.played.outlook = outlook_of(turn.table, turn.played.actions, judge);
    turn.better->outlook = outlook_of(turn.table, turn.better->actions, judge);
  }
  return game;
}

}  // namespace cheesemoon::players
