#include "cli/table/table_game.h"

#include <algorithm>
#include <utility>

namespace cheesemoon::cli {

using std::chrono::milliseconds;

namespace {

/// How long to look for news from one side before looking at the other.
constexpr milliseconds glance{1};
constexpr milliseconds look{50};

}  // namespace

TableGame::TableGame(Terminal& terminal, TypedLines& lines, TableHost& host, const Words& words,
                     std::vector<std::string> names, std::string person, AtEnd at_end)
    : terminal_(terminal),
      lines_(lines),
      host_(host),
      words_(words),
      texts_(words.table),
      given_names_(std::move(names)),
      person_(std::move(person)),
      at_end_(std::move(at_end)) {}

TableGame::Ending TableGame::play(const std::vector<Seat>& seats) {
  seen_.resize(std::max<std::size_t>(seats.size(), 1));
  for (std::size_t place = 0; place < seats.size(); ++place) seen_[place].viewer = seats[place];
  for (const SeenTable& seen : seen_) host_.watch(seen.viewer);
  while (!ending_) {
    // Whoever is waited for is waited for longer: the person, if he has to say something.
    const bool is_asked = terminal_.has_prompt() && !prompt().empty();
    const bool awaits_person = !lines_.has_ended() && (is_asked || host_.is_here());
    const TableHost::Heard heard = host_.hear(awaits_person ? glance : look);
    hear(heard);
    if (ending_) break;
    // Lines that were typed ahead wait for the answer to the one before, but nobody has to wait for
    // a server that is gone.
    const bool is_answered = !sent_ || !host_.is_connected();
    const bool is_quiet = heard.messages.empty();
    std::optional<std::string> line;
    if (is_answered && (is_quiet || !host_.is_here()))
      line = lines_.next(awaits_person && is_quiet ? look : milliseconds{0});
    if (line) {
      type(*line);
    } else if (lines_.has_ended() && is_quiet && is_answered) {
      const bool stays = seats.empty() && !is_over();
      if (!stays) ending_ = is_over() ? Ending::finished : Ending::input_ended;
    }
    if (!ending_) ask_what_is_due();
    if (!ending_ && screen_ != nullptr && screen_->error())
      fail("the table cannot be read: " + describe(*screen_->error()));
    terminal_.flush();
  }
  return *ending_;
}

void TableGame::fail(std::string error) {
  error_ = std::move(error);
  ending_ = Ending::failed;
}

std::string TableGame::name(std::size_t seat) const {
  if (seat >= names_.size()) return {};
  return terminal_.in_colour_of(static_cast<Seat>(seat), names_[seat]);
}

bool TableGame::is_ours(Seat seat) const {
  return std::any_of(seen_.begin(), seen_.end(),
                     [&](const SeenTable& seen) { return seen.viewer == seat; });
}

/// Of several who choose at once the first comes first.
std::optional<std::size_t> TableGame::who_chooses() const {
  if (screen_ == nullptr || sent_ || is_over()) return std::nullopt;
  const auto found = std::find_if(seen_.begin(), seen_.end(), [](const SeenTable& seen) {
    return seen.viewer && !seen.choices.empty();
  });
  if (found == seen_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - seen_.begin());
}

bool TableGame::may_choose() const {
  return who_chooses() == place_;
}

/// Whether another person at this keyboard sees something else, or must not see what is chosen
/// because he chooses at the same time.
bool TableGame::is_hidden_from_others(std::size_t place) const {
  for (std::size_t other = 0; other < seen_.size(); ++other)
    if (other != place && (seen_[other].view != seen_[place].view || !seen_[other].choices.empty()))
      return true;
  return false;
}

void TableGame::sit_down(std::size_t place) {
  place_ = place;
  screen_->look(table());
}

void TableGame::ask_what_is_due() {
  if (sent_ || !host_.is_connected()) return;
  const auto chooser = who_chooses();
  if (chooser && question_ == Question::none && !is_question_shown_) ask(*chooser);
  if (ending_ || sent_) return;
  if (!chooser) say_who_is_awaited();
  std::string asked = prompt();
  // Somebody who is asked nothing may be typing, too; what comes meanwhile must not mix with that.
  if (asked.empty() && terminal_.is_screen()) asked = "> ";
  if (!asked.empty() && !terminal_.has_prompt()) terminal_.show_prompt(asked);
}

void TableGame::ask(std::size_t place) {
  awaited_.clear();
  const bool is_taken = seen_[place].choices.size() == 1 && screen_->takes_only_choice();
  if (is_hidden_from_others(place) && handed_to_ != place && !is_taken) {
    const bool has_secrets = seen_[place].view != table().view;
    if (has_secrets) terminal_.clear();
    if (table().can_undo)
      terminal_.print_line(filled(texts_.hand_over_undo, name(index(*table().viewer))));
    question_ = Question::hand_over;
    return;
  }
  sit_down(place);
  is_question_shown_ = true;
  if (is_taken) {
    screen_->show_only_choice();
    return choose(0);
  }
  screen_->show_question();
  show_clocks();
}

std::string TableGame::prompt() const {
  if (question_ == Question::really_resign) return std::string(texts_.confirm_resign);
  if (const auto chooser = who_chooses(); chooser && question_ == Question::hand_over)
    return filled(texts_.hand_over, name(index(*seen_[*chooser].viewer))) + " ";
  if (question_ == Question::choice)
    return preview_request_.empty() ? std::string(texts_.confirm) : std::string();
  if (may_choose()) return screen_->prompt();
  if (is_over()) return host_.is_here() ? std::string(texts_.after_end_here) : std::string();
  const bool is_between_games = table().viewer && is_game_over(table());
  return is_between_games ? std::string(texts_.ask_next_game) : std::string();
}

/// Says it once for as long as it stays the same. Bots are not worth a word.
void TableGame::say_who_is_awaited() {
  std::string awaited;
  for (const Seat seat : seats_to_act(table())) {
    const SeatState& there = table().state.seats[index(seat)];
    const bool is_awaited =
        there.kind == SeatState::Kind::person && there.gone.empty() && !is_ours(seat);
    if (is_awaited) awaited += (awaited.empty() ? "" : ", ") + name(index(seat));
  }
  if (is_over() || is_game_over(table()) || awaited.empty()) {
    awaited_.clear();
    return;
  }
  if (awaited == awaited_) return;
  awaited_ = awaited;
  std::string line = filled(texts_.waiting_for, awaited);
  if (table().can_undo) line += " " + std::string(texts_.undo_is_possible);
  terminal_.print_line(line);
}

}  // namespace cheesemoon::cli
