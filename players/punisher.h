#pragma once

#include <array>
#include <optional>

#include "engine/brave_rats/brave_rats.h"
#include "engine/core/random.h"
#include "players/player.h"
#include "solve/matrix_game.h"

namespace cheesemoon::players {

/// What the punisher risks in a game, in value, besides what the opponent has given away in it:
/// whoever sees through it and plays perfectly can expect that much more than against perfect play,
/// and no more. (To risk only what was given keeps it safe: Ganzfried and Sandholm, "Safe opponent
/// exploitation", 2015. The rest is the price of starting.)
constexpr double punisher_risk = 0.2;

/// A mix that leans towards the best answer to what the opponent is thought to play.
struct Lean {
  solve::Mix mix{};
  /// What the mix can lose against the worst opponent, compared with the equilibrium.
  double risk = 0;
};

/// Mixes the row player's equilibrium with the best answer to `expected`, as far as the risk stays
/// within what is allowed.
Lean lean_towards_answer(const solve::MatrixGame& game, const solve::MatrixSolution& equilibrium,
                         const solve::Mix& expected, double allowed_risk);

/// How often an opponent has played each card when he had it.
class Habits {
 public:
  void note(brave_rats::Hand hand, brave_rats::Card played);
  /// How often he can be expected to play a card: `fair` if nothing is known of him, what he did
  /// when there is much.
  [[nodiscard]] double estimate(brave_rats::Card card, double fair) const;

 private:
  std::array<double, brave_rats::card_kinds> played_{};
  std::array<double, brave_rats::card_kinds> could_play_{};
};

/// Learns which cards its opponent likes, over all the games it is asked to play, and answers them
/// at a bounded risk. In revealed rounds and drafts it plays like the perfect player.
class Punisher final : public Player<brave_rats::BraveRats> {
 public:
  explicit Punisher(Random random) : random_(random) {}

 private:
  Choice answer(const brave_rats::Observation& seen, std::span<const brave_rats::Action> offered,
                const Budget& budget) override;

  void learn(const brave_rats::Observation& seen);
  void learn_from_round(const brave_rats::Observation& before,
                        const brave_rats::Observation& after);

  Random random_;
  Habits habits_;
  std::optional<brave_rats::Observation> before_;
  double risk_left_ = punisher_risk;
};

}  // namespace cheesemoon::players
