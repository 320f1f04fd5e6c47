#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/first_rat_screen.h"
#include "engine/core/random.h"
#include "players/player.h"
#include "records/first_rat_json.h"
#include "records/recorded_game.h"

namespace cheesemoon::cli {

/// A game of First Rat at one keyboard: people, and bots in the seats that have one.
class FirstRatTable {
 public:
  using Game = first_rat::FirstRat;
  using Bot = players::Player<Game>;

  /// A seat without a bot is a person's.
  struct Chair {
    std::string name;
    std::unique_ptr<Bot> bot;
  };

  FirstRatTable(Terminal& terminal, const FirstRatWords& words, std::vector<Chair> chairs,
                Random chance);

  enum class Ending : std::uint8_t { finished, left, input_ended };
  Ending play(const first_rat::Options& options);

  /// The game so far.
  [[nodiscard]] const records::FirstRatRecord& record() const { return game_->record(); }

 private:
  using Played = records::RecordedGame<Game>;

  enum class Answer : std::uint8_t { taken, undone, left, input_ended };
  Answer ask(Seat seat);
  /// True if what was typed is a command; then `answer` says what became of it, nothing if the
  /// question is to be asked again.
  bool command(const std::string& typed, std::optional<Answer>& answer);
  [[nodiscard]] std::optional<Answer> confirm(Seat seat, const first_rat::Action& action);
  [[nodiscard]] std::optional<first_rat::Action> meant(const std::string& typed) const;
  void list() const;
  void show_hint() const;
  void act(Seat seat, const first_rat::Action& action);
  void forfeit(Seat seat, const std::string& reason);
  [[nodiscard]] bool is_person(Seat seat) const;

  Terminal& terminal_;
  const FirstRatWords& words_;
  std::vector<Chair> chairs_;
  FirstRatScreen screen_;
  Random chance_;
  std::unique_ptr<Played> game_;
  /// The game before each choice of this turn that its person may still take back.
  std::vector<Played> undoable_;
  bool has_shown_turn_ = false;
};

}  // namespace cheesemoon::cli
