#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace cheesemoon::cli {

/// A script for bash that completes the commands and options of a program, the values of options
/// that have only some, and files otherwise.
std::string bash_completion(const CLI::App& program);

}  // namespace cheesemoon::cli
