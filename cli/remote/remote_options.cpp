#include "cli/remote/remote_options.h"

#include "cli/remote/token_file.h"

namespace cheesemoon::cli {

void add_remote_options(CLI::App& command, CLI::Option& game, RemoteArguments& arguments) {
  command.option_defaults()->group("On a server");
  CLI::Option* server = command.add_option(
      "--server", arguments.server,
      "Play at a table of this server, as in https://play.example.org or http://localhost:8080. "
      "Bots are level1 to level8; seats that are open, as in --players person,open,level3, are for "
      "others. Without --against and --players the other seat is open");
  CLI::Option* table = command.add_option("--table", arguments.table,
                                          "Join the table with this id instead of making one; "
                                          "whoever has a seat there comes back to it");
  table->needs(server)->excludes(&game);
  command
      .add_option("--seat", arguments.seat,
                  "The seat to take at the table (default: the first that is open)")
      ->check(CLI::Range(1, 5))
      ->needs(table);
  command.add_flag("--watch", arguments.watches, "Watch the table without sitting down")
      ->needs(table);
  command
      .add_option("--name", arguments.name,
                  "What you are called there (default: as before, or as you are logged in)")
      ->needs(server);
  arguments.token_file = default_token_file();
  command
      .add_option("--token-file", arguments.token_file,
                  "Where it is kept who you are on each server")
      ->needs(server)
      ->capture_default_str();
  for (CLI::Option* of_a_new_table :
       {command.add_flag("--public", arguments.is_public,
                         "Everybody sees the new table in the list"),
        command.add_flag("--rated", arguments.is_rated,
                         "The game counts for ratings; it needs a --clock"),
        command.add_option("--clock", arguments.clock,
                           "30s or 1d for each turn; 10m+5s for the whole game and what every turn "
                           "adds")})
    of_a_new_table->needs(server)->excludes(table);
}

}  // namespace cheesemoon::cli
