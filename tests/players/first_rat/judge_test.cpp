#include "players/first_rat/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/first_rat/points.h"
#include "engine/first_rat/turn.h"
#include "players/first_rat/analysis.h"
#include "players/first_rat/certainty.h"
#include "players/first_rat/greedy_player.h"
#include "players/first_rat/hints.h"
#include "players/first_rat/search.h"
#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

/// Of a judge who notes how many tables each question is about, and leaves the answer to another.
struct Notes {
  std::vector<std::size_t> questions;

  Judge judge() {
    return [this](std::span<const Table* const> tables, std::span<Forecast> expected) {
      questions.push_back(tables.size());
      house_judge()(tables, expected);
    };
  }
};

int points_of(const Table& table, std::size_t team) {
  return breakdown_of(table, team).total();
}

/// A table in the middle of a game for so many.
Table midgame(std::size_t seats) {
  Table found;
  walk(kinds_of_games()[2 * (seats - 1)], seats, [&](const State& state, Random& /*random*/) {
    if (state.table.round == 8 && state.table.turn.phase == Phase::move) found = state.table;
  });
  return found;
}

std::vector<const Table*> pointers_to(const std::vector<Table>& tables) {
  std::vector<const Table*> pointers;
  pointers.reserve(tables.size());
  for (const Table& table : tables) pointers.push_back(&table);
  return pointers;
}

TEST(Judge, OfTheHouseSaysTheSameOfManyTablesAsOfEachAlone) {
  // Tables of all kinds of games, first one game after the other, then mixed up.
  std::vector<Table> tables;
  TurnTree turns;
  for (const Options& options : kinds_of_games()) {
    walk(options, 3, [&](const State& state, Random& random) {
      if (random.below(8) != 0) return;
      turns.grow(state.table);
      for (std::size_t turn = 0; turn < turns.size(); turn += 5)
        tables.push_back(turns.after(turn));
    });
  }
  ASSERT_GT(tables.size(), 1'000U);
  for (const bool is_mixed : {false, true}) {
    std::vector<const Table*> asked = pointers_to(tables);
    Random random(1);
    for (std::size_t place = asked.size(); is_mixed && place > 1; --place)
      std::swap(asked[place - 1], asked[random.below(static_cast<std::uint32_t>(place))]);
    std::vector<Forecast> expected(asked.size());
    house_judge()(asked, expected);
    for (std::size_t place = 0; place < asked.size(); ++place)
      ASSERT_EQ(expected[place], judge_one(house_judge(), *asked[place])) << place;
  }
}

TEST(Judge, IsAskedByASearchAboutAllTurnsOfATableAtOnce) {
  for (std::size_t seats = 2; seats <= 5; ++seats) {
    const Table table = midgame(seats);
    Notes notes;
    TurnSearch search(Random(7), {.judge = notes.judge()});
    const Thought thought = search.think(table, nodes(1));
    TurnTree turns;
    turns.grow(table);
    EXPECT_EQ(notes.questions, std::vector<std::size_t>{turns.size()});
    // Whatever is looked at first was judged with all other turns of the table before it.
    const Thought further = search.think(table, nodes(300));
    EXPECT_EQ(further.nodes, 300U);
    EXPECT_LT(notes.questions.size(), 250U);
    for (const std::size_t tables : notes.questions) EXPECT_GT(tables, 1U);
  }
}

TEST(Judge, IsAskedByAGreedyPlayerOnceATurn) {
  Notes notes;
  GreedyPlayer player(Random(1), {}, notes.judge());
  const State state = opening(3);
  ASSERT_TRUE(player.choose(FirstRat::observe(state, Seat::one), {}));
  TurnTree turns;
  turns.grow(state.table);
  EXPECT_EQ(notes.questions, std::vector<std::size_t>{turns.size()});
}

/// The most points that a team can have on the table after its turn.
int most_points_after_a_turn(const Table& table) {
  TurnTree turns;
  turns.grow(table);
  int most = points_of(turns.after(0), table.turn.team);
  for (std::size_t turn = 1; turn < turns.size(); ++turn)
    most = std::max(most, points_of(turns.after(turn), table.turn.team));
  return most;
}

Table after_turn(Table table, const std::vector<Action>& actions) {
  NoWitness nobody;
  for (const Action& action : actions) decide(table, action, nobody);
  return table;
}

TEST(Judge, WhoCountsPointsMakesASearchPlayForPointsOnTheTable) {
  int differences = 0;
  for (std::size_t seats = 2; seats <= 5; ++seats) {
    const Table table = midgame(seats);
    const std::size_t team = table.turn.team;
    TurnSearch search(Random(7), {.judge = count_points});
    const Line best = search.think(table, nodes(1)).lines.front();
    EXPECT_EQ(points_of(after_turn(table, best.actions), team), most_points_after_a_turn(table));
    EXPECT_EQ(best.points[team], static_cast<float>(most_points_after_a_turn(table)));
    TurnSearch usual(Random(7));
    const Line other = usual.think(table, nodes(1)).lines.front();
    if (other.actions != best.actions) ++differences;
  }
  EXPECT_GT(differences, 0);
}

TEST(Judge, IsTheOnlyOneWhoJudgesHints) {
  constexpr Forecast verdict{.points = {7, 7, 7}, .win_share = {0.5F, 0.25F, 0.25F}};
  const Judge to_whom_all_is_one = [&](auto /*tables*/, std::span<Forecast> expected) {
    std::fill(expected.begin(), expected.end(), verdict);
  };
  const Table table = midgame(3);
  const Hints hints = hints_for(table, nodes(200), 3, to_whom_all_is_one);
  ASSERT_EQ(hints.turns.size(), 3U);
  for (const JudgedTurn& turn : hints.turns) {
    EXPECT_EQ(turn.expected, as_sure_as_people_are(verdict, after_turn(table, turn.actions)));
    for (const Gain& gain : turn.gains) EXPECT_EQ(gain.worth, 0);
  }
}

TEST(Judge, WhoCountsPointsAnalysesAGameByThem) {
  // One turn that gives everything away.
  const Table table = decided_by_a_thruster();
  TurnTree turns;
  turns.grow(table);
  std::size_t worst = 0;
  for (std::size_t turn = 1; turn < turns.size(); ++turn) {
    if (points_of(turns.after(turn), 1) < points_of(turns.after(worst), 1)) worst = turn;
  }
  std::vector<PlayedAction> played;
  Table now = table;
  NoWitness nobody;
  for (const Action& action : turns.actions(worst)) {
    played.push_back({now, Seat::two, action});
    decide(now, action, nobody);
  }
  const GameAnalysis game = analyse(played, now, 50, count_points);
  ASSERT_EQ(game.turns.size(), 1U);
  ASSERT_TRUE(game.turns.front().better);
  EXPECT_EQ(game.turns.front().better->expected.points[1],
            static_cast<float>(most_points_after_a_turn(table)));
}

}  // namespace
}  // namespace cheesemoon::players
