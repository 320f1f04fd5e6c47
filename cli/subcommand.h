#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace cheesemoon::cli {

/// A subcommand and what it can be told; both live as long as the command line. `run` leaves its
/// exit status in `status`.
template <class Arguments, class Run>
std::pair<CLI::App&, Arguments&> add_subcommand(CLI::App& app, int& status, const std::string& name,
                                                const std::string& description, const Run& run) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(name, description);
  command->callback([arguments, &status, run] { status = run(*arguments); });
  return {*command, *arguments};
}

// Options that several commands have.

CLI::Option* add_game(CLI::App& command, std::string& game);
CLI::Option* add_options(CLI::App& command, std::vector<std::string>& options);
/// Who plays, as a list; the commas are not CLI11's to split, as commands may have some.
CLI::Option* add_players(CLI::App& command, std::vector<std::string>& players,
                         const std::string& description);
void add_language(CLI::App& command, std::string& language);
void add_patience(CLI::App& command, double& seconds);

/// The players of a list as in `search,greedy`. A comma that belongs to a command of `exec:` is
/// written as `\,`.
std::vector<std::string> read_player_list(std::string_view text);

/// A number with a default, which the help shows, and its bounds.
template <class Number>
void add_number(CLI::App& command, const char* name, Number& number, const char* description,
                std::type_identity_t<Number> least, std::type_identity_t<Number> most) {
  command.add_option(name, number, description)
      ->check(CLI::Range(least, most))
      ->capture_default_str();
}

}  // namespace cheesemoon::cli
