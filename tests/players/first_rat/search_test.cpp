#include "players/first_rat/search.h"

#include <gtest/gtest.h>

#include "engine/core/chance.h"
#include "players/by_name.h"
#include "players/legal_actions.h"
#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

TEST(Forecast, OfAGameThatIsOverIsItsOutcome) {
  Random random(5);
  State state = opening(3);
  while (!FirstRat::is_terminal(state)) {
    const auto move = draw_move<FirstRat>(state, random);
    ASSERT_EQ(FirstRat::apply(state, move.seat, move.action), Applied::done);
    const Forecast expected = judge_one(house_judge(), state.table);
    float sum = 0;
    for (const float share : expected.win_share) sum += share;
    ASSERT_NEAR(sum, 1, 1e-4);
  }
  const Forecast expected = judge_one(house_judge(), state.table);
  for (std::size_t team = 0; team < 3; ++team) {
    EXPECT_EQ(expected.points[team], FirstRat::outcome(state).breakdown[team].total());
    EXPECT_EQ(expected.win_share[team], static_cast<float>(FirstRat::returns(state)[team]));
  }
}

TEST(TurnSearch, ThinksTheSameForTheSameSeedAndNodes) {
  for (std::uint8_t seats = 1; seats <= 5; ++seats) {
    const State state = opening(seats);
    TurnSearch one(Random(7));
    TurnSearch two(Random(7));
    const Thought first = one.think(state.table, nodes(60));
    const Thought second = two.think(state.table, nodes(60));
    EXPECT_EQ(first.nodes, 60U);
    ASSERT_EQ(first.lines.size(), second.lines.size());
    for (std::size_t line = 0; line < first.lines.size(); ++line) {
      EXPECT_EQ(first.lines[line].actions, second.lines[line].actions);
      EXPECT_EQ(first.lines[line].visits, second.lines[line].visits);
    }
  }
}

TEST(TurnSearch, ForgetsWhatItThoughtOnAnotherBoard) {
  const State state = opening(2);
  Table elsewhere = state.table;
  elsewhere.printed.prices[0] = 1;
  TurnSearch moved(Random(7));
  (void)moved.think(state.table, nodes(60));
  TurnSearch fresh(Random(7));
  const Thought first = moved.think(elsewhere, nodes(60));
  const Thought second = fresh.think(elsewhere, nodes(60));
  ASSERT_EQ(first.lines.size(), second.lines.size());
  for (std::size_t line = 0; line < first.lines.size(); ++line) {
    EXPECT_EQ(first.lines[line].actions, second.lines[line].actions);
    EXPECT_EQ(first.lines[line].visits, second.lines[line].visits);
  }
}

TEST(TurnSearch, ThinksTheSameOnAnyNumberOfThreads) {
  for (std::uint8_t seats = 1; seats <= 5; ++seats) {
    const State state = opening(seats);
    TurnSearch alone(Random(7));
    TurnSearch together(Random(7));
    Budget budget = nodes(700);
    const Thought first = alone.think(state.table, budget);
    budget.threads = 3;
    const Thought second = together.think(state.table, budget);
    EXPECT_EQ(first.nodes, 700U);
    EXPECT_EQ(first.principal, second.principal);
    ASSERT_EQ(first.lines.size(), second.lines.size());
    for (std::size_t line = 0; line < first.lines.size(); ++line) {
      EXPECT_EQ(first.lines[line].actions, second.lines[line].actions);
      EXPECT_EQ(first.lines[line].visits, second.lines[line].visits);
      EXPECT_EQ(first.lines[line].win_share, second.lines[line].win_share);
      EXPECT_EQ(first.lines[line].points, second.lines[line].points);
    }
  }
}

TEST(TurnSearch, TellsWhatItThinksAndExpectsALineThatCanBePlayed) {
  State state = opening(3);
  TurnSearch search(Random(7));
  std::vector<std::uint64_t> told;
  const Thought thought = search.think(state.table, nodes(300), [&](const Thought& so_far) {
    told.push_back(so_far.nodes);
    EXPECT_FALSE(so_far.principal.empty());
  });
  ASSERT_EQ(told.size(), 3U);  // about 64, 128 and 256
  EXPECT_GE(told.front(), 64U);
  EXPECT_LE(told.back(), 300U);
  ASSERT_GT(thought.principal.size(), thought.lines.front().actions.size());
  for (const Action& action : thought.principal)
    ASSERT_EQ(FirstRat::apply(state, FirstRat::actors(state).first(), action), Applied::done);
}

/// What all teams together think that they win, each asked when its first turn comes.
float sum_of_own_hopes(Others others) {
  State state = opening(4);
  float sum = 0;
  for (std::size_t team = 0; team < 4; ++team) {
    TurnSearch search(Random(7), {.others = others});
    const Line best = search.think(state.table, nodes(300)).lines.front();
    sum += best.win_share[team];
    for (const Action& action : best.actions)
      EXPECT_EQ(FirstRat::apply(state, FirstRat::actors(state).first(), action), Applied::done);
  }
  return sum;
}

TEST(TurnSearch, FlattersWhoThinksUnlessOthersThinkAsWell) {
  const float fair = sum_of_own_hopes(Others::as_well);
  EXPECT_NEAR(fair, 1, 0.4);
  EXPECT_GT(sum_of_own_hopes(Others::at_first_sight), fair + 0.3F);
}

TEST(TurnSearch, StopsWhenItIsTold) {
  const std::atomic<bool> stop = true;
  Budget budget = nodes(1'000'000);
  budget.stop = &stop;
  TurnSearch search(Random(1));
  EXPECT_EQ(search.think(opening(2).table, budget).nodes, 1U);
}

TEST(TurnSearch, WinsAGameThatOneTurnDecides) {
  // The last turn of the game: a thruster can be built that makes up for being four points behind.
  State state = opening(2);
  Table& table = state.table;
  table.round = 20;
  table.last_round = 20;
  table.turn = Turn{};
  table.turn.team = 1;
  table.teams[0].awards = 4;
  table.teams[1].awards = 2;
  table.teams[1].cheese = 0;
  table.teams[0].cheese = 0;
  table.teams[1].materials = {2, 5, 0, 0};
  TurnSearch search(Random(1));
  const Thought thought = search.think(table, nodes(50));
  State played = state;
  for (const Action& action : thought.lines.front().actions)
    ASSERT_EQ(FirstRat::apply(played, Seat::two, action), Applied::done);
  ASSERT_TRUE(FirstRat::is_terminal(played));
  EXPECT_TRUE(FirstRat::outcome(played).wins(1));
  EXPECT_NEAR(thought.lines.front().win_share[1], 1, 0.01);
}

/// The deeds of a few games as one number: it changes exactly when somebody plays differently.
std::uint32_t signature_of(std::string_view name) {
  std::uint32_t signature = 0;
  for (std::uint8_t seats = 1; seats <= 4; seats = static_cast<std::uint8_t>(seats + 1)) {
    Random random(9, seats);
    Options options = kinds_of_games()[2 * (std::size_t{seats} - 1)];
    if (seats == 1) options.solo = Difficulty::medium;
    State state = opening(options, seats);
    std::vector<std::unique_ptr<Player<FirstRat>>> players;
    for (std::uint8_t seat = 0; seat < seats; ++seat)
      players.push_back(make_player<FirstRat>(name, Random(11, seat)));
    for (int decision = 0; decision < 60 && !FirstRat::is_terminal(state);) {
      const Seat seat = FirstRat::actors(state).first();
      if (seat == Seat::chance) {
        (void)FirstRat::apply(state, seat, draw_chance<FirstRat>(state, random));
        continue;
      }
      const auto offered = legal_actions<FirstRat>(state, seat);
      const Action action = *players[index(seat)]->choose(FirstRat::observe(state, seat), offered);
      EXPECT_EQ(FirstRat::apply(state, seat, action), Applied::done);
      const ActionText text = write_action(action);
      for (const char letter : text.view())
        signature = (signature ^ static_cast<std::uint32_t>(letter)) * 16777619U;
      ++decision;
    }
  }
  return signature;
}

TEST(Signature, OfPlayersIsTheSameInEveryBuild) {
  EXPECT_EQ(signature_of("greedy"), 1433737941U);
  EXPECT_EQ(signature_of("search:40"), 4059912362U);
}

}  // namespace
}  // namespace cheesemoon::players
