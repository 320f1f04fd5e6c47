#include <iostream>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "protocol/session.h"

namespace cheesemoon::cli {

namespace {

int run_engine() {
  // The engine writes while it reads: reading must not flush what another thread is writing.
  std::cin.tie(nullptr);
  protocol::run_session(std::cin, std::cout, {"Cheesemoon", CHEESEMOON_VERSION});
  return success;
}

}  // namespace

void add_engine(CLI::App& app, int& status) {
  CLI::App& command = *app.add_subcommand(
      "engine", "Speak the engine protocol: positions in, choices out, a line each");
  command.footer(
      "The protocol is explained in docs/engine-protocol.md.\n"
      "Examples:\n"
      "  cheesemoon engine\n"
      "  cheesemoon match first-rat --players 'exec:./cheesemoon engine,greedy' --nodes 300");
  command.callback([&status] { status = run_engine(); });
}

}  // namespace cheesemoon::cli
