#pragma once

#include <algorithm>
#include <array>

#include "engine/brave_rats/round.h"
#include "engine/brave_rats/state.h"

namespace cheesemoon::brave_rats {

/// Who has still to choose a card for this round. In a revealed round one waits for the other.
constexpr Actors players_to_choose(const State& state) {
  const Side& one = state.sides[0];
  const Side& two = state.sides[1];
  if (one.choice.made()) return {blue};
  if (two.choice.made()) return {red};
  if (one.standing.sees_first != 0) return {blue};
  if (two.standing.sees_first != 0) return {red};
  return {red, blue};
}

/// The cards of this round as they count.
constexpr std::array<Played, 2> cards_played(const State& state, Card red_card, Card blue_card) {
  return {Played{red_card, state.sides[0].standing.bonus != 0},
          Played{blue_card, state.sides[1].standing.bonus != 0}};
}

/// Plays a whole round with two cards that are known to be in the hands.
constexpr void play_round(State& state, Card red_card, Card blue_card) {
  const std::array<Played, 2> played = cards_played(state, red_card, blue_card);
  const RoundOutcome& outcome = decide(played[0], played[1]);
  state.sides[0].hand.remove(red_card);
  state.sides[1].hand.remove(blue_card);
  for (std::size_t side = 0; side < 2; ++side) {
    state.sides[side].choice = {};
    state.sides[side].standing.bonus = outcome.bonus[side] ? 1 : 0;
    state.sides[side].standing.sees_first = outcome.sees_first[side] ? 1 : 0;
  }
  const auto win_game = [&](Seat seat) {
    side_of(state, seat).standing.has_won = 1;
    state.phase = Phase::over;
  };
  const auto win_round = [&](Seat seat) {
    Standing& standing = side_of(state, seat).standing;
    const int won = standing.won + standing.on_table + outcome.worth[index(seat)];
    standing.won = static_cast<std::uint8_t>(std::min<int>(won, rounds_to_win) & 7);
    for (Side& side : state.sides) side.standing.on_table = 0;
    if (standing.won == rounds_to_win) win_game(seat);
  };
  switch (outcome.verdict) {
    case Verdict::undecided:
      for (std::size_t side = 0; side < 2; ++side) {
        Standing& standing = state.sides[side].standing;
        const int on_table = standing.on_table + outcome.worth[side];
        standing.on_table = static_cast<std::uint8_t>(std::min<int>(on_table, table_cap) & 3);
      }
      break;
    case Verdict::red_wins_round:
      win_round(red);
      break;
    case Verdict::blue_wins_round:
      win_round(blue);
      break;
    case Verdict::red_wins_game:
      win_game(red);
      break;
    case Verdict::blue_wins_game:
      win_game(blue);
      break;
  }
  if (state.sides[0].hand.empty()) state.phase = Phase::over;
  if (state.phase == Phase::over) {
    for (Side& side : state.sides) {
      side.standing.bonus = 0;
      side.standing.sees_first = 0;
    }
  }
}

/// A player chooses a card of his hand; the second choice plays the round.
constexpr void choose(State& state, Seat seat, Card card) {
  const Choice others = side_of(state, other(seat)).choice;
  if (!others.made()) {
    side_of(state, seat).choice = card;
    return;
  }
  const bool is_red = seat == red;
  play_round(state, is_red ? card : others.card(), is_red ? others.card() : card);
}

}  // namespace cheesemoon::brave_rats
