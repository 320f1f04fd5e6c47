#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/table/seen_table.h"
#include "cli/table/table_words.h"
#include "cli/terminal.h"
#include "cli/words.h"
#include "json/reader.h"

namespace cheesemoon::cli {

/// Draws the game at a table and understands what is typed. It shows what it was told and knows no
/// rules. This one draws any game, plainly; some games have one of their own.
class GameScreen {
 public:
  /// The names of the seats.
  GameScreen(Terminal& terminal, const Words& words, std::vector<std::string> names)
      : terminal_(terminal), texts_(words.table), names_(std::move(names)) {}
  GameScreen(const GameScreen&) = delete;
  GameScreen& operator=(const GameScreen&) = delete;
  virtual ~GameScreen() = default;

  /// Looks at a table from now on; it stays where it is.
  void look(const SeenTable& table) { table_ = &table; }
  /// What could not be read since the screen was made.
  [[nodiscard]] const std::optional<JsonError>& error() const { return error_; }

  /// The first that is seen of a game.
  virtual void show_welcome();
  /// What has happened.
  virtual void tell(const boost::json::array& events);
  virtual void show_table() const;
  /// What this seat has to decide.
  virtual void show_question();
  virtual void list_choices() const;
  [[nodiscard]] virtual std::string prompt() const;
  /// Which of the choices was meant.
  [[nodiscard]] virtual std::optional<std::size_t> meant(const std::string& typed) const;
  virtual void say_what_is_wrong(const std::string& typed) const;
  /// Whether people want to see what follows before they decide.
  [[nodiscard]] virtual bool wants_confirmation() const { return false; }
  /// A choice and what follows from it.
  virtual void show_choice(const boost::json::value& choice);
  /// Whether a choice that is the only one is made without asking.
  [[nodiscard]] virtual bool takes_only_choice() const { return false; }
  virtual void show_only_choice() const {}
  virtual void show_undone() const;
  virtual void show_result() const;
  /// Somebody cannot play on, and why.
  virtual void show_forfeit(Seat seat, const std::string& reason) const;
  virtual void show_hint(const boost::json::value& hint) const;
  virtual void show_help() const {}

 protected:
  template <class... Arguments>
  void line(std::string_view format, const Arguments&... arguments) const {
    terminal_.print_line(filled(format, arguments...));
  }
  [[nodiscard]] const SeenTable& table() const { return *table_; }
  [[nodiscard]] JsonReader read(const boost::json::value& json) const { return {json, error_}; }
  [[nodiscard]] JsonReader board() const { return read(table_->board); }
  [[nodiscard]] JsonReader view() const { return read(table_->view); }
  /// Whose eyes the table is seen with; a spectator sees it like the first seat.
  [[nodiscard]] Seat own_seat() const { return table_->viewer.value_or(Seat::one); }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] std::string name(Seat seat) const;
  /// Those who are first at the end, in one line.
  void show_winners(const std::vector<std::string>& winners) const;
  [[nodiscard]] Terminal& terminal() const { return terminal_; }
  [[nodiscard]] const TableWords& texts() const { return texts_; }

 private:
  Terminal& terminal_;
  const TableWords& texts_;
  std::vector<std::string> names_;
  const SeenTable* table_ = nullptr;
  mutable std::optional<JsonError> error_;
};

/// The screen for the game of a table.
std::unique_ptr<GameScreen> make_game_screen(Terminal& terminal, const Words& words,
                                             const std::string& game,
                                             std::vector<std::string> names);

}  // namespace cheesemoon::cli
