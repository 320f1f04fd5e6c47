#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <type_traits>
#include <vector>

namespace cheesemoon::cli {

// Options that several commands have.

CLI::Option* add_game(CLI::App& command, std::string& game);
CLI::Option* add_options(CLI::App& command, std::vector<std::string>& options);
/// Who plays, as a list; the commas are not CLI11's to split, as commands may have some.
CLI::Option* add_players(CLI::App& command, std::vector<std::string>& players,
                         const std::string& description);
void add_language(CLI::App& command, std::string& language);
void add_patience(CLI::App& command, double& seconds);

/// A number with a default, which the help shows, and its bounds.
template <class Number>
void add_number(CLI::App& command, const char* name, Number& number, const char* description,
                std::type_identity_t<Number> least, std::type_identity_t<Number> most) {
  command.add_option(name, number, description)
      ->check(CLI::Range(least, most))
      ->capture_default_str();
}

}  // namespace cheesemoon::cli
