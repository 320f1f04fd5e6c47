#include <fmt/format.h>

#include <filesystem>
#include <iostream>

#include "cli/exit_status.h"
#include "cli/server_commands.h"
#include "server/store/store.h"

namespace cheesemoon::cli {

int run(const BackupArguments& arguments) {
  // Opening a file that is not there would make an empty one.
  if (arguments.store.find("://") == std::string::npos &&
      !std::filesystem::exists(arguments.store)) {
    std::cerr << fmt::format("cheesemoon: there is no store {}\n", arguments.store);
    return bad_input;
  }
  auto store = server::open_store(arguments.store);
  if (!store) {
    std::cerr << fmt::format("cheesemoon: {}\n", store.error().sentence);
    return bad_input;
  }
  if (const auto copied = store->back_up(arguments.file); !copied) {
    std::cerr << fmt::format("cheesemoon: {}\n", copied.error().sentence);
    return bad_input;
  }
  std::cout << fmt::format("copied to {}\n", arguments.file);
  return success;
}

}  // namespace cheesemoon::cli
