#pragma once

#include <string>
#include <utility>

#include "engine/core/chance.h"
#include "engine/core/game.h"
#include "records/record.h"

namespace cheesemoon::records {

/// A game while it is played: its state and, move by move, its record.
template <Game G>
class RecordedGame {
 public:
  explicit RecordedGame(typename G::Options options) : state_(G::start(options)) {
    record_.setup = G::fixed_setup(options);
    record_.options = std::move(options);
  }

  [[nodiscard]] const typename G::State& state() const { return state_; }
  [[nodiscard]] const Record<G>& record() const { return record_; }

  Applied apply(Seat seat, const typename G::Action& action) {
    const typename G::State before = state_;
    const Applied applied = G::apply(state_, seat, action);
    if (applied != Applied::done) return applied;
    if (G::is_setting_up(before)) {
      G::note_chance(record_.setup, before, action);
    } else {
      entry_.push_back({seat, action});
      if (G::is_between_entries(state_)) {
        record_.actions.emplace_back(G::write_entry(entry_).view());
        entry_.clear();
      }
    }
    if (G::is_terminal(state_)) record_.outcome = G::outcome(state_);
    return applied;
  }

  /// Ends a game that is not over: the seat has lost it.
  void forfeit(Seat seat, std::string reason) {
    record_.forfeit = Forfeit{seat, std::move(reason)};
  }

  [[nodiscard]] bool is_finished() const { return G::is_terminal(state_) || record_.forfeit; }

  /// Draws whatever chance events are due.
  void draw_chance(Random& random) {
    while (G::actors(state_).contains(Seat::chance))
      (void)apply(Seat::chance, cheesemoon::draw_chance<G>(state_, random));
  }

 private:
  typename G::State state_;
  Record<G> record_;
  typename G::Entry entry_;
};

}  // namespace cheesemoon::records
