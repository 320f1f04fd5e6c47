#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <utility>

namespace cheesemoon::cli {

/// A subcommand and what it can be told; both live as long as the command line. When it is run it
/// leaves its exit status in `status`.
template <class Arguments>
std::pair<CLI::App&, Arguments&> add_subcommand(CLI::App& app, int& status, const std::string& name,
                                                const std::string& description) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(name, description);
  command->callback([arguments, &status] { status = run(*arguments); });
  return {*command, *arguments};
}

}  // namespace cheesemoon::cli
