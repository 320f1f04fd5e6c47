#include "cli/remote/remote_options.h"

#include "cli/remote/token_file.h"

namespace cheesemoon::cli {

void add_remote_options(CLI::App& command, CLI::Option& game, RemoteArguments& arguments) {
  constexpr const char* group = "On a server";
  CLI::Option* server =
      command
          .add_option(
              "--server", arguments.server,
              "Play at a table of this server, as in https://play.example.org or "
              "http://localhost:8080. Bots are level1 to level8; seats that are open, as in "
              "--players person,open,level3, are for others. Without --against and "
              "--players the other seat is open")
          ->group(group);
  CLI::Option* table = command
                           .add_option("--table", arguments.table,
                                       "Join the table with this id instead of making one; whoever "
                                       "has a seat there comes back to it")
                           ->group(group)
                           ->needs(server)
                           ->excludes(&game);
  command
      .add_option("--seat", arguments.seat,
                  "The seat to take at the table (default: the first that is open)")
      ->group(group)
      ->check(CLI::Range(1, 5))
      ->needs(table);
  command.add_flag("--watch", arguments.watches, "Watch the table without sitting down")
      ->group(group)
      ->needs(table);
  command
      .add_option("--name", arguments.name,
                  "What you are called there (default: as before, or as you are logged in)")
      ->group(group)
      ->needs(server);
  arguments.token_file = default_token_file();
  command
      .add_option("--token-file", arguments.token_file,
                  "Where it is kept who you are on each server")
      ->group(group)
      ->needs(server)
      ->capture_default_str();
  command.add_flag("--public", arguments.is_public, "Everybody sees the new table in the list")
      ->group(group)
      ->needs(server)
      ->excludes(table);
  command.add_flag("--rated", arguments.is_rated, "The game counts for ratings")
      ->group(group)
      ->needs(server)
      ->excludes(table);
  command
      .add_option("--clock", arguments.clock,
                  "30s or 1d for each turn; 10m+5s for the whole game and what every turn adds")
      ->group(group)
      ->needs(server)
      ->excludes(table);
}

}  // namespace cheesemoon::cli
