#include "cli/open_in_browser.h"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace cheesemoon::cli {

namespace {

bool has_desktop() {
  return std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
}

}  // namespace

void open_in_browser(const std::string& address) {
  if (!has_desktop()) return;
  std::string program = "xdg-open";
  std::string page = address;
  std::array<char*, 3> arguments{program.data(), page.data(), nullptr};
  posix_spawn_file_actions_t actions{};
  if (posix_spawn_file_actions_init(&actions) != 0) return;
  // What a browser says of itself is no concern of whoever runs the server.
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  // Without xdg-open nothing is opened; the address was printed.
  (void)posix_spawnp(&child, program.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
}

}  // namespace cheesemoon::cli
