#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "cli/remote/remote_table.h"
#include "cli/terminal.h"
#include "cli/words.h"

namespace cheesemoon::cli {

/// Draws the game at a table of a server and understands what is typed, whichever game it is. It
/// shows what it was told and knows no rules.
class GameScreen {
 public:
  GameScreen() = default;
  GameScreen(const GameScreen&) = delete;
  GameScreen& operator=(const GameScreen&) = delete;
  virtual ~GameScreen() = default;

  /// Looks at the table as it is now; an error, if any, is returned.
  virtual std::string look(const RemoteTable& table, bool is_new_game) = 0;
  virtual void show_welcome() const = 0;
  /// What has happened before the last look; an error, if any, is returned.
  virtual std::string tell(const boost::json::array& events) const = 0;
  virtual void show_table() const = 0;
  /// What this seat has to decide.
  virtual void show_question() = 0;
  virtual void list_choices() const = 0;
  [[nodiscard]] virtual std::string prompt() const = 0;
  /// Which of the choices was meant.
  [[nodiscard]] virtual std::optional<std::size_t> meant(const std::string& typed) const = 0;
  virtual void say_what_is_wrong(const std::string& typed) const = 0;
  /// Whether people want to see what follows before they decide.
  [[nodiscard]] virtual bool wants_confirmation() const = 0;
  /// A choice and what follows from it; an error, if any, is returned.
  virtual std::string show_choice(const boost::json::value& choice) const = 0;
  /// Whether a choice that is the only one is made without asking; then says so.
  virtual bool takes_only_choice() const = 0;
  virtual void show_undone() const = 0;
  virtual void show_result() const = 0;
  virtual void show_help() const = 0;
};

/// Nothing if the game is none of ours.
std::unique_ptr<GameScreen> make_game_screen(Terminal& terminal, const Words& words,
                                             const TableState& state);

}  // namespace cheesemoon::cli
