#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/bash_completion.h"
#include "cli/command_groups.h"
#include "cli/exit_status.h"
#include "cli/manual_page.h"
#include "cli/server_commands.h"

namespace cheesemoon::cli {

namespace {

constexpr const char* menu = R"(Cheesemoon: play, study and build on First Rat and BraveRats.

Play First Rat:
  cheesemoon play first-rat                      you against a bot
  cheesemoon play first-rat --players person:Anna,person:Ben,greedy
  cheesemoon play first-rat --option solo=easy   alone against Greg

Play BraveRats:
  cheesemoon play brave-rats                     two people at this keyboard
  cheesemoon play brave-rats --against random    you against a bot
  cheesemoon play brave-rats --variant draft --crowns 3 --language de

Play with others over the network:
  cheesemoon serve                               open a server
  cheesemoon play brave-rats --server http://localhost:8080
  cheesemoon play --server http://localhost:8080 --table bcdfghjkmn

Learn from perfect play:
  cheesemoon play brave-rats --against perfect   nobody can beat it in the long run
  cheesemoon explain                             what perfect play looks like
  cheesemoon solve                               the equilibrium of any position

Learn from your own games:
  cheesemoon hint game.json                      what to play next, and why
  cheesemoon analyse game.json                   where a recorded game was lost

Make and check records of games:
  cheesemoon record brave-rats --players random,random --seed 7 --count 100 --out games
  cheesemoon record first-rat --players greedy,random,random --seed 7 --option comics=all
  cheesemoon replay games/*.json
  cheesemoon replay --verbose games/brave-rats-7-1.json

The board and cards of First Rat, and how sure we are of them:
  cheesemoon content show

Let bots play against each other:
  cheesemoon match first-rat --players search,greedy --games 100
  cheesemoon match first-rat --players 'exec:python3 my_bot.py,level3'

For programmers:
  cheesemoon engine
  cheesemoon perft games/brave-rats-7-1.json --depth 3
  cheesemoon bench --json

Each command explains itself with --help.
An unofficial fan project; the games belong to their authors and publishers.
)";

void add_manual(CLI::App& app, int& status) {
  CLI::App& command = *app.add_subcommand("manual", "The manual page, for man to show");
  const auto which = std::make_shared<std::string>();
  command.add_option("command", *which, "Only that of this command")
      ->check(CLI::IsMember({"serve"}));
  command.footer(
      "Examples:\n"
      "  cheesemoon manual | man -l -\n"
      "  cheesemoon manual serve | man -l -");
  command.callback([&app, &status, which] {
    if (which->empty())
      std::cout << manual_page(app, {.name = "cheesemoon",
                                     .section = 1,
                                     .version = CHEESEMOON_VERSION,
                                     .see_also = ".BR cheesemoon\\-serve (8)"});
    else
      std::cout << manual_page(*app.get_subcommand(*which), {.name = "cheesemoon-" + *which,
                                                             .section = 8,
                                                             .version = CHEESEMOON_VERSION,
                                                             .see_also = ".BR cheesemoon (1)"});
    status = success;
  });
}

void add_completion(CLI::App& app, int& status) {
  CLI::App& command =
      *app.add_subcommand("completion", "A script that lets bash complete what you type");
  command.footer(
      "Where the program is installed, bash knows it already.\n"
      "Examples:\n"
      "  source <(cheesemoon completion)");
  command.callback([&app, &status] {
    std::cout << bash_completion(app);
    status = success;
  });
}

}  // namespace

int run_command_line(int argc, char** argv) {
  CLI::App app("Play, study and build on First Rat and BraveRats.", "cheesemoon");
  app.set_version_flag("--version", "cheesemoon " CHEESEMOON_VERSION);
  app.require_subcommand(0, 1);
  int status = success;
  add_game_commands(app, status);
  add_study_commands(app, status);
  add_bot_commands(app, status);
  add_server_commands(app, status);
  add_manual(app, status);
  add_completion(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? success : bad_input;
  }
  if (app.get_subcommands().empty()) std::cout << menu;
  return status;
}

}  // namespace cheesemoon::cli
