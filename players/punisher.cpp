#include "players/punisher.h"

#include <algorithm>

#include "players/perfect_player.h"
#include "solve/advice.h"
#include "solve/library.h"

namespace cheesemoon::players {

using brave_rats::Action;
using brave_rats::Card;
using brave_rats::Hand;
using brave_rats::Observation;
using brave_rats::Phase;
using brave_rats::State;
using solve::MatrixGame;
using solve::Mix;

namespace {

double expectation(const MatrixGame& game, std::size_t row, const Mix& columns) {
  double sum = 0;
  for (std::size_t column = 0; column < game.columns; ++column)
    sum += columns[column] * game.payoff[row][column];
  return sum;
}

}  // namespace

Lean lean_towards_answer(const MatrixGame& game, const solve::MatrixSolution& equilibrium,
                         const Mix& expected, double allowed_risk) {
  std::size_t answer = 0;
  for (std::size_t row = 1; row < game.rows; ++row) {
    if (expectation(game, row, expected) > expectation(game, answer, expected)) answer = row;
  }
  // Against each column the guarantee changes in a straight line from the equilibrium's to the
  // answer's; the column that falls below the allowed guarantee first says how far to go.
  const double floor = equilibrium.guaranteed - allowed_risk;
  double lean = 1;
  for (std::size_t column = 0; column < game.columns; ++column) {
    double fair = 0;
    for (std::size_t row = 0; row < game.rows; ++row)
      fair += equilibrium.row_mix[row] * game.payoff[row][column];
    const double slope = game.payoff[answer][column] - fair;
    if (slope < 0) lean = std::min(lean, (fair - floor) / -slope);
  }
  lean = std::max(lean, 0.0);
  Lean leaning;
  for (std::size_t row = 0; row < game.rows; ++row)
    leaning.mix[row] = (1 - lean) * equilibrium.row_mix[row] + (row == answer ? lean : 0);
  solve::MatrixSolution certificate = equilibrium;
  certificate.row_mix = leaning.mix;
  certify(game, certificate);
  leaning.risk = std::max(0.0, equilibrium.guaranteed - certificate.guaranteed);
  return leaning;
}

void Habits::note(Hand hand, Card played) {
  for (const Card card : brave_rats::all_cards) {
    if (hand.contains(card)) could_play_[index(card)] += 1;
  }
  played_[index(played)] += 1;
}

double Habits::estimate(Card card, double fair) const {
  // As if he had been seen to play fairly this many times before.
  constexpr double credit = 4;
  return (credit * fair + played_[index(card)]) / (credit + could_play_[index(card)]);
}

void Punisher::learn(const Observation& seen) {
  const bool same_game = before_ && before_->phase == Phase::play &&
                         before_->opponent.includes(seen.opponent) &&
                         before_->opponent.size() == seen.opponent.size() + 1;
  if (same_game) {
    learn_from_round(*before_, seen);
  } else {
    risk_left_ = punisher_risk;
  }
  before_ = seen;
}

/// The cards that were played in between are those that are missing.
void Punisher::learn_from_round(const Observation& before, const Observation& after) {
  const Card others_card = lowest(before.opponent - after.opponent);
  const Card own_card = lowest(before.own - after.own);
  const State state = position_seen(before);
  if (!is_revealed_round(state)) habits_.note(before.opponent, others_card);
  const solve::Advice advice = advise(*solve::solution_for(state), state);
  const auto place = [&](Seat seat, Card card) {
    const auto& cards = advice.cards(seat);
    return static_cast<std::size_t>(std::find(cards.begin(), cards.end(), card) - cards.begin());
  };
  const Seat opponent = other(before.viewer);
  risk_left_ +=
      given_away(advice, opponent, place(opponent, others_card), place(before.viewer, own_card));
}

Punisher::Choice Punisher::answer(const Observation& seen, std::span<const Action> offered,
                                  const Budget& /*budget*/) {
  if (seen.phase == Phase::draft_pick) return best_pick(seen, offered);
  learn(seen);
  if (offered.size() == 1) return offered.front();
  const State state = position_seen(seen);
  if (is_revealed_round(state)) return Action::play(best_open_card(seen));

  const solve::Advice advice = advise(*solve::solution_for(state), state);
  const Seat own = seen.viewer;
  const MatrixGame game = advice.seen_by(own);
  solve::MatrixSolution equilibrium;
  equilibrium.row_mix = advice.mixes[index(own)];
  equilibrium.column_mix = advice.mixes[index(other(own))];
  certify(game, equilibrium);

  Mix expected{};
  double sum = 0;
  for (std::size_t place = 0; place < game.columns; ++place) {
    expected[place] =
        habits_.estimate(advice.cards(other(own))[place], equilibrium.column_mix[place]);
    sum += expected[place];
  }
  for (double& share : expected) share /= sum;

  // Half of what is left each round keeps something for later and never exceeds the whole.
  const Lean leaning = lean_towards_answer(game, equilibrium, expected, risk_left_ / 2);
  risk_left_ = std::max(0.0, risk_left_ - leaning.risk);
  return Action::play(advice.cards(own)[draw_from(leaning.mix, game.rows, random_)]);
}

}  // namespace cheesemoon::players
