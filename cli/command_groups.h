#pragma once

#include <CLI/CLI.hpp>

namespace cheesemoon::cli {

// Each adds subcommands; one that is run leaves its exit status in `status`.

/// Games and their records.
void add_game_commands(CLI::App& app, int& status);
/// Perfect play, hints and analyses.
void add_study_commands(CLI::App& app, int& status);
/// Bots among themselves.
void add_bot_commands(CLI::App& app, int& status);

}  // namespace cheesemoon::cli
