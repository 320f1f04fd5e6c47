#include "cli/brave_rats_table.h"

#include "arena/ask.h"
#include "players/legal_actions.h"

namespace cheesemoon::cli {

using namespace brave_rats;

BraveRatsTable::Ending BraveRatsTable::play(Options options, std::optional<std::uint8_t> crowns) {
  document_ = {crowns, {}};
  const auto variant = static_cast<std::size_t>(options.variant);
  terminal_.print_line(filled(words_.welcome, words_.variants[variant]));
  terminal_.print_line();
  while (true) {
    const Ending ending = play_game(options);
    document_.games.push_back(game_.record());
    if (ending != Ending::finished) return ending;
    if (!game_.record().forfeit) {
      const auto& sides = game_.state().sides;
      screen_.show_result(winner(game_.state()), {sides[0].standing.won, sides[1].standing.won});
    }
    if (!crowns) return ending;
    const Match match = crowns_of(document_);
    screen_.show_crowns(match);
    if (champion(match)) return ending;
    terminal_.print_line();
  }
}

BraveRatsTable::Ending BraveRatsTable::play_game(Options options) {
  game_ = Played(options);
  round_ = 1;
  undoable_.clear();
  while (!game_.is_finished()) {
    if (Game::actors(game_.state()).contains(Seat::chance)) {
      game_.draw_chance(chance_);
      undoable_.clear();
    }
    const Seat seat = who_chooses();
    const auto offered = players::legal_actions<Game>(game_.state(), seat);
    if (offered.size() == 1) {
      announce_forced(seat, offered[0]);
      act(seat, offered[0], false);
      continue;
    }
    if (!is_person(seat)) {
      const auto action = arena::ask<Game>(*bots_[index(seat)], game_, seat);
      if (action) {
        act(seat, *action, true);
      } else {
        forfeit(seat, action.error().reason);
      }
      continue;
    }
    Answer answer = Answer::taken;
    if (two_people() && is_hidden_choice()) answer = hand_over(seat);
    Action action = offered[0];
    if (answer == Answer::taken) answer = ask_action(seat, action);
    if (answer == Answer::left) return Ending::left;
    if (answer == Answer::input_ended) return Ending::input_ended;
    if (answer == Answer::taken) act(seat, action, true);
  }
  return Ending::finished;
}

/// Of several who choose at once people come first, so that what they type is never late.
Seat BraveRatsTable::who_chooses() const {
  const Actors actors = Game::actors(game_.state());
  for (const Seat seat : both_seats) {
    if (actors.contains(seat) && is_person(seat)) return seat;
  }
  return actors.first();
}

/// Whether the other player must not see what is chosen now.
bool BraveRatsTable::is_hidden_choice() const {
  return game_.state().phase == Phase::draft_pick || !is_revealed_round(game_.state());
}

BraveRatsTable::Answer BraveRatsTable::hand_over(Seat seat) {
  if (!Game::is_between_entries(game_.state()) || game_.state().phase == Phase::draft_pick)
    terminal_.clear();
  while (true) {
    terminal_.print_line(filled(words_.hand_over, screen_.side(seat)));
    if (!undoable_.empty())
      terminal_.print_line(filled(words_.hand_over_undo, screen_.side(undoable_.back().chooser)));
    const auto typed = terminal_.ask("");
    if (!typed) return Answer::input_ended;
    if (typed->empty()) break;
    const Answer answer = command(*typed);
    if (answer != Answer::taken) return answer;
  }
  terminal_.clear();
  return Answer::taken;
}

/// Carries out a command; `taken` means that the question is to be asked again.
BraveRatsTable::Answer BraveRatsTable::command(const std::string& typed) {
  if (typed == "quit" || typed == "exit") return Answer::left;
  if (typed == "undo") {
    if (undo()) return Answer::undone;
    terminal_.print_line(words_.cannot_undo);
    return Answer::taken;
  }
  screen_.show_rules();
  terminal_.print_line(words_.help_choosing);
  terminal_.print_line(words_.help_commands);
  return Answer::taken;
}

std::string BraveRatsTable::question(Seat seat) const {
  const State& state = game_.state();
  const std::string side = screen_.side(seat);
  if (state.phase == Phase::draft_pick) return filled(words_.ask_pick, side);
  if (!is_revealed_round(state)) return filled(words_.ask_play, side);
  const Choice shown = side_of(state, other(seat)).choice;
  if (!shown.made()) return filled(words_.ask_show, side);
  return filled(words_.ask_reply, side, screen_.card(shown.card()));
}

BraveRatsTable::Answer BraveRatsTable::ask_action(Seat seat, Game::Action& action) {
  const auto offered = players::legal_actions<Game>(game_.state(), seat);
  screen_.show_position(hosting::sight_of(Game::observe(game_.state(), seat)), round_);
  while (true) {
    const auto typed = terminal_.ask(question(seat));
    if (!typed) return Answer::input_ended;
    if (*typed == "?" || *typed == "help" || *typed == "undo" || *typed == "quit" ||
        *typed == "exit") {
      const Answer answer = command(*typed);
      if (answer != Answer::taken) return answer;
      continue;
    }
    const auto card = card_meant(*typed, words_);
    if (!card) {
      terminal_.print_line(filled(words_.not_a_card, *typed));
      continue;
    }
    for (const Action& candidate : offered) {
      if (candidate.card() != *card) continue;
      action = candidate;
      return Answer::taken;
    }
    terminal_.print_line(filled(words_.not_in_hand, screen_.card(*card)));
  }
}

void BraveRatsTable::announce_forced(Seat seat, const Game::Action& action) {
  if (action.deed == Deed::play && is_person(seat))
    terminal_.print_line(filled(words_.forced, screen_.side(seat), screen_.card(action.card())));
}

void BraveRatsTable::act(Seat seat, const Game::Action& action, bool had_a_choice) {
  // Taking back must never make another person choose again, nor follow anything hidden.
  if (!undoable_.empty() && undoable_.back().chooser != seat) undoable_.clear();
  if (is_person(seat) && had_a_choice) undoable_.push_back({seat, game_, round_});

  const State before = game_.state();
  (void)game_.apply(seat, action);
  if (before.phase != Phase::play) return;
  const Choice others = side_of(before, other(seat)).choice;
  if (!others.made()) {
    if (is_revealed_round(before)) {
      undoable_.clear();
      terminal_.print_line(filled(words_.shows, screen_.side(seat), screen_.card(action.card())));
    }
    return;
  }
  if (!is_revealed_round(before)) {
    undoable_.clear();
    if (two_people()) terminal_.clear();
  }
  ++round_;
  const bool is_red = seat == red;
  screen_.show_round(round_told(before, is_red ? action.card() : others.card(),
                                is_red ? others.card() : action.card()));
}

void BraveRatsTable::forfeit(Seat seat, const std::string& reason) {
  game_.forfeit(seat, reason);
  terminal_.print_line(
      filled(words_.forfeits, screen_.side(seat), reason, screen_.side(other(seat))));
}

bool BraveRatsTable::undo() {
  if (undoable_.empty()) return false;
  game_ = undoable_.back().game;
  round_ = undoable_.back().round;
  const Seat chooser = undoable_.back().chooser;
  undoable_.pop_back();
  terminal_.print_line(filled(words_.undone, screen_.side(chooser)));
  return true;
}

}  // namespace cheesemoon::cli
