#include "cli/remote/remote_game.h"

#include <utility>

#include "cli/first_rat_words.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using std::chrono::milliseconds;

namespace {

/// How long to look for news from one side before looking at the other.
constexpr milliseconds glance{1};
constexpr milliseconds look{50};

}  // namespace

RemoteGame::RemoteGame(Terminal& terminal, TypedLines& lines, TableLink& link, const Words& words,
                       std::string person, AtEnd at_end)
    : terminal_(terminal),
      lines_(lines),
      link_(link),
      words_(words),
      texts_(remote_words(words.code)),
      person_(std::move(person)),
      at_end_(std::move(at_end)) {}

RemoteGame::Ending RemoteGame::play(hosting::Viewer viewer) {
  table_.viewer = viewer;
  link_.watch(viewer);
  while (!ending_) {
    // Whoever is waited for is waited for longer: the person, if he has to say something.
    const bool awaits_person = terminal_.has_prompt() && !prompt().empty() && !lines_.has_ended();
    const TableLink::Heard heard = link_.hear(awaits_person ? glance : look);
    if (heard.was_lost) terminal_.print_line(texts_.lost);
    if (heard.is_back) terminal_.print_line(texts_.back);
    for (const json::value& message : heard.messages) {
      if (!ending_) receive(message);
    }
    if (ending_) break;
    // Lines that were typed ahead wait for the answer to the one before, but nobody has to wait for
    // a server that is gone.
    if (!sent_ || !link_.is_connected()) {
      const auto line =
          lines_.next(awaits_person && heard.messages.empty() ? look : milliseconds{0});
      if (line) type(*line);
    }
    if (!ending_ && lines_.has_ended()) {
      const bool stays = !viewer && !is_over();
      if (!stays) ending_ = is_over() ? Ending::finished : Ending::input_ended;
    }
    if (!ending_) ask_what_is_due();
    terminal_.flush();
  }
  return *ending_;
}

void RemoteGame::fail(std::string error) {
  error_ = std::move(error);
  ending_ = Ending::failed;
}

std::string RemoteGame::name(std::size_t seat) const {
  if (seat >= names_.size()) return {};
  return terminal_.in_colour_of(static_cast<Seat>(seat), names_[seat]);
}

bool RemoteGame::may_choose() const {
  return screen_ != nullptr && table_.viewer && !table_.choices.empty() && !sent_ && !is_over();
}

void RemoteGame::ask_what_is_due() {
  if (sent_ || !link_.is_connected()) return;
  if (may_choose() && question_ == Question::none && !is_question_shown_) {
    is_question_shown_ = true;
    awaited_.clear();
    if (table_.choices.size() == 1 && screen_->takes_only_choice()) return choose(0);
    screen_->show_question();
    show_clocks();
  }
  if (!may_choose()) say_who_is_awaited();
  std::string asked = prompt();
  // Somebody who is asked nothing may be typing, too; what comes meanwhile must not mix with that.
  if (asked.empty() && terminal_.is_screen()) asked = "> ";
  if (!asked.empty() && !terminal_.has_prompt()) terminal_.show_prompt(asked);
}

std::string RemoteGame::prompt() const {
  if (question_ == Question::really_resign) return std::string(texts_.confirm_resign);
  if (question_ == Question::choice)
    return preview_request_.empty() ? std::string(first_rat_words(words_.code).confirm)
                                    : std::string();
  if (may_choose()) return screen_->prompt();
  const bool is_between_games = table_.viewer && !is_over() && is_game_over(table_);
  return is_between_games ? std::string(texts_.ask_next_game) : std::string();
}

/// Says it once for as long as it stays the same. Bots are not worth a word.
void RemoteGame::say_who_is_awaited() {
  std::string awaited;
  for (const Seat seat : seats_to_act(table_)) {
    const RemoteSeat& there = table_.state.seats[index(seat)];
    const bool is_awaited =
        there.kind == RemoteSeat::Kind::person && there.gone.empty() && seat != table_.viewer;
    if (is_awaited) awaited += (awaited.empty() ? "" : ", ") + name(index(seat));
  }
  if (is_over() || is_game_over(table_) || awaited.empty()) {
    awaited_.clear();
    return;
  }
  if (awaited == awaited_) return;
  awaited_ = awaited;
  std::string line = filled(texts_.waiting_for, awaited);
  if (table_.can_undo) line += " " + std::string(texts_.undo_is_possible);
  terminal_.print_line(line);
}

}  // namespace cheesemoon::cli
