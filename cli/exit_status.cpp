#include "cli/exit_status.h"

#include <iostream>

namespace cheesemoon::cli {

int complain(std::string_view command, std::string_view what) {
  std::cerr << "cheesemoon " << command << ": " << what << '\n';
  return bad_input;
}

}  // namespace cheesemoon::cli
