#pragma once

#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace cheesemoon::tools {

// What the program does. Each adds a subcommand, which leaves its exit status in `status`.

void add_load(CLI::App& app, int& status);
void add_flood(CLI::App& app, int& status);
void add_crash_test(CLI::App& app, int& status);
void add_simulate_ratings(CLI::App& app, int& status);
void add_timing(CLI::App& app, int& status);

// What they have in common.

/// Which game is played.
void add_game(CLI::App& command, std::string& game);

/// Says how far it is.
void tell(const std::string& sentence);

/// Prints what came out, as JSON or in words, or why nothing did. The exit status.
int show(bool as_json, const boost::json::object& json, const std::string& in_words);
int complain(std::string_view command, std::string_view what);

}  // namespace cheesemoon::tools
