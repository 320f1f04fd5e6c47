#pragma once

#include <cstdint>

#include "engine/core/random.h"
#include "players/player.h"

namespace cheesemoon::players {

/// Takes any action, each equally likely.
template <Game G>
class RandomPlayer final : public Player<G> {
 public:
  explicit RandomPlayer(Random random) : random_(random) {}

 private:
  typename Player<G>::Choice answer(const typename G::Observation& /*seen*/,
                                    std::span<const typename G::Action> offered,
                                    const Budget& /*budget*/) override {
    return offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
  }

  Random random_;
};

}  // namespace cheesemoon::players
