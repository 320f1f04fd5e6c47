#pragma once

namespace cheesemoon::cli {

/// Reads the command line and runs what it asks for; returns the exit status.
int run_command_line(int argc, char** argv);

}  // namespace cheesemoon::cli
