#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"

namespace {

constexpr const char* menu = R"(Cheesemoon: play, study and build on First Rat and BraveRats.

Play BraveRats:
  cheesemoon play brave-rats                     two people at this keyboard
  cheesemoon play brave-rats --against random    you against a bot
  cheesemoon play brave-rats --variant draft --crowns 3 --language de

Learn from perfect play:
  cheesemoon play brave-rats --against perfect   nobody can beat it in the long run
  cheesemoon explain                             what perfect play looks like
  cheesemoon analyse game.json                   where a recorded game was lost
  cheesemoon solve                               the equilibrium of any position

Make and check records of games:
  cheesemoon record brave-rats --players random,random --seed 7 --count 100 --out games
  cheesemoon replay games/*.json
  cheesemoon replay --verbose games/brave-rats-7-1.json

First Rat, so far its board and cards:
  cheesemoon content show

For programmers:
  cheesemoon perft games/brave-rats-7-1.json --depth 3
  cheesemoon bench --json

Each command explains itself with --help.
An unofficial fan project; the games belong to their authors and publishers.
)";

int run(int argc, char** argv) {
  using namespace cheesemoon::cli;
  CLI::App app("Play, study and build on First Rat and BraveRats.", "cheesemoon");
  app.set_version_flag("--version", "cheesemoon " CHEESEMOON_VERSION);
  app.require_subcommand(0, 1);
  int status = success;
  add_play(app, status);
  add_record(app, status);
  add_replay(app, status);
  add_perft(app, status);
  add_solve(app, status);
  add_analyse(app, status);
  add_explain(app, status);
  add_content(app, status);
  add_bench(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? success : bad_input;
  }
  if (app.get_subcommands().empty()) std::cout << menu;
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    std::ios::sync_with_stdio(false);
    const int status = run(argc, argv);
    std::cout.flush();
    if (!std::cout) {
      std::cerr << "cheesemoon: cannot write to standard output\n";
      return cheesemoon::cli::failed;
    }
    return status;
  } catch (const std::exception& error) {
    std::cerr << "cheesemoon: " << error.what() << '\n';
    return cheesemoon::cli::failed;
  }
}
