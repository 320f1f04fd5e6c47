#pragma once

#include <CLI/CLI.hpp>

#include "cli/play_wishes.h"

namespace cheesemoon::cli {

/// The options of `play` for a table of a server. With a table there is no game to be named,
/// otherwise there has to be.
void add_remote_options(CLI::App& command, CLI::Option& game, RemoteArguments& arguments);

/// Plays there; returns the exit status.
int play_remote(const PlayArguments& arguments);

}  // namespace cheesemoon::cli
