#pragma once

#include <array>
#include <cstdint>

#include "engine/brave_rats/card.h"

namespace cheesemoon::brave_rats {

/// A card on the table, and whether a General of the round before adds 2 to it.
struct Played {
  Card card;
  bool bonus = false;
};

constexpr int general_bonus = 2;

constexpr int value(Played played) {
  return number(played.card) + (played.bonus ? general_bonus : 0);
}

enum class Verdict : std::uint8_t {
  undecided,
  red_wins_round,
  blue_wins_round,
  red_wins_game,
  blue_wins_game
};

/// The rule that decided a round.
enum class Reason : std::uint8_t {
  musician,
  princess_meets_prince,
  prince,
  lower_value,
  higher_value,
  equal_values
};

/// Everything a round leaves behind. The pairs are red's and blue's.
struct RoundOutcome {
  Verdict verdict = Verdict::undecided;
  Reason reason = Reason::equal_values;
  /// How many rounds this one counts for whoever wins it.
  std::array<std::uint8_t, 2> worth{1, 1};
  /// Who has +2 in the next round.
  std::array<bool, 2> bonus{};
  /// Who sees the opponent's card first in the next round.
  std::array<bool, 2> sees_first{};
};

namespace detail {

constexpr void judge(RoundOutcome& outcome, Played by_red, Played by_blue) {
  const bool red_active = by_blue.card != Card::wizard;
  const bool blue_active = by_red.card != Card::wizard;
  const auto played = [&](Card card) {
    return (red_active && by_red.card == card) || (blue_active && by_blue.card == card);
  };
  const auto set = [&](Verdict verdict, Reason reason) {
    outcome.verdict = verdict;
    outcome.reason = reason;
  };

  if (played(Card::musician)) return set(Verdict::undecided, Reason::musician);
  if (by_red.card == Card::princess && by_blue.card == Card::prince)
    return set(Verdict::red_wins_game, Reason::princess_meets_prince);
  if (by_blue.card == Card::princess && by_red.card == Card::prince)
    return set(Verdict::blue_wins_game, Reason::princess_meets_prince);
  if (by_red.card != by_blue.card && played(Card::prince))
    return set(by_red.card == Card::prince ? Verdict::red_wins_round : Verdict::blue_wins_round,
               Reason::prince);
  if (value(by_red) == value(by_blue)) return set(Verdict::undecided, Reason::equal_values);
  const bool lower_wins = played(Card::assassin);
  const bool red_wins = (value(by_red) < value(by_blue)) == lower_wins;
  set(red_wins ? Verdict::red_wins_round : Verdict::blue_wins_round,
      lower_wins ? Reason::lower_value : Reason::higher_value);
}

constexpr RoundOutcome work_out(Played by_red, Played by_blue) {
  RoundOutcome outcome;
  judge(outcome, by_red, by_blue);
  const std::array<Played, 2> played{by_red, by_blue};
  for (std::size_t side = 0; side < 2; ++side) {
    const bool active = played[1 - side].card != Card::wizard;
    if (!active) continue;
    outcome.worth[side] = played[side].card == Card::ambassador ? 2 : 1;
    outcome.bonus[side] = played[side].card == Card::general;
    outcome.sees_first[side] = played[side].card == Card::spy;
  }
  // Equal advantages of both sides cancel each other.
  if (outcome.bonus[0] && outcome.bonus[1]) outcome.bonus = {};
  if (outcome.sees_first[0] && outcome.sees_first[1]) outcome.sees_first = {};
  return outcome;
}

constexpr std::size_t place(Played by_red, Played by_blue) {
  return ((static_cast<std::size_t>(by_red.bonus) * 2 + static_cast<std::size_t>(by_blue.bonus)) *
              card_kinds +
          index(by_red.card)) *
             card_kinds +
         index(by_blue.card);
}

constexpr auto outcomes = [] {
  std::array<RoundOutcome, 4 * card_kinds * card_kinds> table{};
  for (const bool red_bonus : {false, true}) {
    for (const bool blue_bonus : {false, true}) {
      for (const Card red_card : all_cards) {
        for (const Card blue_card : all_cards) {
          const Played by_red{red_card, red_bonus};
          const Played by_blue{blue_card, blue_bonus};
          table[place(by_red, by_blue)] = work_out(by_red, by_blue);
        }
      }
    }
  }
  return table;
}();

}  // namespace detail

/// How a round ends, whatever was won before.
constexpr const RoundOutcome& decide(Played by_red, Played by_blue) {
  return detail::outcomes[detail::place(by_red, by_blue)];
}

}  // namespace cheesemoon::brave_rats
