#include "cli/remote/brave_rats_game_screen.h"

#include <algorithm>

#include "cli/remote/brave_rats_reader.h"
#include "engine/brave_rats/notation.h"
#include "json/reader.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using namespace brave_rats;

namespace {

Result<std::vector<Card>, std::string> read_choices(const json::array& choices) {
  constexpr std::size_t most_choices = card_kinds;
  std::optional<JsonError> error;
  const json::value list(choices);
  std::vector<Card> cards;
  for (const JsonReader& choice : JsonReader(list, error).elements(most_choices))
    cards.push_back(
        static_cast<Card>(choice.member("card").number(0, static_cast<int>(card_kinds) - 1)));
  if (error) return Failure{"choices" + describe(*error)};
  return cards;
}

/// Nobody in a draw, and while there is no result.
Result<std::optional<Seat>, std::string> read_winner(const json::value& view) {
  std::optional<JsonError> error;
  const JsonReader result = JsonReader(view, error).member("result");
  std::optional<Seat> winner;
  if (!result.is_null()) {
    const int won = result.member("winner").number(0, 2);
    if (won > 0) winner = static_cast<Seat>(won - 1);
  }
  if (error) return Failure{describe(*error)};
  return winner;
}

std::optional<Match> match_of(const TableState& state) {
  if (!state.crowns || state.crowns->won.size() != 2) return std::nullopt;
  return Match{static_cast<std::uint8_t>(state.crowns->to_win),
               {static_cast<std::uint8_t>(state.crowns->won[0]),
                static_cast<std::uint8_t>(state.crowns->won[1])}};
}

}  // namespace

std::string BraveRatsGameScreen::look(const RemoteTable& table, bool is_new_game) {
  const auto seen = read_brave_rats_view(table.view, table.viewer);
  if (!seen) return seen.error();
  auto choices = read_choices(table.choices);
  if (!choices) return choices.error();
  const auto winner = read_winner(table.view);
  if (!winner) return winner.error();
  had_rounds_on_table_ =
      !is_new_game && (seen_.standings[0].on_table > 0 || seen_.standings[1].on_table > 0);
  seen_ = *seen;
  choices_ = std::move(*choices);
  winner_ = *winner;
  match_ = match_of(table.state);
  variant_ = table.state.variant;
  round_ = count_events(table, "round_played") + 1;
  return {};
}

void BraveRatsGameScreen::show_welcome() const {
  const auto variant = read_variant(variant_);
  if (variant)
    terminal_.print_line(
        filled(words_.welcome, words_.variants[static_cast<std::size_t>(*variant)]));
  terminal_.print_line();
}

std::string BraveRatsGameScreen::tell(const json::array& events) const {
  const auto read = read_brave_rats_events(json::value(events), had_rounds_on_table_);
  if (!read) return read.error();
  for (const BraveRatsEvent& event : *read) {
    if (const auto* round = std::get_if<RoundTold>(&event)) screen_.show_round(*round);
    if (const auto* shown = std::get_if<CardShown>(&event))
      terminal_.print_line(
          filled(words_.shows, screen_.side(shown->seat), screen_.card(shown->card)));
  }
  return {};
}

void BraveRatsGameScreen::show_table() const {
  screen_.show_position(seen_, round_);
}

void BraveRatsGameScreen::show_question() {
  show_table();
}

void BraveRatsGameScreen::list_choices() const {
  show_table();
}

std::string BraveRatsGameScreen::prompt() const {
  const std::string side = screen_.side(own_seat());
  if (seen_.phase == Phase::draft_pick) return filled(words_.ask_pick, side);
  const bool is_revealed = seen_.standings[0].sees_first != 0 || seen_.standings[1].sees_first != 0;
  if (!is_revealed) return filled(words_.ask_play, side);
  if (!seen_.shown.made()) return filled(words_.ask_show, side);
  return filled(words_.ask_reply, side, screen_.card(seen_.shown.card()));
}

std::optional<std::size_t> BraveRatsGameScreen::meant(const std::string& typed) const {
  const auto card = card_meant(typed, words_);
  if (!card) return std::nullopt;
  const auto found = std::find(choices_.begin(), choices_.end(), *card);
  if (found == choices_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - choices_.begin());
}

void BraveRatsGameScreen::say_what_is_wrong(const std::string& typed) const {
  const auto card = card_meant(typed, words_);
  terminal_.print_line(card ? filled(words_.not_in_hand, screen_.card(*card))
                            : filled(words_.not_a_card, typed));
}

std::string BraveRatsGameScreen::show_choice(const json::value& /*choice*/) const {
  return {};
}

bool BraveRatsGameScreen::takes_only_choice() const {
  if (seen_.phase == Phase::play && choices_.size() == 1)
    terminal_.print_line(
        filled(words_.forced, screen_.side(own_seat()), screen_.card(choices_.front())));
  return true;
}

void BraveRatsGameScreen::show_undone() const {
  terminal_.print_line(filled(words_.undone, screen_.side(own_seat())));
}

void BraveRatsGameScreen::show_result() const {
  screen_.show_result(winner_, {seen_.standings[0].won, seen_.standings[1].won});
  if (match_) screen_.show_crowns(*match_);
}

void BraveRatsGameScreen::show_help() const {
  screen_.show_rules();
  terminal_.print_line(words_.help_choosing);
}

}  // namespace cheesemoon::cli
