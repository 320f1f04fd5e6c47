#pragma once

#include <optional>

#include "players/first_rat/search.h"
#include "players/first_rat/turn_player.h"

namespace cheesemoon::players {

/// Thinks ahead. Without a budget it thinks for a fixed number of nodes.
class SearchPlayer final : public TurnPlayer {
 public:
  explicit SearchPlayer(Random random, std::uint64_t usual_nodes = default_nodes)
      : search_(random), usual_nodes_(usual_nodes) {}

  static constexpr std::uint64_t default_nodes = 2'000;

  /// What it found when it last thought.
  [[nodiscard]] const Thought& thought() const { return thought_; }

 private:
  std::vector<first_rat::Action> plan(const first_rat::Table& table, const Budget& budget) override;

  TurnSearch search_;
  std::uint64_t usual_nodes_;
  Thought thought_;
};

}  // namespace cheesemoon::players
