#include <algorithm>
#include <utility>

#include "cli/table/safe_text.h"
#include "cli/table/table_game.h"
#include "json/reader.h"

/// What comes from the host, and how it is told.
namespace cheesemoon::cli {

namespace json = boost::json;

namespace {

/// A text of a message, empty if there is none of that name.
std::string text_of(const json::value& message, std::string_view name) {
  std::optional<JsonError> error;
  const JsonReader reader(message, error);
  if (!reader.has(name) || reader.member(name).is_null()) return {};
  return std::string(reader.member(name).text());
}

/// Why somebody plays no more.
std::string_view text_of_gone(const TableWords& texts, std::string_view gone) {
  if (gone == "resigned") return texts.resigned;
  if (gone == "timed_out") return texts.timed_out;
  return gone == "replaced" ? texts.replaced : texts.did_not_come_back;
}

}  // namespace

void TableGame::hear(const TableHost::Heard& heard) {
  if (heard.was_lost) terminal_.print_line(texts_.lost);
  if (heard.is_back) terminal_.print_line(texts_.back);
  for (const json::value& message : heard.messages)
    if (!ending_) receive(message);
  if (heard.forfeit && screen_ != nullptr) {
    screen_->show_forfeit(heard.forfeit->seat, heard.forfeit->reason);
    ending_ = Ending::finished;
  }
}

void TableGame::receive(const json::value& message) {
  const std::string type = text_of(message, "type");
  const std::string request = text_of(message, "request");
  if (type == "update") return take(message);
  if (type == "refused") return take_refusal(message);
  if (type == "done" && sent_ && sent_->request == request) sent_.reset();
  if (type == "rematched") {
    next_ = text_of(message, "next");
    ending_ = Ending::rematch;
  }
  if (type == "preview" && request == preview_request_ && question_ == Question::choice) {
    preview_request_.clear();
    std::optional<JsonError> error;
    const json::object* choice = JsonReader(message, error).member("choice").object();
    if (choice == nullptr) return fail("a choice cannot be read");
    chosen_ = *choice;
    screen_->show_choice(chosen_);
  }
}

void TableGame::take_refusal(const json::value& message) {
  const std::string reason = text_of(message, "reason");
  const std::string request = text_of(message, "request");
  const std::string sentence = safe_text(text_of(message, "sentence"));
  // Without a name, or when the table cannot even be watched, there is no going on.
  if (request.empty() || request == watch_request) return fail("the server refuses: " + sentence);
  if (request == preview_request_) {
    preview_request_.clear();
    question_ = Question::none;
  }
  if (sent_ && sent_->request == request) {
    const Sent refused = *std::exchange(sent_, std::nullopt);
    const bool only_chat_came = reason == "outdated" && table().sequence != refused.at &&
                                table().game_changes == refused.game_changes;
    if (only_chat_came && !refused.action.empty()) {
      chosen_["action"] = refused.action;
      return act();
    }
    is_question_shown_ = false;
  }
  // Somebody else began it in the same moment.
  if (reason == "still_playing") return;
  if (reason == "outdated") return terminal_.print_line(texts_.outdated);
  if (reason == "nothing_to_undo") return terminal_.print_line(texts_.nothing_to_undo);
  if (reason == "too_many") return terminal_.print_line(texts_.too_many);
  terminal_.print_line(filled(texts_.refused, sentence));
}

void TableGame::take(const json::value& update) {
  std::optional<JsonError> error;
  const JsonReader seat = JsonReader(update, error).member("seat");
  hosting::Viewer viewer;
  if (!seat.is_null()) viewer = seat.seat();
  const auto seen = std::find_if(seen_.begin(), seen_.end(),
                                 [&](const SeenTable& one) { return one.viewer == viewer; });
  if (error || seen == seen_.end()) return;
  const auto news = take_update(*seen, update);
  if (!news) return fail("an update cannot be read: " + news.error());
  if (news->has_game_changed) {
    // Whatever was being decided is looked at anew.
    question_ = Question::none;
    preview_request_.clear();
    is_question_shown_ = false;
    handed_to_.reset();
  }
  // The others at this keyboard have seen it, too, when it is told to one of them.
  if (&*seen != &table()) return;
  if (news->has_clocks) clocks_came_ = std::chrono::steady_clock::now();
  if (commitment_.empty()) commitment_ = table().state.commitment;
  if (news->old_state) {
    names_ = given_names_.empty() ? names_of(table().state, words_) : given_names_;
    if (!news->is_first) tell_state(*news->old_state);
    if (table().state.status == TableState::Status::open) {
      const auto open =
          std::count_if(table().state.seats.begin(), table().state.seats.end(),
                        [](const SeatState& one) { return one.kind == SeatState::Kind::open; });
      terminal_.print_line(filled(texts_.seats_are_open, open));
    }
  }
  if (news->has_game_changed) take_game(*news);
  tell_chat(*news);
  if (is_over() && !ending_ && !is_end_told_) tell_end();
}

void TableGame::take_game(const News& news) {
  const bool is_new = screen_ == nullptr || news.is_new_game;
  if (is_new) screen_ = make_game_screen(terminal_, words_, table().state.game, names_);
  screen_->look(table());
  if (is_new) {
    if (!news.is_first) terminal_.print_line(texts_.begins);
    screen_->show_welcome();
    // Who has to choose is shown the table with the question; several people see it one by one.
    if (table().choices.empty() && seen_.size() == 1) screen_->show_table();
  }
  // Whoever comes later sees how things are, not how they came about.
  if (!news.is_first) {
    if (news.is_taken_back) screen_->show_undone();
    screen_->tell(not_yet_seen(news.events));
  }
  if (is_game_over(table()) && result_shown_ < table().state.games) {
    result_shown_ = table().state.games;
    screen_->show_result();
  }
}

/// Events less those of one's own choice, which were shown before it was confirmed.
json::array TableGame::not_yet_seen(const json::array& events) {
  const auto* promised = chosen_.if_contains("events");
  if (promised == nullptr || !promised->is_array() || !table().viewer) return events;
  const json::value decided =
      json::object{{"kind", "decided"},
                   {"seat", number(*table().viewer)},
                   {"action", chosen_.contains("action") ? chosen_.at("action") : nullptr}};
  const auto* const begin = std::find(events.begin(), events.end(), decided);
  if (begin == events.end()) return events;
  const auto [end, seen_end] = std::mismatch(begin + 1, events.end(), promised->get_array().begin(),
                                             promised->get_array().end());
  json::array rest(events.begin(), begin);
  rest.insert(rest.end(), end, events.end());
  chosen_.clear();
  return rest;
}

void TableGame::tell_state(const TableState& before) {
  const auto& seats = table().state.seats;
  for (std::size_t place = 0; place < seats.size() && place < before.seats.size(); ++place) {
    const SeatState& then = before.seats[place];
    const SeatState& now = seats[place];
    if (then.kind == SeatState::Kind::open && now.kind != SeatState::Kind::open)
      terminal_.print_line(filled(texts_.sits_down, name(place)));
    if (then.kind == SeatState::Kind::person && now.kind == SeatState::Kind::open)
      terminal_.print_line(filled(texts_.stands_up, then.name));
    if (then.gone.empty() && !now.gone.empty())
      terminal_.print_line(filled(text_of_gone(texts_, now.gone), name(place)));
    if (now.kind != SeatState::Kind::person || is_over()) continue;
    if (!then.offers_end && now.offers_end) {
      std::string line = filled(texts_.offers_end, name(place));
      if (table().viewer && !is_ours(static_cast<Seat>(place)))
        line += " " + std::string(texts_.offer_can_be_taken);
      terminal_.print_line(line);
    }
    if (then.offers_end && !now.offers_end)
      terminal_.print_line(filled(texts_.offers_no_more, name(place)));
  }
  if (before.next.empty() && !table().state.next.empty() && !wants_rematch_)
    terminal_.print_line(filled(texts_.rematch_offered, table().state.next));
}

void TableGame::tell_chat(const News& news) {
  for (const ChatLine& line : news.chat) {
    // One's own lines were just typed.
    if (line.person == person_ && !news.is_first) continue;
    terminal_.print_line(filled(texts_.says, line.name, line.text));
  }
}

void TableGame::tell_end() {
  is_end_told_ = true;
  const std::string kind = table().state.ending ? table().state.ending->kind : std::string();
  if (kind == "resigned") terminal_.print_line(texts_.ended_resigned);
  if (kind == "timed_out") terminal_.print_line(texts_.ended_timed_out);
  if (kind == "left") terminal_.print_line(texts_.ended_left);
  if (kind == "agreed") terminal_.print_line(texts_.ended_agreed);
  if (kind == "closed") terminal_.print_line(texts_.ended_closed);
  if (kind == "resigned" || kind == "timed_out" || kind == "left") {
    const auto& places = table().state.ending->places;
    for (std::size_t place = 0; place < places.size(); ++place)
      if (places[place] == 1) terminal_.print_line(filled(texts_.wins, name(place)));
  }
  terminal_.print_line();
  if (table().state.opening && !commitment_.empty()) {
    constexpr std::size_t some_digits = 16;
    const bool is_kept = is_commitment_kept(commitment_, *table().state.opening);
    terminal_.print_line(filled(is_kept ? texts_.commitment_kept : texts_.commitment_broken,
                                commitment_.substr(0, some_digits)));
  }
  if (table().state.games > 0) at_end_();
  if (!table().viewer || kind == "closed") {
    ending_ = Ending::finished;
  } else if (!host_.is_here()) {
    terminal_.print_line(texts_.after_end);
  }
}

}  // namespace cheesemoon::cli
