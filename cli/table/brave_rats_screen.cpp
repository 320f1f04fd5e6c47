#include "cli/table/brave_rats_screen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "cli/named.h"
#include "engine/brave_rats/brave_rats.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using namespace brave_rats;

namespace {

constexpr int highest_card = static_cast<int>(card_kinds) - 1;

std::size_t read_card(const JsonReader& reader) {
  return static_cast<std::size_t>(reader.number(0, highest_card));
}

Seat read_side(const JsonReader& reader) {
  return static_cast<Seat>(reader.number(1, 2) - 1);
}

double read_share(const JsonReader& reader) {
  if (reader.json().is_number()) return reader.json().to_number<double>();
  reader.fail("expected a number");
  return 0;
}

int rounds_on_table(const JsonReader& player) {
  return player.member("on_table").number(0, table_cap);
}

}  // namespace

std::vector<JsonReader> BraveRatsScreen::players() const {
  const JsonReader members = view().member("players");
  auto both = members.elements(2);
  if (both.size() != 2) members.fail("expected two players");
  // Read as empty after an error.
  both.resize(2, members);
  return both;
}

std::string BraveRatsScreen::cards(const JsonReader& hand) const {
  std::vector<std::string> texts;
  for (const char digit : hand.text()) {
    const auto kind = card_from(digit);
    if (!kind) hand.fail("expected cards as digits");
    if (kind) texts.push_back(fmt::format("{} {}", digit, card(brave_rats::index(*kind))));
  }
  return texts.empty() ? "-" : fmt::format("{}", fmt::join(texts, ", "));
}

void BraveRatsScreen::show_welcome() {
  const auto variant = read_variant(board().member("options").member("variant").text());
  if (variant) line(words_.welcome, words_.variants[static_cast<std::size_t>(*variant)]);
  terminal().print_line();
  const auto both = players();
  has_rounds_on_table_ = rounds_on_table(both[0]) + rounds_on_table(both[1]) > 0;
}

void BraveRatsScreen::tell(const json::array& events) {
  // A round is told with what came of it, which are the next events.
  std::optional<JsonReader> round;
  for (const json::value& event : events) {
    const JsonReader reader = read(event);
    const std::string_view kind = reader.member("kind").text();
    if (kind == "round_played") round = reader;
    if (kind == "card_shown")
      line(words_.shows, name(read_side(reader.member("seat"))),
           card(read_card(reader.member("card"))));
    const bool decides_game = kind == "game_over" && reader.member("winner").number(0, 2) != 0;
    if (!round || (kind != "round_undecided" && kind != "round_won" && !decides_game)) continue;
    std::optional<Seat> winner;
    if (kind != "round_undecided")
      winner = read_side(reader.member(decides_game ? "winner" : "seat"));
    tell_round(*round, winner, kind == "round_won" && has_rounds_on_table_);
    has_rounds_on_table_ = kind == "round_undecided";
    round.reset();
  }
}

void BraveRatsScreen::show_table() const {
  const auto both = players();
  const auto says = [](const JsonReader& player, std::string_view what) {
    return player.member(what).truth();
  };
  if (view().member("phase").text() == "play") {
    const auto won = [](const JsonReader& player) {
      return player.member("won").number(0, rounds_to_win);
    };
    line(words_.round_heading, count_events(table(), "round_played") + 1, name(red), won(both[0]),
         won(both[1]), name(blue));
    const auto gain = [&](const JsonReader& player) {
      const int rounds = rounds_on_table(player);
      return rounds == table_cap ? std::string(words_.on_table_many) : fmt::format("{}", rounds);
    };
    if (rounds_on_table(both[0]) + rounds_on_table(both[1]) > 0)
      line(words_.on_table, name(red), gain(both[0]), name(blue), gain(both[1]));
  }
  for (const Seat seat : both_seats) {
    const JsonReader& player = both[cheesemoon::index(seat)];
    std::string known = cards(player.member("hand"));
    const int hidden = player.member("hidden").number(0, hand_size);
    if (hidden > 0) known += ", " + filled(words_.hidden_cards, hidden);
    line(words_.hand_of, name(seat), known);
  }
  for (const Seat seat : both_seats)
    if (says(both[cheesemoon::index(seat)], "bonus")) line(words_.has_bonus, name(seat));
  for (const Seat seat : both_seats)
    if (says(both[cheesemoon::index(seat)], "sees_first"))
      line(words_.sees_first, name(seat), name(other(seat)));
  const JsonReader draft = view().member("draft");
  if (!draft.is_null() && !draft.member("batch").is_null())
    line(words_.batch, cards(draft.member("batch")));
}

void BraveRatsScreen::explain(const JsonReader& round, const std::array<std::size_t, 2>& cards,
                              const std::array<int, 2>& values, const std::string& winner) const {
  constexpr auto wizard = static_cast<std::size_t>(Card::wizard);
  for (std::size_t place = 0; place < 2; ++place)
    if (cards[place] == wizard && cards[1 - place] != wizard)
      line(words_.wizard_annuls, card(cards[1 - place]));
  constexpr std::array<std::string_view, 6> reasons{
      "musician", "princess_meets_prince", "prince", "lower_value", "higher_value", "equal_values"};
  const auto [lower, higher] = std::minmax(values[0], values[1]);
  line(words_.reasons[read_named(round.member("reason"), reasons)], winner, lower, higher);
}

void BraveRatsScreen::tell_round(const JsonReader& round, std::optional<Seat> winner,
                                 bool takes_table) const {
  constexpr int highest_value = 9;
  std::array<std::size_t, 2> played{};
  std::array<int, 2> values{};
  const auto told_cards = round.member("cards").elements(2);
  const auto told_values = round.member("values").elements(2);
  if (told_cards.size() != 2 || told_values.size() != 2)
    return round.fail("expected a card of each player and its value");
  std::array<std::string, 2> shown;
  for (std::size_t place = 0; place < 2; ++place) {
    played[place] = read_card(told_cards[place]);
    values[place] = told_values[place].number(0, highest_value);
    const bool has_bonus = values[place] != static_cast<int>(played[place]);
    shown[place] = fmt::format("{} {}{}", played[place], card(played[place]),
                               has_bonus ? words_.plus_two : "");
  }
  line(words_.both_play, name(red), shown[0], name(blue), shown[1]);
  explain(round, played, values, winner ? name(*winner) : std::string());
  if (winner && takes_table) line(words_.takes_table, name(*winner));
  terminal().print_line();
}

std::string BraveRatsScreen::prompt() const {
  const std::string own = name(own_seat());
  if (view().member("phase").text() == "draft") return filled(words_.ask_pick, own);
  const auto both = players();
  const bool is_revealed =
      both[0].member("sees_first").truth() || both[1].member("sees_first").truth();
  if (!is_revealed) return filled(words_.ask_play, own);
  const JsonReader shown = view().member("shown");
  if (shown.is_null()) return filled(words_.ask_show, own);
  return filled(words_.ask_reply, own, card(read_card(shown)));
}

std::optional<std::size_t> BraveRatsScreen::meant(const std::string& typed) const {
  const auto wanted = card_meant(typed, words_);
  if (!wanted) return std::nullopt;
  const json::array& choices = table().choices;
  for (std::size_t choice = 0; choice < choices.size(); ++choice)
    if (read_card(read(choices[choice]).member("card")) == *wanted) return choice;
  return std::nullopt;
}

void BraveRatsScreen::say_what_is_wrong(const std::string& typed) const {
  const auto wanted = card_meant(typed, words_);
  if (wanted) return line(words_.not_in_hand, card(*wanted));
  line(words_.not_a_card, typed);
}

void BraveRatsScreen::show_only_choice() const {
  if (view().member("phase").text() == "play")
    line(words_.forced, name(own_seat()),
         card(read_card(read(table().choices.front()).member("card"))));
}

void BraveRatsScreen::show_undone() const {
  line(words_.undone, name(own_seat()));
}

void BraveRatsScreen::show_result() const {
  const auto both = players();
  const int winner = view().member("result").member("winner").number(0, 2);
  if (winner > 0) {
    line(words_.wins_game, name(static_cast<Seat>(winner - 1)),
         both[0].member("won").number(0, rounds_to_win),
         both[1].member("won").number(0, rounds_to_win));
  } else {
    line(words_.drawn_game);
  }
  const auto& crowns = table().state.crowns;
  if (!crowns || crowns->won.size() != 2) return;
  line(words_.crowns, name(red), crowns->won[0], crowns->won[1], name(blue));
  for (const Seat seat : both_seats)
    if (crowns->won[cheesemoon::index(seat)] >= crowns->to_win) line(words_.wins_match, name(seat));
}

void BraveRatsScreen::show_forfeit(Seat seat, const std::string& reason) const {
  line(words_.forfeits, name(seat), reason, name(other(seat)));
}

void BraveRatsScreen::show_hint(const json::value& hint) const {
  const JsonReader reader = read(hint);
  const Seat own = own_seat();
  // The last letter of an action, and of the name of a card, is its number.
  const auto card_of = [&](const JsonReader& text) {
    const auto kind = text.text().empty() ? std::nullopt : card_from(text.text().back());
    if (!kind) text.fail("expected a card");
    return kind ? card(brave_rats::index(*kind)) : std::string_view();
  };
  if (const JsonReader choice = reader.member("choice"); !choice.is_null())
    return line(words_.hint_plays, name(own), card_of(choice));
  const double chance = 100 * read_share(reader.member("win"));
  line(words_.hint_chance, name(own), fmt::format("{:.1f}", chance), name(other(own)),
       fmt::format("{:.1f}", 100 - chance));
  std::vector<std::string> mix;
  for (const JsonReader& one : reader.member("mix").elements(card_kinds)) {
    const double share = read_share(one.member("share"));
    if (share > 0)
      mix.push_back(fmt::format("{} {:.0f} %", card_of(one.member("card")), 100 * share));
  }
  line(words_.hint_plays, name(own), fmt::format("{}", fmt::join(mix, ", ")));
}

void BraveRatsScreen::show_help() const {
  terminal().print_line(words_.help_heading);
  for (const Card kind : all_cards)
    line("  {} {:<12} {}", letter(kind), card(brave_rats::index(kind)),
         words_.abilities[brave_rats::index(kind)]);
  terminal().print_line(words_.help_rounds);
  show_pairs();
  terminal().print_line(words_.help_choosing);
}

void BraveRatsScreen::show_pairs() const {
  constexpr std::array<std::string_view, 5> marks{"=", "+", "-", "++", "--"};  // by verdict
  terminal().print_line(words_.help_pairs);
  std::string heading(16, ' ');
  for (const Card other : all_cards) heading += fmt::format("{:<4}", letter(other));
  terminal().print_line(heading);
  for (const Card own : all_cards) {
    std::string row = fmt::format("  {} {:<12}", letter(own), card(brave_rats::index(own)));
    for (const Card other : all_cards) {
      const RoundOutcome& outcome = decide({own}, {other});
      const bool wins_two = (outcome.verdict == Verdict::red_wins_round && outcome.worth[0] == 2) ||
                            (outcome.verdict == Verdict::blue_wins_round && outcome.worth[1] == 2);
      row +=
          fmt::format("{:<4}", fmt::format("{}{}", marks[static_cast<std::size_t>(outcome.verdict)],
                                           wins_two ? "2" : ""));
    }
    terminal().print_line(row);
  }
}

std::optional<std::size_t> card_meant(std::string_view typed, const Words& words) {
  if (typed.size() == 1) {
    if (const auto by_number = card_from(typed[0])) return brave_rats::index(*by_number);
  }
  const auto begins_with = [](std::string_view name, std::string_view beginning) {
    const auto same = [](char left, char right) {
      return std::tolower(static_cast<unsigned char>(left)) ==
             std::tolower(static_cast<unsigned char>(right));
    };
    return beginning.size() <= name.size() &&
           std::equal(beginning.begin(), beginning.end(), name.begin(), same);
  };
  std::optional<std::size_t> meant;
  for (std::size_t kind = 0; kind < card_kinds; ++kind) {
    const std::string_view name = words.cards[kind];
    if (typed.empty() || !begins_with(name, typed)) continue;
    if (name.size() == typed.size()) return kind;
    if (meant) return std::nullopt;
    meant = kind;
  }
  return meant;
}

}  // namespace cheesemoon::cli
