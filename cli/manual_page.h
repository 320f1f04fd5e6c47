#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace cheesemoon::cli {

/// What a program or one of its commands says about itself, as a page for `man`.
struct ManualPage {
  /// As in `cheesemoon-serve`.
  std::string name;
  int section = 1;
  std::string version;
  /// What stands at its end.
  std::string see_also;
};
std::string manual_page(const CLI::App& described, const ManualPage& page);

}  // namespace cheesemoon::cli
