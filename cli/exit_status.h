#pragma once

#include <string_view>

namespace cheesemoon::cli {

enum ExitStatus : int {
  success = 0,
  failed = 1,     // what was to be checked or finished is not right
  bad_input = 2,  // a wrong command line, or a file that cannot be read or written
};

/// Says on standard error why a command cannot do what it was asked to; how it exits then.
int complain(std::string_view command, std::string_view what);

}  // namespace cheesemoon::cli
