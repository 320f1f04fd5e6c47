#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"

namespace cheesemoon::cli {

/// Where people read and type. On a real terminal the screen can be cleared and has colours.
class Terminal {
 public:
  Terminal(std::istream& in, std::ostream& out, bool is_screen, bool has_colours)
      : in_(in), out_(out), is_screen_(is_screen), has_colours_(has_colours) {}

  /// Standard input and output, as the environment allows.
  static Terminal standard();

  void print(std::string_view text);
  void print_line(std::string_view text = {});
  /// Nothing of what was shown can be read any more, not even by scrolling back.
  void clear();
  /// A line without the blanks around it, or nothing at the end of the input.
  std::optional<std::string> ask(std::string_view question);

  [[nodiscard]] std::string in_colour_of(Seat seat, std::string_view text) const;
  /// In a colour of the terminal, by its number; plain where there are no colours.
  [[nodiscard]] std::string in_colour(int colour, std::string_view text) const;

 private:
  std::istream& in_;
  std::ostream& out_;
  bool is_screen_;
  bool has_colours_;
};

}  // namespace cheesemoon::cli
