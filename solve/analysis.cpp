#include "solve/analysis.h"

#include <algorithm>
#include <cmath>

#include "solve/library.h"

namespace cheesemoon::solve {

namespace {

std::size_t place_of(const FixedVector<brave_rats::Card, brave_rats::card_kinds>& cards,
                     brave_rats::Card card) {
  return static_cast<std::size_t>(std::find(cards.begin(), cards.end(), card) - cards.begin());
}

RoundAnalysis analyse_round(const PlayedRound& played) {
  RoundAnalysis analysis{played, advise(*solution_for(played.before), played.before), 0, {}};
  const Advice& advice = analysis.advice;
  const std::size_t red_place = place_of(advice.round.red_cards, played.cards[0]);
  const std::size_t blue_place = place_of(advice.round.blue_cards, played.cards[1]);
  analysis.value_after = advice.round.game.payoff[red_place][blue_place];
  analysis.given_away = {given_away(advice, brave_rats::red, red_place, blue_place),
                         given_away(advice, brave_rats::blue, blue_place, red_place)};
  return analysis;
}

}  // namespace

GameAnalysis analyse(std::span<const PlayedRound> rounds) {
  GameAnalysis game;
  double largest_change = -1;
  for (const PlayedRound& played : rounds) {
    game.rounds.push_back(analyse_round(played));
    const RoundAnalysis& latest = game.rounds.back();
    const double change = std::abs(latest.value_after - latest.advice.value);
    if (change > largest_change) {
      largest_change = change;
      game.turning_point = game.rounds.size() - 1;
    }
  }
  return game;
}

}  // namespace cheesemoon::solve
