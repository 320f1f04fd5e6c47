#pragma once

#include <memory>
#include <utility>

#include "engine/core/random.h"
#include "players/player.h"

namespace cheesemoon::players {

/// Plays like another, but takes any action at all as often as it makes mistakes.
template <Game G>
class MistakenPlayer final : public Player<G> {
 public:
  MistakenPlayer(std::unique_ptr<Player<G>> model, double mistakes, Random random)
      : model_(std::move(model)), mistakes_(mistakes), random_(random) {}

 private:
  typename Player<G>::Choice answer(const typename G::Observation& seen,
                                    std::span<const typename G::Action> offered,
                                    const Budget& budget) override {
    if (random_.unit() < mistakes_)
      return offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
    return model_->choose(seen, offered, budget);
  }

  std::unique_ptr<Player<G>> model_;
  double mistakes_;
  Random random_;
};

}  // namespace cheesemoon::players
