#include <exception>
#include <iostream>

#include "cli/command_line.h"
#include "cli/exit_status.h"

int main(int argc, char** argv) {
  try {
    std::ios::sync_with_stdio(false);
    const int status = cheesemoon::cli::run_command_line(argc, argv);
    std::cout.flush();
    if (!std::cout) {
      std::cerr << "cheesemoon: cannot write to standard output\n";
      return cheesemoon::cli::failed;
    }
    return status;
  } catch (const std::exception& error) {
    std::cerr << "cheesemoon: " << error.what() << '\n';
    return cheesemoon::cli::failed;
  }
}
