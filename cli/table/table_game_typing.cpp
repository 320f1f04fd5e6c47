#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/table/table_game.h"

/// What the person at the table types.
namespace cheesemoon::cli {

namespace json = boost::json;

namespace {

/// The rest of a line that begins with a word.
std::optional<std::string> after(const std::string& line, std::string_view word) {
  if (line.size() <= word.size() + 1 || !line.starts_with(word) || line[word.size()] != ' ')
    return std::nullopt;
  return line.substr(word.size() + 1);
}

/// `1:02:03`, `9:58`.
std::string written_time(std::int64_t milliseconds) {
  const std::int64_t seconds = std::max<std::int64_t>(milliseconds, 0) / 1'000;
  const std::int64_t minutes = seconds / 60;
  if (minutes < 60) return fmt::format("{}:{:02}", minutes, seconds % 60);
  return fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds % 60);
}

}  // namespace

void TableGame::type(const std::string& line) {
  terminal_.prompt_is_answered();
  if (question_ == Question::hand_over) return type_at_hand_over(line);
  if (type_command(line) || type_wish(line)) return;
  if (is_over() && host_.is_here()) {
    ending_ = Ending::finished;
    return;
  }
  const bool agrees = line.empty() || line == texts_.yes;
  if (question_ == Question::really_resign) {
    question_ = Question::none;
    if (agrees) expect_answer(host_.send({{"type", "resign"}, {"seat", own_number()}}), {});
    return;
  }
  if (question_ == Question::choice) {
    if (agrees && !preview_request_.empty()) return;
    question_ = Question::none;
    if (agrees) return act();
    preview_request_.clear();
    if (line == texts_.no) return;
  }
  type_choice(line);
}

/// Nothing is shown before the other person is there.
void TableGame::type_at_hand_over(const std::string& line) {
  if (line.empty()) {
    question_ = Question::none;
    handed_to_ = who_chooses();
    return terminal_.clear();
  }
  if (line == "quit" || line == "exit") {
    ending_ = Ending::left;
  } else if (line == "undo") {
    undo();
  } else if (line == "?" || line == "help") {
    show_help();
  } else {
    terminal_.print_line(filled(texts_.means_nothing, line));
  }
}

/// What everybody can do at any time.
bool TableGame::type_command(const std::string& line) {
  if (line == "quit" || line == "exit") {
    ending_ = is_over() ? Ending::finished : Ending::left;
  } else if (line == "?" || line == "help") {
    show_help();
  } else if (line == "board" && screen_ != nullptr) {
    screen_->show_table();
  } else if (line == "clock") {
    show_clocks();
  } else if (line == "hint") {
    show_hint();
  } else if (line == "list" && may_choose()) {
    screen_->list_choices();
  } else {
    return false;
  }
  return true;
}

/// What somebody who plays can want besides choosing.
bool TableGame::type_wish(const std::string& line) {
  const auto said = after(line, "chat");
  const bool is_wish = said || line == "undo" || line == "resign" || line == "offer end" ||
                       line == "rematch" || line == "next";
  if (!is_wish) return false;
  if (!table().viewer) {
    terminal_.print_line(texts_.only_watching);
    return true;
  }
  const int seat = own_number();
  if (said) send({{"type", "say"}, {"text", *said}});
  if (line == "undo") undo();
  if (line == "resign") question_ = Question::really_resign;
  if (line == "offer end") {
    const auto& seats = table().state.seats;
    const std::size_t own = index(*table().viewer);
    const bool has_offered = own < seats.size() && seats[own].offers_end;
    send({{"type", "offer_end"}, {"seat", seat}, {"offers", !has_offered}});
  }
  if (line == "next") send({{"type", "next_game"}});
  if (line == "rematch") {
    if (is_over()) {
      wants_rematch_ = true;
      send({{"type", "rematch"}});
    } else {
      terminal_.print_line(texts_.not_over);
    }
  }
  return true;
}

void TableGame::type_choice(const std::string& line) {
  if (may_choose()) {
    if (line.empty()) return;
    const auto choice = screen_->meant(line);
    if (choice && *choice < table().choices.size()) return choose(*choice);
    return screen_->say_what_is_wrong(line);
  }
  if (line.empty()) {
    if (table().viewer && !is_over() && is_game_over(table())) send({{"type", "next_game"}});
    return;
  }
  terminal_.print_line(table().viewer ? filled(texts_.means_nothing, line)
                                      : std::string(texts_.only_watching));
}

void TableGame::choose(std::size_t choice) {
  const auto* chosen = table().choices[choice].if_object();
  if (chosen == nullptr || !chosen->contains("action")) return fail("a choice cannot be read");
  chosen_ = *chosen;
  if (!screen_->wants_confirmation()) return act();
  question_ = Question::choice;
  if (chosen_.contains("events")) return screen_->show_choice(chosen_);
  preview_request_ =
      host_.send({{"type", "preview"}, {"seat", own_number()}, {"action", chosen_.at("action")}});
}

void TableGame::act() {
  const json::value action = chosen_.at("action");
  const std::string request = host_.send(
      {{"type", "act"}, {"seat", own_number()}, {"action", action}, {"at", table().sequence}});
  expect_answer(request, action.is_string() ? action.get_string().c_str() : std::string());
}

void TableGame::expect_answer(std::string request, std::string action) {
  sent_ = Sent{std::move(request), std::move(action), table().sequence, table().game_changes};
}

/// Of several at this keyboard whoever can take something back does.
void TableGame::undo() {
  question_ = Question::none;
  for (std::size_t place = 0; !table().can_undo && place < seen_.size(); ++place)
    if (seen_[place].can_undo) sit_down(place);
  if (!table().can_undo) return terminal_.print_line(texts_.nothing_to_undo);
  expect_answer(host_.send({{"type", "undo"}, {"seat", own_number()}, {"at", table().sequence}}),
                {});
}

void TableGame::show_hint() {
  if (!may_choose()) return terminal_.print_line(filled(texts_.means_nothing, "hint"));
  const auto hint = host_.hint(*table().viewer);
  if (!hint) return terminal_.print_line(filled(texts_.no_hint, hint.error()));
  screen_->show_hint(*hint);
}

void TableGame::show_help() const {
  if (screen_ != nullptr) screen_->show_help();
  if (!table().viewer) return terminal_.print_line(texts_.help_watching);
  terminal_.print_line(texts_.help);
  terminal_.print_line(host_.is_here() ? texts_.help_here : texts_.help_away);
}

void TableGame::show_clocks() const {
  const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - clocks_came_);
  std::string text;
  for (std::size_t seat = 0; seat < table().clocks.size(); ++seat) {
    const auto& clock = table().clocks[seat];
    if (!clock) continue;
    const std::int64_t left = clock->left_milliseconds - (clock->runs ? passed.count() : 0);
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name(seat), written_time(left));
  }
  if (!text.empty()) terminal_.print_line(filled(texts_.clocks, text));
}

}  // namespace cheesemoon::cli
