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
  return {std::cin, std::cout, is_screen,
          is_screen && (no_colour == nullptr || *no_colour == '\0')};
}

void Terminal::print(std::string_view text) {
  out_ << text;
}

void Terminal::print_line(std::string_view text) {
  out_ << text << '\n';
}

void Terminal::clear() {
  if (is_screen_) {
    out_ << "\x1b[2J\x1b[3J\x1b[H";
  } else {
    out_ << "\n----\n";
  }
}

std::optional<std::string> Terminal::ask(std::string_view question) {
  out_ << question << std::flush;
  std::string line;
  if (!std::getline(in_, line)) return std::nullopt;
  constexpr std::string_view blanks = " \t\r";
  const std::size_t begin = line.find_first_not_of(blanks);
  if (begin == std::string::npos) return std::string();
  return line.substr(begin, line.find_last_not_of(blanks) - begin + 1);
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
