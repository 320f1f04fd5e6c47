#include "solve/advice.h"

#include <algorithm>
#include <limits>

namespace cheesemoon::solve {

namespace {

constexpr double reply_tolerance = 1e-12;

/// The most that the answering player can get against a card that was shown.
double best_answer(const Advice& advice, Seat answering, std::size_t shown) {
  double best = -std::numeric_limits<double>::infinity();
  for (std::size_t own = 0; own < advice.cards(answering).size(); ++own)
    best = std::max(best, advice.payoff(answering, own, shown));
  return best;
}

/// Turns a value of red's into a player's own, and back.
double from_red(Seat seat, double value) {
  return seat == brave_rats::red ? value : -value;
}

}  // namespace

std::vector<std::size_t> Advice::best_replies(std::size_t shown) const {
  const Seat answering = other(*shows);
  const double best = best_answer(*this, answering, shown);
  std::vector<std::size_t> replies;
  for (std::size_t own = 0; own < cards(answering).size(); ++own) {
    if (payoff(answering, own, shown) >= best - reply_tolerance) replies.push_back(own);
  }
  return replies;
}

Advice advise(const Solution& solution, const brave_rats::State& state) {
  Advice advice;
  advice.round = round_at(solution, state);
  for (const Seat seat : both_seats) {
    if (side_of(state, seat).standing.sees_first != 0) advice.shows = other(seat);
  }
  if (!advice.shows) {
    const MatrixSolution chosen = equilibrium(advice.round.game);
    advice.value = chosen.value();
    advice.gap = chosen.gap;
    advice.mixes = {chosen.row_mix, chosen.column_mix};
    return advice;
  }
  const Seat shows = *advice.shows;
  const std::size_t shown = open_choice(advice.seen_by(shows));
  advice.mixes[index(shows)][shown] = 1;
  advice.value = from_red(shows, -best_answer(advice, other(shows), shown));
  return advice;
}

double worth_of(const Advice& advice, Seat seat, std::size_t own, std::size_t others) {
  if (advice.shows == seat) return -best_answer(advice, other(seat), own);
  if (advice.shows) return advice.payoff(seat, own, others);
  double expected = 0;
  const Mix& opposing = advice.mixes[index(other(seat))];
  for (std::size_t place = 0; place < advice.cards(other(seat)).size(); ++place)
    expected += opposing[place] * advice.payoff(seat, own, place);
  return expected;
}

double given_away(const Advice& advice, Seat seat, std::size_t own, std::size_t others) {
  const bool answers = advice.shows && *advice.shows != seat;
  const double best = answers ? best_answer(advice, seat, others) : from_red(seat, advice.value);
  return std::max(0.0, best - worth_of(advice, seat, own, others));
}

}  // namespace cheesemoon::solve
