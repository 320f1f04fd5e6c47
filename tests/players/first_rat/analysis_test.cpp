#include "players/first_rat/analysis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/first_rat/turn.h"
#include "players/first_rat/expansion.h"
#include "players/first_rat/look_ahead.h"
#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

struct Recorded {
  std::vector<PlayedAction> actions;
  Table last;
};

/// A game, or the beginning of one, in which everybody plays at random.
Recorded random_game(const FirstRat::Options& options, std::size_t most_actions = 10'000) {
  Random random(8);
  State state = opening(options, 8);
  Recorded game;
  while (!FirstRat::is_terminal(state) && game.actions.size() < most_actions) {
    const auto move = draw_move<FirstRat>(state, random);
    game.actions.push_back({state.table, move.seat, move.action});
    (void)FirstRat::apply(state, move.seat, move.action);
  }
  game.last = state.table;
  return game;
}

/// The decisions that are written here, one after the other.
Recorded played(const Table& table, std::initializer_list<const char*> texts) {
  Recorded game{{}, table};
  for (const char* text : texts) {
    const Action action = *read_action(text);
    EXPECT_TRUE(is_legal_decision(game.last, action)) << text;
    game.actions.push_back({game.last, static_cast<Seat>(game.last.turn.team), action});
    NoWitness nobody;
    decide(game.last, action, nobody);
  }
  return game;
}

TEST(Analysis, FindsTheTurnThatLostTheGame) {
  // Two turns before the end; the second team does not build what would win.
  Table table = decided_by_a_thruster();
  table.turn.team = 0;
  const Recorded game = played(table, {"move a1", "move a1", "end"});
  ASSERT_EQ(game.last.turn.phase, Phase::over);
  const GameAnalysis analysis = analyse(game.actions, game.last, 50);
  ASSERT_EQ(analysis.turns.size(), 2U);
  ASSERT_FALSE(analysis.costliest.empty());
  EXPECT_EQ(analysis.costliest.front(), 1U);
  const TurnAnalysis& worst = analysis.turns[1];
  EXPECT_EQ(worst.team, 1U);
  EXPECT_GT(worst.cost, 0.9F);
  EXPECT_EQ(worst.played.expected.win_share[1], 0);
  ASSERT_TRUE(worst.better);
  EXPECT_EQ(worst.better->expected.win_share[1], 1);
  EXPECT_EQ(worst.better->gains.front().kind, GainKind::built);
  EXPECT_EQ(std::count(analysis.costliest.begin(), analysis.costliest.end(), 0U), 0);
}

TEST(Analysis, FindsAScoreThatWasPassedUpAmongGoodTurns) {
  // Everybody has the same. The first team could build a thruster in both of the last two rounds
  // and misses its last chance.
  Table table = opening(2).table;
  table.round = 19;
  table.last_round = 20;
  for (std::size_t team = 0; team < 2; ++team) {
    table.teams.at(team).cheese = 9;
    table.teams.at(team).materials = {2, 5, 0, 0};
  }
  const Recorded game = played(table, {"move a2", "donate", "end", "move a5", "donate", "end",
                                       "move b1", "end", "move b4", "build thruster"});
  ASSERT_EQ(game.last.turn.phase, Phase::over);
  const GameAnalysis analysis = analyse(game.actions, game.last, 300);
  ASSERT_EQ(analysis.turns.size(), 4U);
  ASSERT_FALSE(analysis.costliest.empty());
  EXPECT_EQ(analysis.costliest.front(), 2U);
  ASSERT_TRUE(analysis.turns[2].better);
  EXPECT_EQ(analysis.turns[2].better->gains.front().kind, GainKind::built);
  EXPECT_LT(analysis.turns[3].cost, 0.05F);
}

TEST(Analysis, TakesDecisionsTogetherThatMakeATurn) {
  for (const FirstRat::Options& options : kinds_of_games()) {
    const Recorded game = random_game(options, 40);
    const GameAnalysis analysis = analyse(game.actions, game.last, 2);
    std::size_t next = 0;
    for (const TurnAnalysis& turn : analysis.turns) {
      EXPECT_EQ(turn.table, game.actions.at(next).before);
      for (const Action& action : turn.played.actions) {
        EXPECT_EQ(action, game.actions.at(next).action);
        EXPECT_EQ(game.actions.at(next).before.turn.team, turn.team);
        EXPECT_EQ(game.actions.at(next).before.round, turn.table.round);
        ++next;
      }
    }
    EXPECT_EQ(next, game.actions.size());
  }
}

TEST(Analysis, GoesFromTurnToTurnAndEndsWithTheResult) {
  for (const FirstRat::Options& options : kinds_of_games()) {
    const Recorded game = random_game(options);
    const GameAnalysis analysis = analyse(game.actions, game.last, 2);
    ASSERT_FALSE(analysis.turns.empty());
    for (std::size_t place = 0; place < analysis.turns.size(); ++place) {
      const TurnAnalysis& turn = analysis.turns[place];
      if (place > 0) {
        EXPECT_EQ(turn.before, analysis.turns[place - 1].played.expected);
      }
      EXPECT_GE(turn.cost, 0);
      EXPECT_EQ(turn.cost > 0, turn.better.has_value());
    }
    const Forecast& end = analysis.turns.back().played.expected;
    const Outcome outcome = outcome_of(game.last);
    for (std::size_t team = 0; team < game.last.team_count; ++team)
      EXPECT_EQ(end.points.at(team), static_cast<float>(outcome.breakdown[team].total()));
  }
}

TEST(Analysis, ChangesLittleByQuietTurnsOfTheFirstRounds) {
  constexpr std::uint16_t first_rounds = 4;
  std::vector<float> changes;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Recorded game;
    game.last = opening(2, seed).table;
    Expander expander;
    while (game.last.round <= first_rounds) {
      Expansion turns;
      expander.expand(game.last, house_judge(), turns);
      // Not always the best one.
      const Candidate& turn = turns.candidates[game.actions.size() % turns.candidates.size()];
      for (std::uint32_t action = 0; action < turn.action_count; ++action) {
        const Action& decision = turns.actions[turn.first_action + action];
        game.actions.push_back({game.last, static_cast<Seat>(game.last.turn.team), decision});
        NoWitness nobody;
        decide(game.last, decision, nobody);
      }
    }
    for (const TurnAnalysis& turn : analyse(game.actions, game.last, 200).turns) {
      if (turn.better) continue;
      changes.push_back(
          std::abs(turn.played.expected.win_share[turn.team] - turn.before.win_share[turn.team]));
    }
  }
  ASSERT_GT(changes.size(), 8U);
  std::sort(changes.begin(), changes.end());
  EXPECT_LT(changes[changes.size() / 2], 0.1F);
}

TEST(Analysis, SaysOneThingOfOneTableOnly) {
  // What was possible before a turn is what the better one leads to, and the cost is the
  // difference.
  std::size_t compared = 0;
  for (const FirstRat::Options& options : kinds_of_games()) {
    const Recorded game = random_game(options, 80);
    for (const TurnAnalysis& turn : analyse(game.actions, game.last, 20).turns) {
      if (!turn.better) continue;
      ++compared;
      EXPECT_EQ(turn.before, turn.better->expected);
      EXPECT_EQ(turn.cost,
                turn.before.win_share[turn.team] - turn.played.expected.win_share[turn.team]);
      EXPECT_NE(after(turn.table, turn.better->actions), after(turn.table, turn.played.actions));
    }
  }
  EXPECT_GT(compared, 10U);
}

TEST(Analysis, SaysWhatTheNamedTurnsLeadTo) {
  Table table = opening(2).table;
  table.round = 12;
  table.teams[0].materials = {2, 4, 0, 0};
  const Recorded game = played(table, {"move a1"});
  const GameAnalysis analysis = analyse(game.actions, game.last, 100);
  ASSERT_FALSE(analysis.costliest.empty());
  for (const std::size_t place : analysis.costliest) {
    const TurnAnalysis& turn = analysis.turns[place];
    EXPECT_EQ(turn.played.outlook, outlook_of(turn.table, turn.played.actions));
    EXPECT_EQ(turn.better->outlook, outlook_of(turn.table, turn.better->actions));
  }
}

TEST(Analysis, NamesThreeTurnsAtMostTheWorstFirst) {
  for (const FirstRat::Options& options : kinds_of_games()) {
    const Recorded game = random_game(options, 60);
    const GameAnalysis analysis = analyse(game.actions, game.last, 10);
    ASSERT_LE(analysis.costliest.size(), 3U);
    float worst = 0;
    for (const TurnAnalysis& turn : analysis.turns) worst = std::max(worst, turn.cost);
    float last_cost = worst;
    for (const std::size_t place : analysis.costliest) {
      const float cost = analysis.turns.at(place).cost;
      EXPECT_LE(cost, last_cost);
      EXPECT_GE(cost, 0.05F);
      last_cost = cost;
    }
    if (!analysis.costliest.empty()) {
      EXPECT_EQ(analysis.turns.at(analysis.costliest.front()).cost, worst);
    }
  }
}

TEST(Analysis, BlamesNobodyForGregsCards) {
  const Recorded game = random_game(kinds_of_games().front());
  const GameAnalysis analysis = analyse(game.actions, game.last, 20);
  std::size_t of_greg = 0;
  for (const TurnAnalysis& turn : analysis.turns) {
    EXPECT_EQ(turn.is_luck, turn.team == greg);
    if (!turn.is_luck) continue;
    ++of_greg;
    EXPECT_EQ(turn.cost, 0);
    EXPECT_FALSE(turn.better);
    EXPECT_EQ(turn.played.actions.front().deed, Deed::draw);
  }
  EXPECT_EQ(of_greg, analysis.turns.size() / 2);
}

TEST(Analysis, IsTheSameEveryTime) {
  const Recorded game = random_game(kinds_of_games().front(), 40);
  const GameAnalysis first = analyse(game.actions, game.last, 30);
  const GameAnalysis second = analyse(game.actions, game.last, 30);
  EXPECT_EQ(first.costliest, second.costliest);
  for (std::size_t place = 0; place < first.turns.size(); ++place) {
    EXPECT_EQ(first.turns[place].cost, second.turns[place].cost);
    EXPECT_EQ(first.turns[place].before.win_share, second.turns[place].before.win_share);
  }
}

TEST(Analysis, OfNothingIsEmpty) {
  EXPECT_TRUE(analyse({}, opening(2).table, 10).turns.empty());
}

}  // namespace
}  // namespace cheesemoon::players
