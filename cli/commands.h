#pragma once

#include <CLI/CLI.hpp>

// All subcommands, in the order of `--help`. Each is added to the program; when it is run it leaves
// its exit status in `status`.
namespace cheesemoon::cli {

void add_play(CLI::App& app, int& status);
void add_record(CLI::App& app, int& status);
void add_replay(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_content(CLI::App& app, int& status);
void add_solve(CLI::App& app, int& status);
void add_hint(CLI::App& app, int& status);
void add_analyse(CLI::App& app, int& status);
void add_explain(CLI::App& app, int& status);
void add_match(CLI::App& app, int& status);
void add_engine(CLI::App& app, int& status);
void add_ladder(CLI::App& app, int& status);
void add_challenges(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_serve(CLI::App& app, int& status);
void add_backup(CLI::App& app, int& status);
void add_ratings(CLI::App& app, int& status);
void add_people(CLI::App& app, int& status);
void add_manual(CLI::App& app, int& status);
void add_completion(CLI::App& app, int& status);

}  // namespace cheesemoon::cli
