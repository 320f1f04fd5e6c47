#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"

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

}  // namespace

int run_command_line(int argc, char** argv) {
  CLI::App app("Play, study and build on First Rat and BraveRats.", "cheesemoon");
  app.set_version_flag("--version", "cheesemoon " CHEESEMOON_VERSION);
  app.require_subcommand(0, 1);
  int status = success;
  for (const auto add :
       {add_play,    add_record,  add_replay,  add_perft,  add_content, add_solve,      add_hint,
        add_analyse, add_explain, add_match,   add_engine, add_ladder,  add_challenges, add_bench,
        add_serve,   add_backup,  add_ratings, add_people, add_manual,  add_completion})
    add(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? success : bad_input;
  }
  if (app.get_subcommands().empty()) std::cout << menu;
  return status;
}

}  // namespace cheesemoon::cli
