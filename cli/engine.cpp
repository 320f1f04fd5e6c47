#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "protocol/session.h"

namespace cheesemoon::cli {

int run_engine() {
  // The engine writes while it reads: reading must not flush what another thread is writing.
  std::cin.tie(nullptr);
  protocol::run_session(std::cin, std::cout, {"Cheesemoon", CHEESEMOON_VERSION});
  return success;
}

}  // namespace cheesemoon::cli
