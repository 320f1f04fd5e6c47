#include "cli/remote/first_rat_game_screen.h"

#include <algorithm>
#include <charconv>

#include "cli/remote/first_rat_reader.h"
#include "cli/remote/named.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/notation.h"
#include "json/reader.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using namespace first_rat;

namespace {

constexpr std::size_t most_choices = 100'000;

Result<std::vector<Action>, std::string> read_choices(const json::array& choices) {
  std::optional<JsonError> error;
  const json::value list(choices);
  std::vector<Action> actions;
  for (const JsonReader& choice : JsonReader(list, error).elements(most_choices)) {
    const auto action = read_action(choice.member("action").text());
    if (!action) choice.member("action").fail("expected an action");
    if (error) break;
    actions.push_back(*action);
  }
  if (error) return Failure{"choices" + describe(*error)};
  return actions;
}

bool begins_a_group(const json::value& event) {
  const auto* members = event.if_object();
  const auto* kind = members != nullptr ? members->if_contains("kind") : nullptr;
  return kind != nullptr && kind->is_string() &&
         (kind->get_string() == "decided" || kind->get_string() == "card_drawn");
}

}  // namespace

FirstRatGameScreen::FirstRatGameScreen(Terminal& terminal, const FirstRatWords& words,
                                       std::vector<std::string> names)
    : terminal_(terminal),
      words_(words),
      people_(names.size()),
      screen_(terminal, words, std::move(names)) {}

std::string FirstRatGameScreen::look(const RemoteTable& table, bool is_new_game) {
  auto read = read_first_rat_table(table.board, table.view);
  if (!read) return read.error();
  if (read->team_count != people_ + (read->against_greg ? 1U : 0U))
    return "teams: expected one for every seat";
  auto choices = read_choices(table.choices);
  if (!choices) return choices.error();
  if (read->against_greg) {
    std::optional<JsonError> error;
    difficulty_ = read_named(JsonReader(table.board, error).member("options").member("solo"),
                             difficulty_names);
    if (error) return "board." + describe(*error);
  }
  table_ = *read;
  choices_ = std::move(*choices);
  own_seat_.reset();
  if (table.viewer) own_seat_ = index(*table.viewer);
  if (is_new_game) shown_round_ = 0;
  return {};
}

void FirstRatGameScreen::show_welcome() const {
  terminal_.print_line(difficulty_ ? filled(words_.welcome_solo, words_.difficulties[*difficulty_])
                                   : filled(words_.welcome, people_));
}

std::string FirstRatGameScreen::tell_group(const json::array& events) const {
  const auto read = read_first_rat_events(json::value(events), table_);
  if (!read) return read.error();
  screen_.show_events(table_, *read);
  return {};
}

std::string FirstRatGameScreen::tell(const json::array& events) const {
  // What follows from one decision belongs together.
  json::array group;
  for (const json::value& event : events) {
    if (begins_a_group(event)) {
      if (std::string error = tell_group(group); !error.empty()) return error;
      group.clear();
    }
    group.push_back(event);
  }
  return tell_group(group);
}

void FirstRatGameScreen::show_table() const {
  const std::size_t mover = table_.against_greg ? 0 : table_.turn.team;
  screen_.show_table(table_, own_seat_.value_or(mover));
}

void FirstRatGameScreen::show_question() {
  if (shown_round_ != table_.round) {
    terminal_.print_line();
    show_table();
    terminal_.print_line();
    terminal_.print_line(filled(words_.turn_of, table_.round,
                                screen_.sentences().team(table_, own_seat_.value_or(0))));
    if (table_.last_round == table_.round) terminal_.print_line(words_.last_round);
    if (table_.last_round == table_.round + 1) terminal_.print_line(words_.next_round_is_last);
    shown_round_ = table_.round;
  }
  screen_.show_question(table_);
  if (choices_.size() <= short_list) {
    list_choices();
  } else {
    terminal_.print_line(filled(words_.many_moves, choices_.size()));
  }
}

void FirstRatGameScreen::list_choices() const {
  screen_.show_choices(table_, choices_);
}

std::string FirstRatGameScreen::prompt() const {
  return filled(words_.prompt, screen_.sentences().team(table_, own_seat_.value_or(0)));
}

/// A number of the list, or an action; a move may be written without its verb.
std::optional<std::size_t> FirstRatGameScreen::meant(const std::string& typed) const {
  std::size_t choice = 0;
  const char* const end = typed.data() + typed.size();
  const auto number = std::from_chars(typed.data(), end, choice);
  if (number.ec == std::errc() && number.ptr == end) {
    if (choice < 1 || choice > choices_.size()) return std::nullopt;
    return choice - 1;
  }
  for (const std::string& text : {typed, "move " + typed}) {
    const auto action = read_action(text);
    if (!action) continue;
    const auto found = std::find(choices_.begin(), choices_.end(), *action);
    if (found != choices_.end()) return static_cast<std::size_t>(found - choices_.begin());
  }
  return std::nullopt;
}

void FirstRatGameScreen::say_what_is_wrong(const std::string& typed) const {
  const bool is_action = read_action(typed).ok() || read_action("move " + typed).ok();
  terminal_.print_line(filled(is_action ? words_.not_allowed : words_.not_understood, typed));
}

std::string FirstRatGameScreen::show_choice(const json::value& choice) const {
  std::optional<JsonError> error;
  const JsonReader reader(choice, error);
  const auto action = read_action(reader.member("action").text());
  if (!action) reader.member("action").fail("expected an action");
  const JsonReader events = reader.member("events");
  if (error) return "choice." + describe(*error);
  terminal_.print_line(filled(words_.chosen, screen_.sentences().action(table_, *action)));
  const auto read = read_first_rat_events(events.json(), table_);
  if (!read) return read.error();
  screen_.show_events(table_, *read);
  return {};
}

void FirstRatGameScreen::show_undone() const {
  terminal_.print_line(words_.undone);
}

void FirstRatGameScreen::show_result() const {
  screen_.show_result(table_);
}

void FirstRatGameScreen::show_help() const {
  terminal_.print_line(words_.help_actions);
  terminal_.print_line(words_.help_rules);
}

}  // namespace cheesemoon::cli
