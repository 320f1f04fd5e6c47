#pragma once

#include <cstdint>
#include <utility>

#include "players/first_rat/search.h"
#include "players/first_rat/turn_player.h"

namespace cheesemoon::players {

/// Thinks ahead. Without a budget it thinks for a fixed number of nodes.
class SearchPlayer final : public TurnPlayer {
 public:
  explicit SearchPlayer(Random random, std::uint64_t usual_nodes = default_nodes,
                        Judge judge = house_judge())
      : search_(random, {.judge = std::move(judge)}), usual_nodes_(usual_nodes) {}

  static constexpr std::uint64_t default_nodes = 2'000;

 private:
  std::vector<first_rat::Action> plan(const first_rat::Table& table, const Budget& budget) override;

  TurnSearch search_;
  std::uint64_t usual_nodes_;
};

}  // namespace cheesemoon::players
