#include "cli/terminal.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <iostream>

namespace cheesemoon::cli {

Terminal Terminal::standard() {
  const bool is_screen = isatty(STDOUT_FILENO) == 1;
  const char* no_colour = std::getenv("NO_COLOR");
  return {std::cout, is_screen, is_screen && (no_colour == nullptr || *no_colour == '\0')};
}

void Terminal::print(std::string_view text) {
  wipe_prompt();
  out_ << text;
}

void Terminal::print_line(std::string_view text) {
  wipe_prompt();
  out_ << text << '\n';
}

void Terminal::clear() {
  if (is_screen_) {
    out_ << "\x1b[2J\x1b[3J\x1b[H";
  } else {
    out_ << "\n----\n";
  }
}

void Terminal::wipe_prompt() {
  // On a screen also what was typed but not sent disappears; it is still there when more is typed.
  if (has_prompt_) out_ << (is_screen_ ? "\r\x1b[K" : "\n");
  has_prompt_ = false;
}

void Terminal::show_prompt(std::string_view question) {
  wipe_prompt();
  out_ << question << std::flush;
  has_prompt_ = true;
}

void Terminal::flush() {
  out_ << std::flush;
}

std::string Terminal::in_colour_of(Seat seat, std::string_view text) const {
  constexpr std::array<int, 5> colours{31, 34, 32, 33, 35};
  if (!has_colours_) return std::string(text);
  return fmt::format("\x1b[1;{}m{}\x1b[0m", colours[index(seat)], text);
}

std::string Terminal::in_colour(int colour, std::string_view text) const {
  if (!has_colours_) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", colour, text);
}

}  // namespace cheesemoon::cli
