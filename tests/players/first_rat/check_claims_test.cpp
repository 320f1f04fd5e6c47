#include "players/first_rat/check_claims.h"

#include <gtest/gtest.h>

#include <vector>

#include "players/first_rat/look_ahead.h"
#include "positions.h"

namespace cheesemoon::players {
namespace {

using namespace first_rat;

/// The first actions of a game in which everybody plays at random.
GameAnalysis analysis_of_random_play(std::size_t actions) {
  Random random(8);
  State state = opening(2, 8);
  std::vector<PlayedAction> played;
  while (played.size() < actions) {
    const auto move = draw_move<FirstRat>(state, random);
    played.push_back({state.table, move.seat, move.action});
    (void)FirstRat::apply(state, move.seat, move.action);
  }
  return analyse(played, state.table, 20);
}

TEST(CheckClaims, IsSureWhereTheTurnEndsTheGame) {
  // The second team does not build what would win.
  const Table table = decided_by_a_thruster();
  const Table moved = after(table, std::vector{*read_action("move a1")});
  const std::vector<PlayedAction> played{{table, Seat::two, *read_action("move a1")},
                                         {moved, Seat::two, *read_action("end")}};
  const GameAnalysis game =
      analyse(played, after(table, std::vector{played[0].action, played[1].action}), 50);
  const std::vector<CheckedClaim> checked = check_claims(game, 10, 1, 1);
  ASSERT_EQ(checked.size(), 1U);
  EXPECT_EQ(checked.front().turn, 0U);
  EXPECT_EQ(checked.front().cost, 1);
  EXPECT_EQ(checked.front().margin, 0);
}

TEST(CheckClaims, PlaysManyDifferentGamesToTheEndOnAnyNumberOfCores) {
  const GameAnalysis game = analysis_of_random_play(40);
  const std::vector<CheckedClaim> checked = check_claims(game, 20, 1, 2);
  const std::vector<CheckedClaim> on_one_core = check_claims(game, 20, 1, 1);
  ASSERT_EQ(checked.size(), on_one_core.size());
  std::size_t varied = 0;
  for (std::size_t place = 0; place < checked.size(); ++place) {
    EXPECT_TRUE(game.turns[checked[place].turn].better);
    EXPECT_EQ(checked[place].cost, on_one_core[place].cost);
    EXPECT_EQ(checked[place].margin, on_one_core[place].margin);
    if (checked[place].margin > 0) ++varied;
  }
  EXPECT_GT(varied, 3U);
}

TEST(CheckClaims, LooksAtNoTurnThatWasTheBest) {
  GameAnalysis game = analysis_of_random_play(10);
  for (TurnAnalysis& turn : game.turns) turn.better.reset();
  EXPECT_TRUE(check_claims(game, 10, 1, 1).empty());
}

}  // namespace
}  // namespace cheesemoon::players
