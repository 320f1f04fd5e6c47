#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/first_rat_words.h"
#include "cli/remote/remote_game.h"

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

void RemoteGame::type(const std::string& line) {
  terminal_.prompt_is_answered();
  if (type_command(line) || type_wish(line)) return;
  if (question_ == Question::really_resign) {
    question_ = Question::none;
    if (line.empty())
      expect_answer(link_.send({{"type", "resign"}, {"seat", number(*table_.viewer)}}), {});
    return;
  }
  if (question_ == Question::choice) {
    if (!line.empty()) {
      question_ = Question::none;
      preview_request_.clear();
      if (line == first_rat_words(words_.code).no) return;
    } else if (preview_request_.empty()) {
      return confirm();
    }
  }
  type_choice(line);
}

/// What everybody can do at any time.
bool RemoteGame::type_command(const std::string& line) {
  if (line == "quit" || line == "exit") {
    ending_ = is_over() ? Ending::finished : Ending::left;
  } else if (line == "?" || line == "help") {
    show_help();
  } else if (line == "board" && screen_ != nullptr) {
    screen_->show_table();
  } else if (line == "clock") {
    show_clocks();
  } else if (line == "list" && may_choose()) {
    screen_->list_choices();
  } else {
    return false;
  }
  return true;
}

/// What somebody who plays can want besides choosing.
bool RemoteGame::type_wish(const std::string& line) {
  const auto said = after(line, "chat");
  const bool is_wish = said || line == "undo" || line == "resign" || line == "offer end" ||
                       line == "rematch" || line == "next";
  if (!is_wish) return false;
  if (!table_.viewer) {
    terminal_.print_line(texts_.only_watching);
    return true;
  }
  const int seat = number(*table_.viewer);
  if (said) send({{"type", "say"}, {"text", *said}});
  if (line == "undo") undo();
  if (line == "resign") question_ = Question::really_resign;
  if (line == "offer end") {
    const bool has_offered = table_.state.seats[index(*table_.viewer)].offers_end;
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

void RemoteGame::type_choice(const std::string& line) {
  if (may_choose()) {
    if (line.empty()) return;
    const auto choice = screen_->meant(line);
    if (choice && *choice < table_.choices.size()) return choose(*choice);
    return screen_->say_what_is_wrong(line);
  }
  if (line.empty()) {
    if (table_.viewer && !is_over() && is_game_over(table_)) send({{"type", "next_game"}});
    return;
  }
  terminal_.print_line(table_.viewer ? filled(texts_.means_nothing, line)
                                     : std::string(texts_.only_watching));
}

void RemoteGame::choose(std::size_t choice) {
  const auto* chosen = table_.choices[choice].if_object();
  if (chosen == nullptr || !chosen->contains("action")) return fail("a choice cannot be read");
  chosen_ = *chosen;
  if (!screen_->wants_confirmation()) return act();
  question_ = Question::choice;
  if (chosen_.contains("events")) {
    if (std::string error = screen_->show_choice(chosen_); !error.empty()) fail(std::move(error));
    return;
  }
  preview_request_ = link_.send(
      {{"type", "preview"}, {"seat", number(*table_.viewer)}, {"action", chosen_.at("action")}});
}

void RemoteGame::confirm() {
  question_ = Question::none;
  act();
}

void RemoteGame::act() {
  const json::value action = chosen_.at("action");
  const std::string request = link_.send({{"type", "act"},
                                          {"seat", number(*table_.viewer)},
                                          {"action", action},
                                          {"at", table_.sequence}});
  expect_answer(request, action.is_string() ? action.get_string().c_str() : std::string());
}

void RemoteGame::expect_answer(std::string request, std::string action) {
  sent_ = Sent{std::move(request), std::move(action), table_.sequence, table_.game_changes};
}

void RemoteGame::undo() {
  question_ = Question::none;
  if (!table_.can_undo) return terminal_.print_line(texts_.nothing_to_undo);
  expect_answer(
      link_.send({{"type", "undo"}, {"seat", number(*table_.viewer)}, {"at", table_.sequence}}),
      {});
}

void RemoteGame::show_help() const {
  if (screen_ != nullptr) screen_->show_help();
  terminal_.print_line(table_.viewer ? texts_.help : texts_.help_watching);
}

void RemoteGame::show_clocks() const {
  const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - clocks_came_);
  std::string text;
  for (std::size_t seat = 0; seat < table_.clocks.size(); ++seat) {
    const auto& clock = table_.clocks[seat];
    if (!clock) continue;
    const std::int64_t left = clock->left_milliseconds - (clock->runs ? passed.count() : 0);
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name(seat), written_time(left));
  }
  if (!text.empty()) terminal_.print_line(filled(texts_.clocks, text));
}

}  // namespace cheesemoon::cli
