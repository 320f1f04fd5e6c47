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
#include "records/document.h"

namespace cheesemoon::cli {

/// A table that is hosted here, with what was typed at it and what it showed.
struct LocalEvening {
  TableGame::Ending ending;
  std::string shown;
  /// As it would be written to a file.
  std::string record;
};

inline LocalEvening play_here(const LocalGame& game, const std::string& typed,
                              const Words& words = english, bool is_screen = false) {
  std::FILE* file = std::tmpfile();
  (void)std::fputs(typed.c_str(), file);
  std::rewind(file);
  std::ostringstream out;
  Terminal terminal(out, is_screen, false);
  TypedLines lines(fileno(file));
  LocalHost host(game);
  std::vector<std::string> names;
  std::vector<Seat> people;
  for (const Chair& chair : game.chairs) {
    if (chair.bot.empty()) people.push_back(static_cast<Seat>(names.size()));
    names.push_back(chair.name);
  }
  TableGame table(terminal, lines, host, words, names, {}, [] {});
  const TableGame::Ending ending = table.play(people);
  (void)std::fclose(file);
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
