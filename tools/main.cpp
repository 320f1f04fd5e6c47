#include <cstdlib>
#include <exception>
#include <iostream>

#include "tools/commands.h"

int main(int argc, char** argv) {
  try {
    int status = EXIT_SUCCESS;
    CLI::App app(
        "Tries out the game server: with thousands of people, a flood, a stopwatch, and by killing "
        "it",
        "./cheesemoon");
    app.require_subcommand(1);
    cheesemoon::tools::add_load(app, status);
    cheesemoon::tools::add_flood(app, status);
    cheesemoon::tools::add_crash_test(app, status);
    cheesemoon::tools::add_simulate_ratings(app, status);
    cheesemoon::tools::add_timing(app, status);
    CLI11_PARSE(app, argc, argv);
    return status;
  } catch (const std::exception& error) {
    std::cerr << "cheesemoon: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
