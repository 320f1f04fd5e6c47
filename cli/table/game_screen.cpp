#include "cli/table/game_screen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "cli/table/brave_rats_screen.h"
#include "cli/table/first_rat_screen.h"
#include "cli/table/safe_text.h"
#include "engine/brave_rats/brave_rats.h"
#include "engine/core/read_number.h"
#include "engine/first_rat/first_rat.h"

namespace cheesemoon::cli {

namespace json = boost::json;

namespace {

std::string plain_members(const json::object& members, std::string_view left_out);

/// A name as programs write it, as people do.
std::string spaced(std::string_view name) {
  std::string text = safe_text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

/// Any value in words: lists and members one after the other.
std::string plain_text(const json::value& value) {
  if (value.is_null()) return "-";
  if (const auto* text = value.if_string()) return safe_text({text->data(), text->size()});
  if (const auto* members = value.if_object()) return plain_members(*members, {});
  const auto* list = value.if_array();
  if (list == nullptr) return json::serialize(value);
  std::vector<std::string> parts;
  parts.reserve(list->size());
  for (const json::value& one : *list) {
    const bool is_whole = one.is_object() || one.is_array();
    parts.push_back(is_whole ? "(" + plain_text(one) + ")" : plain_text(one));
  }
  return parts.empty() ? "-" : fmt::format("{}", fmt::join(parts, ", "));
}

std::string plain_members(const json::object& members, std::string_view left_out) {
  std::vector<std::string> parts;
  for (const auto& member : members) {
    const std::string_view name(member.key().data(), member.key().size());
    if (name == left_out || name == "kind") continue;
    parts.push_back(spaced(name) + " " + plain_text(member.value()));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

std::string GameScreen::name(Seat seat) const {
  if (index(seat) >= names_.size()) return {};
  return terminal_.in_colour_of(seat, names_[index(seat)]);
}

void GameScreen::show_welcome() {
  terminal_.print_line(table().state.game);
}

void GameScreen::tell(const json::array& events) {
  for (const json::value& event : events) {
    const JsonReader reader = read(event);
    const json::object* members = reader.object();
    if (members == nullptr) return;
    std::string text = spaced(reader.member("kind").text());
    const std::string rest = plain_members(*members, "seat");
    if (!rest.empty()) text += ": " + rest;
    if (reader.has("seat") && !reader.member("seat").is_null()) {
      const auto seats = static_cast<int>(names_.size());
      text.insert(0, name(static_cast<Seat>(reader.member("seat").number(1, seats) - 1)) + ": ");
    }
    line("  {}", text);
  }
}

void GameScreen::show_table() const {
  const json::object* members = view().object();
  if (members == nullptr) return;
  for (const auto& member : *members) {
    const std::string_view key(member.key().data(), member.key().size());
    if (!member.value().is_null()) line("{}: {}", spaced(key), plain_text(member.value()));
  }
}

void GameScreen::show_question() {
  show_table();
  list_choices();
}

void GameScreen::list_choices() const {
  const json::array& choices = table().choices;
  for (std::size_t choice = 0; choice < choices.size(); ++choice) {
    const JsonReader reader = read(choices[choice]);
    const json::object* members = reader.object();
    if (members == nullptr) return;
    line("{:>3}  {:<14} {}", choice + 1, safe_text(reader.member("action").text()),
         plain_members(*members, "action"));
  }
}

std::string GameScreen::prompt() const {
  return filled(texts_.prompt, name(own_seat()));
}

/// A number of the list, or an action as it is listed.
std::optional<std::size_t> GameScreen::meant(const std::string& typed) const {
  const json::array& choices = table().choices;
  if (const auto number = read_number<std::size_t>(typed)) {
    if (*number < 1 || *number > choices.size()) return std::nullopt;
    return *number - 1;
  }
  const auto* const found = std::find_if(
      choices.begin(), choices.end(),
      [&](const json::value& one) { return read(one).member("action").text() == typed; });
  if (found == choices.end()) return std::nullopt;
  return static_cast<std::size_t>(found - choices.begin());
}

void GameScreen::say_what_is_wrong(const std::string& typed) const {
  line(texts_.not_understood, typed);
}

void GameScreen::show_choice(const json::value& choice) {
  line(texts_.chosen, safe_text(read(choice).member("action").text()));
}

void GameScreen::show_undone() const {
  terminal_.print_line(texts_.undone);
}

void GameScreen::show_winners(const std::vector<std::string>& winners) const {
  if (winners.empty()) return;
  line(winners.size() == 1 ? texts_.wins : texts_.shared_win,
       fmt::format("{}", fmt::join(winners, ", ")));
}

void GameScreen::show_result() const {
  terminal_.print_line();
  terminal_.print_line(texts_.game_over);
  show_table();
  std::vector<std::string> winners;
  if (const auto& ending = table().state.ending) {
    for (std::size_t seat = 0; seat < ending->places.size(); ++seat)
      if (ending->places[seat] == 1) winners.push_back(name(static_cast<Seat>(seat)));
  }
  show_winners(winners);
}

void GameScreen::show_forfeit(Seat seat, const std::string& reason) const {
  line(texts_.forfeits, name(seat), reason);
}

void GameScreen::show_hint(const json::value& hint) const {
  terminal_.print_line(plain_text(hint));
}

std::unique_ptr<GameScreen> make_game_screen(Terminal& terminal, const Words& words,
                                             const std::string& game,
                                             std::vector<std::string> names) {
  if (game == first_rat::FirstRat::name)
    return std::make_unique<FirstRatScreen>(terminal, words, std::move(names));
  if (game == brave_rats::BraveRats::name)
    return std::make_unique<BraveRatsScreen>(terminal, words, std::move(names));
  return std::make_unique<GameScreen>(terminal, words, std::move(names));
}

}  // namespace cheesemoon::cli
