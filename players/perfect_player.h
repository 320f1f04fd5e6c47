#pragma once

#include <cstddef>
#include <vector>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/random.h"
#include "players/player.h"
#include "solve/matrix_game.h"

namespace cheesemoon::players {

/// Plays the equilibrium of BraveRats: no opponent can expect more than the value of the game.
///
/// Rounds are played perfectly. The picks of a draft are not solved: there it keeps the card with
/// which the hand is worth most on average, if what nobody has seen were dealt at random.
class PerfectPlayer final : public Player<brave_rats::BraveRats> {
 public:
  explicit PerfectPlayer(Random random) : random_(random) {}

 private:
  Choice answer(const brave_rats::Observation& seen, std::span<const brave_rats::Action> offered,
                const Budget& budget) override;
  void tell_one(const brave_rats::Action& action, const std::vector<double>& win_share) const;

  Random random_;
};

/// Works out what perfect play of all variants needs, which is done otherwise when it is first
/// asked for. From any thread.
void prepare_perfect_play();

/// The place of one choice of a mix, each by its share.
std::size_t draw_from(const solve::Mix& mix, std::size_t choices, Random& random);

/// The card to keep of a batch.
brave_rats::Action best_pick(const brave_rats::Observation& seen,
                             std::span<const brave_rats::Action> offered);

/// The card to show, or to answer a shown card with, in a revealed round.
brave_rats::Card best_open_card(const brave_rats::Observation& seen);

}  // namespace cheesemoon::players
