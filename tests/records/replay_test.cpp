#include "records/replay.h"

#include <gtest/gtest.h>

#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon::records {
namespace {

using brave_rats::BraveRats;
using brave_rats::Variant;

TEST(Replay, ShowsEveryStateOnTheWay) {
  Record<BraveRats> record;
  record.actions = {"6:0", "7:7"};
  const auto game = replay(record);
  ASSERT_TRUE(game);
  ASSERT_EQ(game->steps.size(), 2U);
  EXPECT_EQ(game->steps[0].before, game->first);
  EXPECT_EQ(game->steps[1].before, game->steps[0].after);
  EXPECT_EQ(game->last().sides[0].standing.won, 2);
}

TEST(Replay, TakesTheDrawsOfADraftFromTheSetUp) {
  Record<BraveRats> record;
  record.options = {Variant::draft};
  record.setup.first = Seat::two;
  record.setup.batches.push_back(*brave_rats::read_hand("0134"));
  const auto game = replay(record);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->last().phase, brave_rats::Phase::draft_pick);
  EXPECT_EQ(game->last().pool, *brave_rats::read_hand("0134"));
}

TEST(Replay, WithoutComparingTheResultAllowsARecordThatStatesNone) {
  Record<BraveRats> record;
  record.actions = {"1:7"};
  EXPECT_TRUE(replay_actions(record));
  EXPECT_FALSE(replay(record));
}

TEST(Replay, OfAForfeitedGameAllowsNoResultAndNoEnd) {
  Record<BraveRats> record;
  record.actions = {"6:0"};
  record.forfeit = Forfeit{Seat::two, "ended with status 1"};
  EXPECT_TRUE(replay(record));
  record.outcome.emplace();
  ASSERT_FALSE(replay(record));
  EXPECT_EQ(describe(replay(record).error()),
            "forfeit: a result is stated, but the game was forfeited");
  record.outcome.reset();
  record.actions = {"1:7"};
  ASSERT_FALSE(replay(record));
  EXPECT_EQ(describe(replay(record).error()), "forfeit: the game is over, nobody can forfeit it");
}

}  // namespace
}  // namespace cheesemoon::records
