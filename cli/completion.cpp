#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>
#include <vector>

#include "cli/commands.h"
#include "cli/exit_status.h"

namespace cheesemoon::cli {

namespace {

/// What can come next, by where we are.
struct Cases {
  /// `cheesemoon play`, one after the other.
  std::vector<std::string> commands;
  /// Of each command, the words that can follow.
  std::string words;
  /// Of each option that takes a value, the values; nothing where it may be any.
  std::string values;
};

/// The values of `TEXT:{red,blue}`, with spaces between them; nothing if it may be any.
std::string known_values(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const std::size_t begin = type.find('{');
  const std::size_t end = type.find('}');
  if (begin == std::string::npos || end == std::string::npos) return {};
  std::string values = type.substr(begin + 1, end - begin - 1);
  std::replace(values.begin(), values.end(), ',', ' ');
  return values;
}

void add_cases(Cases& cases, const CLI::App& command, const std::string& path) {
  std::vector<std::string> words;
  for (const CLI::App* part : command.get_subcommands({})) {
    words.push_back(part->get_name());
    cases.commands.push_back(fmt::format("'{} {}'", path, part->get_name()));
    add_cases(cases, *part, path + " " + part->get_name());
  }
  for (const CLI::Option* option : command.get_options()) {
    if (!option->nonpositional()) {
      words.push_back(known_values(*option));
      continue;
    }
    for (const std::string& name : option->get_lnames()) {
      words.push_back("--" + name);
      if (option->get_items_expected_max() > 0)
        cases.values +=
            fmt::format("    '{} --{}') words='{}' ;;\n", path, name, known_values(*option));
    }
  }
  cases.words += fmt::format("    '{}') words='{}' ;;\n", path, fmt::join(words, " "));
}

/// A script for bash that completes the commands and options of a program, the values of options
/// that have only some, and files otherwise.
std::string bash_completion(const CLI::App& program) {
  Cases cases;
  add_cases(cases, program, program.get_name());
  return fmt::format(
      R"(# Completion for bash, written by `{0} completion`.
_{0}() {{
  local path={0} words='' place
  for ((place = 1; place < COMP_CWORD; ++place)); do
    case "$path ${{COMP_WORDS[place]}}" in
      {1}) path+=" ${{COMP_WORDS[place]}}" ;;
    esac
  done
  case "$path" in
{2}  esac
  case "$path ${{COMP_WORDS[COMP_CWORD - 1]}}" in
{3}  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}")
}}
complete -o default -F _{0} {0}
)",
      program.get_name(), fmt::join(cases.commands, " | "), cases.words, cases.values);
}

}  // namespace

void add_completion(CLI::App& app, int& status) {
  CLI::App& command =
      *app.add_subcommand("completion", "A script that lets bash complete what you type");
  command.footer(
      "Where the program is installed, bash knows it already.\n"
      "Examples:\n"
      "  source <(cheesemoon completion)");
  command.callback([&app, &status] {
    std::cout << bash_completion(app);
    status = success;
  });
}

}  // namespace cheesemoon::cli
