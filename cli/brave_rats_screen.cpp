#include "cli/brave_rats_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace cheesemoon::cli {

using namespace brave_rats;

template <class... Arguments>
void BraveRatsScreen::line(std::string_view format, const Arguments&... arguments) const {
  terminal_.print_line(filled(format, arguments...));
}

std::string BraveRatsScreen::side(Seat seat) const {
  return terminal_.in_colour_of(seat, words_.sides[cheesemoon::index(seat)]);
}

std::string_view BraveRatsScreen::card(Card card) const {
  return words_.cards[brave_rats::index(card)];
}

std::string BraveRatsScreen::cards(Hand hand) const {
  std::string text;
  for (const Card kind : all_cards) {
    for (unsigned copy = 0; copy < hand.count(kind); ++copy)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", letter(kind), card(kind));
  }
  return text.empty() ? "-" : text;
}

std::string BraveRatsScreen::gain(unsigned on_table) const {
  return on_table == table_cap ? std::string(words_.on_table_many) : fmt::format("{}", on_table);
}

void BraveRatsScreen::show_position(const Observation& seen, int round) const {
  const bool is_red = seen.viewer == red;
  const Standing red_standing = is_red ? seen.own_standing : seen.opponent_standing;
  const Standing blue_standing = is_red ? seen.opponent_standing : seen.own_standing;
  const unsigned red_on_table = red_standing.on_table;
  const unsigned blue_on_table = blue_standing.on_table;
  if (seen.phase == Phase::play) {
    line(words_.round_heading, round, side(red), +red_standing.won, +blue_standing.won, side(blue));
    if (red_on_table + blue_on_table > 0)
      line(words_.on_table, side(red), gain(red_on_table), side(blue), gain(blue_on_table));
  }
  std::string opponent_cards = cards(seen.opponent);
  if (seen.opponent_hidden > 0)
    opponent_cards += ", " + filled(words_.hidden_cards, +seen.opponent_hidden);
  line(words_.hand_of, side(red), is_red ? cards(seen.own) : opponent_cards);
  line(words_.hand_of, side(blue), is_red ? opponent_cards : cards(seen.own));
  if (red_standing.bonus != 0) line(words_.has_bonus, side(red));
  if (blue_standing.bonus != 0) line(words_.has_bonus, side(blue));
  if (red_standing.sees_first != 0) line(words_.sees_first, side(red), side(blue));
  if (blue_standing.sees_first != 0) line(words_.sees_first, side(blue), side(red));
  if (!seen.batch.empty()) line(words_.batch, cards(seen.batch));
}

void BraveRatsScreen::explain(const RoundOutcome& outcome,
                              const std::array<Played, 2>& played) const {
  for (std::size_t wizard = 0; wizard < 2; ++wizard) {
    const Card other_card = played[1 - wizard].card;
    if (played[wizard].card == Card::wizard && other_card != Card::wizard)
      line(words_.wizard_annuls, card(other_card));
  }
  const bool red_wins =
      outcome.verdict == Verdict::red_wins_round || outcome.verdict == Verdict::red_wins_game;
  const std::string winner_name = side(red_wins ? red : blue);
  const int lower = std::min(value(played[0]), value(played[1]));
  const int higher = std::max(value(played[0]), value(played[1]));
  switch (outcome.reason) {
    case Reason::musician:
      return line(words_.musician);
    case Reason::princess_meets_prince:
      return line(words_.princess, winner_name);
    case Reason::prince:
      return line(words_.prince, winner_name);
    case Reason::lower_value:
      return line(words_.lower, lower, higher, winner_name);
    case Reason::higher_value:
      return line(words_.higher, higher, lower, winner_name);
    case Reason::equal_values:
      return line(words_.equal, higher, lower);
  }
}

void BraveRatsScreen::show_round(const State& before, Card red_card, Card blue_card) const {
  const auto played = cards_played(before, red_card, blue_card);
  const auto shown = [&](std::size_t place) {
    return fmt::format("{} {}{}", letter(played[place].card), card(played[place].card),
                       played[place].bonus ? words_.plus_two : "");
  };
  line(words_.both_play, side(red), shown(0), side(blue), shown(1));
  const RoundOutcome& outcome = decide(played[0], played[1]);
  explain(outcome, played);
  for (const Seat seat : both_seats) {
    const bool wins_round =
        outcome.verdict == (seat == red ? Verdict::red_wins_round : Verdict::blue_wins_round);
    if (wins_round && side_of(before, seat).standing.on_table > 0)
      line(words_.takes_table, side(seat));
  }
  terminal_.print_line();
}

void BraveRatsScreen::show_result(const State& last) const {
  if (const auto won = winner(last)) {
    line(words_.wins_game, side(*won), +last.sides[0].standing.won, +last.sides[1].standing.won);
  } else {
    line(words_.drawn_game);
  }
}

void BraveRatsScreen::show_crowns(const Match& match) const {
  line(words_.crowns, side(red), +match.crowns[0], +match.crowns[1], side(blue));
  if (const auto won = champion(match)) line(words_.wins_match, side(*won));
}

void BraveRatsScreen::show_help() const {
  line(words_.help_heading);
  for (const Card kind : all_cards)
    line("  {} {:<12} {}", letter(kind), card(kind), words_.abilities[brave_rats::index(kind)]);
  terminal_.print_line(words_.help_rounds);
  terminal_.print_line(words_.help_commands);
}

std::optional<Card> card_meant(std::string_view typed, const Words& words) {
  if (typed.size() == 1) {
    if (const auto by_number = card_from(typed[0])) return by_number;
  }
  const auto begins_with = [](std::string_view name, std::string_view beginning) {
    const auto same = [](char left, char right) {
      return std::tolower(static_cast<unsigned char>(left)) ==
             std::tolower(static_cast<unsigned char>(right));
    };
    return beginning.size() <= name.size() &&
           std::equal(beginning.begin(), beginning.end(), name.begin(), same);
  };
  std::optional<Card> meant;
  for (const Card kind : all_cards) {
    const std::string_view name = words.cards[brave_rats::index(kind)];
    if (typed.empty() || !begins_with(name, typed)) continue;
    if (name.size() == typed.size()) return kind;
    if (meant) return std::nullopt;
    meant = kind;
  }
  return meant;
}

}  // namespace cheesemoon::cli
