#include "cli/brave_rats_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace cheesemoon::cli {

using namespace brave_rats;

RoundTold round_told(const State& before, Card red_card, Card blue_card) {
  const auto played = cards_played(before, red_card, blue_card);
  const RoundOutcome& outcome = decide(played[0], played[1]);
  RoundTold round{.cards = {red_card, blue_card},
                  .values = {value(played[0]), value(played[1])},
                  .reason = outcome.reason,
                  .winner = std::nullopt,
                  .takes_table = false};
  if (outcome.verdict == Verdict::undecided) return round;
  const bool red_wins =
      outcome.verdict == Verdict::red_wins_round || outcome.verdict == Verdict::red_wins_game;
  round.winner = red_wins ? red : blue;
  const bool wins_round =
      outcome.verdict == Verdict::red_wins_round || outcome.verdict == Verdict::blue_wins_round;
  round.takes_table = wins_round && side_of(before, *round.winner).standing.on_table > 0;
  return round;
}

BraveRatsScreen::BraveRatsScreen(Terminal& terminal, const Words& words)
    : BraveRatsScreen(terminal, words, {std::string(words.sides[0]), std::string(words.sides[1])}) {
}

template <class... Arguments>
void BraveRatsScreen::line(std::string_view format, const Arguments&... arguments) const {
  terminal_.print_line(filled(format, arguments...));
}

std::string BraveRatsScreen::side(Seat seat) const {
  return terminal_.in_colour_of(seat, names_[cheesemoon::index(seat)]);
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

void BraveRatsScreen::show_position(const hosting::BraveRatsSight& seen, int round) const {
  const auto& [red_standing, blue_standing] = seen.standings;
  const unsigned red_on_table = red_standing.on_table;
  const unsigned blue_on_table = blue_standing.on_table;
  if (seen.phase == Phase::play) {
    line(words_.round_heading, round, side(red), +red_standing.won, +blue_standing.won, side(blue));
    if (red_on_table + blue_on_table > 0)
      line(words_.on_table, side(red), gain(red_on_table), side(blue), gain(blue_on_table));
  }
  for (const Seat seat : both_seats) {
    const std::size_t place = cheesemoon::index(seat);
    std::string known = cards(seen.hands[place]);
    if (seen.hidden[place] > 0) known += ", " + filled(words_.hidden_cards, +seen.hidden[place]);
    line(words_.hand_of, side(seat), known);
  }
  if (red_standing.bonus != 0) line(words_.has_bonus, side(red));
  if (blue_standing.bonus != 0) line(words_.has_bonus, side(blue));
  if (red_standing.sees_first != 0) line(words_.sees_first, side(red), side(blue));
  if (blue_standing.sees_first != 0) line(words_.sees_first, side(blue), side(red));
  if (!seen.batch.empty()) line(words_.batch, cards(seen.batch));
}

void BraveRatsScreen::explain(const RoundTold& round) const {
  for (std::size_t wizard = 0; wizard < 2; ++wizard) {
    const Card other_card = round.cards[1 - wizard];
    if (round.cards[wizard] == Card::wizard && other_card != Card::wizard)
      line(words_.wizard_annuls, card(other_card));
  }
  const std::string winner_name = round.winner ? side(*round.winner) : std::string();
  const auto [lower, higher] = std::minmax(round.values[0], round.values[1]);
  switch (round.reason) {
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

void BraveRatsScreen::show_round(const RoundTold& round) const {
  const auto shown = [&](std::size_t place) {
    const Card played = round.cards[place];
    return fmt::format("{} {}{}", letter(played), card(played),
                       round.values[place] != number(played) ? words_.plus_two : "");
  };
  line(words_.both_play, side(red), shown(0), side(blue), shown(1));
  explain(round);
  if (round.winner && round.takes_table) line(words_.takes_table, side(*round.winner));
  terminal_.print_line();
}

void BraveRatsScreen::show_result(std::optional<Seat> winner,
                                  const std::array<int, 2>& rounds) const {
  if (winner) {
    line(words_.wins_game, side(*winner), rounds[0], rounds[1]);
  } else {
    line(words_.drawn_game);
  }
}

void BraveRatsScreen::show_crowns(const Match& match) const {
  line(words_.crowns, side(red), +match.crowns[0], +match.crowns[1], side(blue));
  if (const auto won = champion(match)) line(words_.wins_match, side(*won));
}

void BraveRatsScreen::show_rules() const {
  line(words_.help_heading);
  for (const Card kind : all_cards)
    line("  {} {:<12} {}", letter(kind), card(kind), words_.abilities[brave_rats::index(kind)]);
  terminal_.print_line(words_.help_rounds);
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
