#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "engine/core/seat.h"

namespace cheesemoon::cli {

/// Where people read. On a real terminal the screen can be cleared and has colours.
class Terminal {
 public:
  Terminal(std::ostream& out, bool is_screen, bool has_colours)
      : out_(out), is_screen_(is_screen), has_colours_(has_colours) {}

  /// Standard output, as the environment allows.
  static Terminal standard();

  void print(std::string_view text);
  void print_line(std::string_view text = {});
  /// Nothing of what was shown can be read any more, not even by scrolling back.
  void clear();

  /// Shows a question that is wiped away when something else is printed before it is answered.
  void show_prompt(std::string_view question);
  void wipe_prompt();
  [[nodiscard]] bool is_screen() const { return is_screen_; }
  [[nodiscard]] bool has_prompt() const { return has_prompt_; }
  /// The question was answered: a line was typed.
  void prompt_is_answered() { has_prompt_ = false; }
  /// Everything printed so far can be read.
  void flush();

  [[nodiscard]] std::string in_colour_of(Seat seat, std::string_view text) const;
  /// In a colour of the terminal, by its number; plain where there are no colours.
  [[nodiscard]] std::string in_colour(int colour, std::string_view text) const;

 private:
  std::ostream& out_;
  bool is_screen_;
  bool has_colours_;
  bool has_prompt_ = false;
};

}  // namespace cheesemoon::cli
