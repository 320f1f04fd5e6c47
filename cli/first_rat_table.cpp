#include "cli/first_rat_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "arena/ask.h"
#include "cli/first_rat_hint_text.h"
#include "cli/words.h"
#include "cores/workers.h"
#include "engine/core/legal.h"
#include "players/first_rat/hints.h"
#include "players/legal_actions.h"

namespace cheesemoon::cli {

using namespace first_rat;

namespace {

std::vector<std::string> names_of(const std::vector<FirstRatTable::Chair>& chairs) {
  std::vector<std::string> names;
  names.reserve(chairs.size());
  for (const auto& chair : chairs) names.push_back(chair.name);
  return names;
}

/// Enough for a good turn, and nobody waits long.
constexpr std::uint64_t hint_nodes = 1'000;
constexpr std::size_t hints_compared = 3;

}  // namespace

FirstRatTable::FirstRatTable(Terminal& terminal, const FirstRatWords& words,
                             std::vector<Chair> chairs, Random chance)
    : terminal_(terminal),
      words_(words),
      chairs_(std::move(chairs)),
      screen_(terminal, words, names_of(chairs_)),
      chance_(chance) {}

bool FirstRatTable::is_person(Seat seat) const {
  return seat != Seat::chance && chairs_[index(seat)].bot == nullptr;
}

FirstRatTable::Ending FirstRatTable::play(const Options& options) {
  game_ = std::make_unique<Played>(options);
  undoable_.clear();
  terminal_.print_line(options.solo
                           ? filled(words_.welcome_solo,
                                    words_.difficulties[static_cast<std::size_t>(*options.solo)])
                           : filled(words_.welcome, options.seats));
  while (!game_->is_finished()) {
    const Seat seat = Game::actors(game_->state()).first();
    if (seat == Seat::chance) {
      act(seat, draw_chance<Game>(game_->state(), chance_));
      continue;
    }
    if (!is_person(seat)) {
      const auto action = arena::ask<Game>(*chairs_[index(seat)].bot, *game_, seat);
      if (action) {
        act(seat, *action);
      } else {
        forfeit(seat, action.error().reason);
      }
      continue;
    }
    const Answer answer = ask(seat);
    if (answer == Answer::left) return Ending::left;
    if (answer == Answer::input_ended) return Ending::input_ended;
  }
  if (!game_->record().forfeit) screen_.show_result(game_->state().table);
  return Ending::finished;
}

void FirstRatTable::act(Seat seat, const Action& action) {
  const State before = game_->state();
  (void)game_->apply(seat, action);
  const State& after = game_->state();
  // Nothing is taken back that chance has followed, and nobody's turn but one's own.
  const bool turn_is_over =
      before.table.turn.team != after.table.turn.team || before.table.round != after.table.round;
  if (seat == Seat::chance || turn_is_over) undoable_.clear();
  if (turn_is_over) has_shown_turn_ = false;
  if (Game::is_setting_up(before)) return;

  State told = before;
  Chronicle chronicle;
  (void)Game::apply(told, seat, action, chronicle);
  // A person has read what follows before confirming it.
  if (!is_person(seat))
    screen_.show_events(before.table, {chronicle.events.data(), chronicle.events.size()});
}

void FirstRatTable::forfeit(Seat seat, const std::string& reason) {
  game_->forfeit(seat, reason);
  const Table& table = game_->state().table;
  terminal_.print_line(
      filled(words_.forfeits, screen_.sentences().team(table, index(seat)), reason));
}

void FirstRatTable::list() const {
  const Seat seat = Game::actors(game_->state()).first();
  screen_.show_choices(game_->state().table, players::legal_actions<Game>(game_->state(), seat));
}

void FirstRatTable::show_hint() const {
  const Table& table = game_->state().table;
  players::Budget budget;
  budget.nodes = hint_nodes;
  budget.threads = cores::all_cores();
  const players::Hints hints = players::hints_for(table, budget, hints_compared);
  terminal_.print_line(
      hint_text(screen_.sentences(), table, hints.turns.front(), fmt::format("{} ", words_.hint)));
}

/// A number of the list, or an action; a move may be written without its verb.
std::optional<Action> FirstRatTable::meant(const std::string& typed) const {
  const Seat seat = Game::actors(game_->state()).first();
  const auto offered = players::legal_actions<Game>(game_->state(), seat);
  std::size_t choice = 0;
  const char* const end = typed.data() + typed.size();
  const auto number = std::from_chars(typed.data(), end, choice);
  if (number.ec == std::errc() && number.ptr == end) {
    if (choice < 1 || choice > offered.size()) return std::nullopt;
    return offered[choice - 1];
  }
  for (const std::string& text : {typed, "move " + typed}) {
    const auto action = read_action(text);
    if (action && std::find(offered.begin(), offered.end(), *action) != offered.end())
      return *action;
  }
  return std::nullopt;
}

bool FirstRatTable::command(const std::string& typed, std::optional<Answer>& answer) {
  if (typed == "quit" || typed == "exit") {
    answer = Answer::left;
  } else if (typed == "undo") {
    if (undoable_.empty()) {
      terminal_.print_line(words_.cannot_undo);
    } else {
      *game_ = undoable_.back();
      undoable_.pop_back();
      terminal_.print_line(words_.undone);
      answer = Answer::undone;
    }
  } else if (typed == "hint") {
    show_hint();
  } else if (typed == "list") {
    list();
  } else if (typed == "board") {
    const Seat seat = Game::actors(game_->state()).first();
    screen_.show_table(game_->state().table, index(seat));
  } else if (typed == "?" || typed == "help") {
    terminal_.print_line(words_.help_actions);
    terminal_.print_line(words_.help_commands);
    terminal_.print_line(words_.help_rules);
  } else {
    return false;
  }
  return true;
}

/// Shows what would follow; nothing means that another choice is wanted.
std::optional<FirstRatTable::Answer> FirstRatTable::confirm(Seat seat, const Action& action) {
  const Table& table = game_->state().table;
  const Consequences consequences = consequences_of(table, action);
  terminal_.print_line(filled(words_.chosen, screen_.sentences().action(table, action)));
  const auto& events = consequences.chronicle.events;
  screen_.show_events(table, {events.data(), events.size()});
  while (true) {
    const auto typed = terminal_.ask(words_.confirm);
    if (!typed) return Answer::input_ended;
    if (typed->empty()) break;
    if (*typed == words_.no) return std::nullopt;
    if (*typed == "quit" || *typed == "exit") return Answer::left;
  }
  undoable_.push_back(*game_);
  act(seat, action);
  return Answer::taken;
}

FirstRatTable::Answer FirstRatTable::ask(Seat seat) {
  const Table& table = game_->state().table;
  if (!has_shown_turn_) {
    terminal_.print_line();
    screen_.show_table(table, index(seat));
    terminal_.print_line();
    terminal_.print_line(
        filled(words_.turn_of, table.round, screen_.sentences().team(table, index(seat))));
    if (table.last_round == table.round) terminal_.print_line(words_.last_round);
    if (table.last_round == table.round + 1) terminal_.print_line(words_.next_round_is_last);
    has_shown_turn_ = true;
  }
  screen_.show_question(table);
  const std::size_t offered = count_legal<Game>(game_->state(), seat);
  if (offered <= short_list) {
    list();
  } else {
    terminal_.print_line(filled(words_.many_moves, offered));
  }
  while (true) {
    const auto typed =
        terminal_.ask(filled(words_.prompt, screen_.sentences().team(table, index(seat))));
    if (!typed) return Answer::input_ended;
    if (typed->empty()) continue;
    std::optional<Answer> answer;
    if (command(*typed, answer)) {
      if (answer) return *answer;
      continue;
    }
    const auto action = meant(*typed);
    if (!action) {
      const bool is_action = read_action(*typed).ok() || read_action("move " + *typed).ok();
      terminal_.print_line(filled(is_action ? words_.not_allowed : words_.not_understood, *typed));
      continue;
    }
    answer = confirm(seat, *action);
    if (answer) return *answer;
  }
}

}  // namespace cheesemoon::cli
