#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

#include "cli/table/local_host.h"
#include "cli/table/table_game.h"
#include "records/rat_document.h"

namespace cheesemoon::cli {

/// What somebody types, ahead of everything.
class TypedText {
 public:
  explicit TypedText(const std::string& text) : file_(std::tmpfile()) {
    (void)std::fputs(text.c_str(), file_);
    (void)std::fseek(file_, 0, SEEK_SET);
  }
  TypedText(const TypedText&) = delete;
  TypedText& operator=(const TypedText&) = delete;
  ~TypedText() { (void)std::fclose(file_); }
  [[nodiscard]] int descriptor() const { return fileno(file_); }

 private:
  std::FILE* file_;
};

inline std::vector<Seat> people_of(const LocalGame& game) {
  std::vector<Seat> people;
  for (std::size_t place = 0; place < game.chairs.size(); ++place)
    if (game.chairs[place].bot.empty()) people.push_back(static_cast<Seat>(place));
  return people;
}

/// A table that is hosted here, with what was typed at it and what it showed.
struct LocalEvening {
  TableGame::Ending ending;
  std::string shown;
  /// As it would be written to a file.
  std::string record;
};

inline LocalEvening play_here(const LocalGame& game, const std::string& typed,
                              const Words& words = english, bool is_screen = false) {
  const TypedText keyboard(typed);
  std::ostringstream out;
  Terminal terminal(out, is_screen, false);
  TypedLines lines(keyboard.descriptor());
  LocalHost host(game);
  std::vector<std::string> names;
  for (const Chair& chair : game.chairs) names.push_back(chair.name);
  TableGame table(terminal, lines, host, words, names, {}, [] {});
  const TableGame::Ending ending = table.play(people_of(game));
  EXPECT_EQ(table.error(), "");
  return {ending, out.str(), host.record()};
}

/// What a table gets from the words of the command line.
inline LocalGame game_asked_for(PlayArguments arguments, const Words& words = english) {
  arguments.seed = 1;
  const auto game = local_game(arguments, words);
  EXPECT_TRUE(game) << game.error();
  return *game;
}

}  // namespace cheesemoon::cli
