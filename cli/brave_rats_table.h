#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/brave_rats_screen.h"
#include "engine/brave_rats/brave_rats.h"
#include "engine/core/random.h"
#include "players/player.h"
#include "records/document.h"
#include "records/recorded_game.h"

namespace cheesemoon::cli {

/// Games of BraveRats at one keyboard: people, and bots in the seats that have one.
class BraveRatsTable {
 public:
  using Game = brave_rats::BraveRats;
  using Bot = players::Player<Game>;

  BraveRatsTable(Terminal& terminal, const Words& words, std::array<std::unique_ptr<Bot>, 2> bots,
                 Random chance)
      : terminal_(terminal),
        screen_(terminal, words),
        words_(words),
        bots_(std::move(bots)),
        chance_(chance) {}

  enum class Ending : std::uint8_t { finished, left, input_ended };

  /// Plays one game, or games until somebody has the crowns.
  Ending play(brave_rats::Options options, std::optional<std::uint8_t> crowns);

  /// Everything played so far, the unfinished game included.
  [[nodiscard]] const records::BraveRatsDocument& document() const { return document_; }

 private:
  using Played = records::RecordedGame<Game>;

  Ending play_game(brave_rats::Options options);
  [[nodiscard]] bool is_person(Seat seat) const { return bots_[index(seat)] == nullptr; }
  [[nodiscard]] bool two_people() const { return is_person(Seat::one) && is_person(Seat::two); }
  [[nodiscard]] Seat who_chooses() const;
  [[nodiscard]] bool is_hidden_choice() const;

  /// What a person typed in answer to a question, commands already carried out.
  enum class Answer : std::uint8_t { taken, undone, left, input_ended };
  Answer hand_over(Seat seat);
  Answer ask_action(Seat seat, Game::Action& action);
  Answer command(const std::string& typed);
  [[nodiscard]] std::string question(Seat seat) const;

  void act(Seat seat, const Game::Action& action, bool had_a_choice);
  void announce_forced(Seat seat, const Game::Action& action);
  void forfeit(Seat seat, const std::string& reason);
  bool undo();

  Terminal& terminal_;
  BraveRatsScreen screen_;
  const Words& words_;
  std::array<std::unique_ptr<Bot>, 2> bots_;
  Random chance_;
  records::BraveRatsDocument document_;

  Played game_{brave_rats::Options{}};
  int round_ = 1;
  /// Games as they were before the choices that may still be taken back, all of one person's.
  struct Memory {
    Seat chooser = Seat::one;
    Played game;
    int round = 1;
  };
  std::vector<Memory> undoable_;
};

}  // namespace cheesemoon::cli
