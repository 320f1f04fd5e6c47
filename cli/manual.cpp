#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "cli/exit_status.h"

namespace cheesemoon::cli {

namespace {

/// Text as roff reads it.
std::string roff(std::string_view text) {
  std::string escaped;
  bool at_start = true;
  for (const char letter : text) {
    // At the start of a line these are commands.
    if (at_start && (letter == '.' || letter == '\'')) escaped += "\\&";
    if (letter == '\\') {
      escaped += "\\e";
    } else if (letter == '-') {
      escaped += "\\-";
    } else {
      escaped += letter;
    }
    at_start = letter == '\n';
  }
  return escaped;
}

/// Line by line as it stands there.
std::string as_it_is(std::string_view text) {
  return text.empty() ? std::string() : fmt::format(".PP\n.nf\n{}\n.fi\n", roff(text));
}

/// `cheesemoon content show [name] [options]`
std::string usage(const CLI::App& command) {
  const CLI::Formatter formatter;
  std::string text = command.get_name();
  for (const CLI::App* parent = command.get_parent(); parent != nullptr;
       parent = parent->get_parent())
    text = fmt::format("{} {}", parent->get_name(), text);
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional()) text += " " + formatter.make_option_usage(option);
  if (!command.get_subcommands({}).empty()) text += " command";
  return text + " [options]";
}

std::string option_lines(const CLI::App& command) {
  const CLI::Formatter formatter;
  std::string text;
  for (const CLI::Option* option : command.get_options())
    text += fmt::format(".TP\n\\fB{}\\fR{}\n{}\n",
                        roff(formatter.make_option_name(option, !option->nonpositional())),
                        roff(formatter.make_option_opts(option)), roff(option->get_description()));
  return text;
}

std::string command_parts(const CLI::App& command) {
  std::string text;
  for (const CLI::App* part : command.get_subcommands({}))
    text += fmt::format(".SS \"{}\"\n{}\n{}{}{}", roff(usage(*part)), roff(part->get_description()),
                        option_lines(*part), as_it_is(part->get_footer()), command_parts(*part));
  return text;
}

constexpr const char* exit_status = R"(.SH EXIT STATUS
0 if all went well, 1 if what was to be checked or finished is not right, and 2 for a command line
or a file that cannot be used.
)";

/// What a program or one of its commands says about itself, as a page for `man`.
std::string manual_page(const CLI::App& described, const std::string& name, int section,
                        std::string_view see_also) {
  std::string text = fmt::format(
      ".TH {} {} \"\" \"cheesemoon {}\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n{}\n"
      ".SH OPTIONS\n{}",
      name, section, CHEESEMOON_VERSION, roff(name), roff(described.get_description()),
      roff(usage(described)), option_lines(described));
  if (const std::string parts = command_parts(described); !parts.empty())
    text += ".SH COMMANDS\n" + parts;
  if (const std::string footer = as_it_is(described.get_footer()); !footer.empty())
    text += ".SH NOTES\n" + footer;
  return text + exit_status + fmt::format(".SH SEE ALSO\n{}\n", see_also);
}

}  // namespace

void add_manual(CLI::App& app, int& status) {
  CLI::App& command = *app.add_subcommand("manual", "The manual page, for man to show");
  const auto which = std::make_shared<std::string>();
  command.add_option("command", *which, "Only that of this command")
      ->check(CLI::IsMember({"serve"}));
  command.footer(
      "Examples:\n"
      "  cheesemoon manual | man -l -\n"
      "  cheesemoon manual serve | man -l -");
  command.callback([&app, &status, which] {
    const bool is_whole = which->empty();
    std::cout << (is_whole ? manual_page(app, "cheesemoon", 1, ".BR cheesemoon\\-serve (8)")
                           : manual_page(*app.get_subcommand(*which), "cheesemoon-" + *which, 8,
                                         ".BR cheesemoon (1)"));
    status = success;
  });
}

}  // namespace cheesemoon::cli
