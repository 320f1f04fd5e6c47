#pragma once

namespace cheesemoon::cli {

enum ExitStatus : int {
  success = 0,
  failed = 1,     // what was to be checked or finished is not right
  bad_input = 2,  // a wrong command line, or a file that cannot be read or written
};

}  // namespace cheesemoon::cli
