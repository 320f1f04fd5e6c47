#pragma once

#include <utility>

#include "engine/core/random.h"
#include "players/first_rat/judge.h"
#include "players/first_rat/turn_player.h"
#include "players/first_rat/turns.h"

namespace cheesemoon::players {

/// How a player errs: as people do, not by nonsense.
struct Lapses {
  /// The share of turns that it does not see at all.
  float overlooks = 0;
  /// How far its judgement of a turn is off, as a share of wins.
  float misjudges = 0;
};

/// Looks at whole turns and takes the one after which things look best.
class GreedyPlayer final : public TurnPlayer {
 public:
  explicit GreedyPlayer(Random random, Lapses lapses = {}, Judge judge = house_judge())
      : random_(random), lapses_(lapses), judge_(std::move(judge)) {}

  std::vector<first_rat::Action> plan(const first_rat::Table& table, const Budget& budget) override;

 private:
  Random random_;
  Lapses lapses_;
  Judge judge_;
  TurnTree turns_;
};

}  // namespace cheesemoon::players
