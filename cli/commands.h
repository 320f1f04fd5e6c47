#pragma once

#include <CLI/App.hpp>

namespace cheesemoon::cli {

/// Each adds a subcommand; when it is run it leaves its exit status in `status`.
void add_play(CLI::App& app, int& status);
void add_record(CLI::App& app, int& status);
void add_replay(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_solve(CLI::App& app, int& status);
void add_analyse(CLI::App& app, int& status);
void add_explain(CLI::App& app, int& status);
void add_content(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);

}  // namespace cheesemoon::cli
